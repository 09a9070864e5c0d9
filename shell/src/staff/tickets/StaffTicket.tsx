import type { StaffTicket as Ticket } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { MissingPage, useCall, useWrite } from '@sanchay/remote-kit';
import {
  Button,
  Card,
  DetailList,
  ErrorState,
  Loading,
  Notice,
  Row,
  SkeletonBlock,
  Stack,
  TextField,
  TextLink,
} from '@sanchay/ui';
import { useState } from 'react';
import { messageProblem } from '../../chat/messageProblem.ts';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';
import { useShell } from '../../kit/shellContext.ts';
import { TicketChargeback } from './TicketChargeback.tsx';
import { TicketHistory } from './TicketHistory.tsx';

/** One ticket: who requested what about which order, and the reply. */
export function StaffTicket({ id }: { id: string }) {
  const ticket = useCall('staffTicket', { params: { id } });
  const { t } = useMessages(SUPPORT_MESSAGES);
  const format = useFormat();
  if (ticket.error?.kind === 'not_found') return <MissingPage />;
  if (!ticket.data) {
    return ticket.error ? (
      <ErrorState code={ticket.error.code ?? ticket.error.kind} onRetry={() => void ticket.refetch()} />
    ) : (
      <Loading>
        <SkeletonBlock height={320} />
      </Loading>
    );
  }
  const { data } = ticket.data;
  const { investor, page } = data;
  return (
    <Stack gap={4}>
      <TextLink href="/staff/tickets">{t('staff.backToQueue')}</TextLink>
      <Card title={data.subject}>
        <DetailList
          items={[
            { term: t('staff.number'), value: `${data.number} · ${t(`staff.state.${data.state}`)}` },
            {
              term: t('staff.from'),
              value: [investor.name, investor.email, investor.mobile].filter(Boolean).join(' · '),
            },
            { term: t('staff.opened'), value: format.dateTime(data.created_at) },
            ...(page ? [{ term: t('staff.page'), value: page }] : []),
          ]}
        />
      </Card>
      <TicketChargeback ticketId={id} />
      <TicketHistory ticket={data} />
      <AnswerForm ticket={data} />
    </Stack>
  );
}

function AnswerForm({ ticket }: { ticket: Ticket }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const { config } = useShell();
  const answer = useWrite('answerTicket', ['staffTickets', 'staffTicket']);
  const close = useWrite('staffCloseTicket', ['staffTickets', 'staffTicket']);
  const [text, setText] = useState('');
  const params = { id: ticket.id };
  const error = answer.error ?? close.error;
  if (ticket.state === 'closed') return <Notice>{t('staff.closedTicket')}</Notice>;
  const send = async (closes: boolean): Promise<void> => {
    if (text.trim() === '') return;
    await answer.mutateAsync({ params, body: { text, close: closes } }).then(
      () => setText(''),
      () => undefined,
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
    >
      <Stack gap={3}>
        <TextField
          label={t('staff.answer')}
          value={text}
          onChange={setText}
          maxLength={config.support.ticketText}
          multiline
        />
        {error && (
          <Notice tone="error" live>
            {messageProblem(t, error)}
          </Notice>
        )}
        <Row gap={3}>
          <Button type="submit" busy={answer.isPending} aria-disabled={text.trim() === ''}>
            {t('staff.send')}
          </Button>
          <Button variant="secondary" aria-disabled={text.trim() === ''} onClick={() => void send(true)}>
            {t('staff.sendAndClose')}
          </Button>
          <Button variant="quiet" busy={close.isPending} onClick={() => close.mutate({ params, body: {} })}>
            {t('staff.close')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
