import { useFormat, useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Card, DetailList, Notice, Row, Stack, TextField, TextLink } from '@sanchay/ui';
import { useState } from 'react';
import { messageProblem } from '../../chat/messageProblem.ts';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';
import { MachineText } from '../staffParts.ts';
import type { StaffHeldMessage } from './StaffMessages.tsx';

/** One message that could not be applied: what it states, why it was refused, and what can be done about it. */
export function HeldMessage({ message }: { message: StaffHeldMessage }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const format = useFormat();
  const { feed, number, order, reason, tries, outcome, note } = message;
  return (
    <Stack gap={4}>
      <TextLink href="/staff/messages">{t('staff.backToQueue')}</TextLink>
      <Card title={`${t(`staff.held.feed.${feed}`)} · ${t('staff.held.number', { number })}`}>
        <DetailList
          items={[
            { term: t('staff.held.arrived'), value: format.dateTime(message.held_at) },
            {
              term: t('staff.held.order'),
              value: order ? `${order.name} · ${order.investor} · ${order.id}` : t('staff.held.noOrder'),
            },
            { term: t('staff.held.reason'), value: <MachineText>{reason}</MachineText> },
            { term: t('staff.held.tries'), value: String(tries) },
            { term: t('staff.held.body'), value: <MachineText>{message.body}</MachineText> },
          ]}
        />
      </Card>
      {outcome === null ? (
        <Deal message={message} />
      ) : (
        <Notice>
          {t(`staff.held.outcome.${outcome}`, { at: format.dateTime(message.ended_at!) })}
          {note !== null && ` ${note}`}
        </Notice>
      )}
    </Stack>
  );
}

function Deal({ message: { id, order, tries } }: { message: StaffHeldMessage }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const take = useWrite('takeHeldMessage', ['staffHeldMessages']);
  const close = useWrite('closeHeldMessage', ['staffHeldMessages']);
  const [note, setNote] = useState('');
  const error = take.error ?? close.error;
  return (
    <Stack gap={3}>
      <Notice>{t(order ? 'staff.held.explainOrder' : 'staff.held.explain')}</Notice>
      {take.isSuccess && tries > 0 && (
        <Notice tone="error" live>
          {t('staff.held.refusedAgain')}
        </Notice>
      )}
      {error && (
        <Notice tone="error" live>
          {messageProblem(t, error)}
        </Notice>
      )}
      <Row>
        <Button busy={take.isPending} onClick={() => take.mutate({ params: { id }, body: {} })}>
          {t('staff.held.take')}
        </Button>
      </Row>
      <TextField label={t('staff.held.note')} value={note} onChange={setNote} maxLength={500} multiline />
      <Row>
        <Button
          variant="secondary"
          busy={close.isPending}
          aria-disabled={note.trim() === ''}
          onClick={() => note.trim() !== '' && close.mutate({ params: { id }, body: { note } })}
        >
          {t('staff.held.close')}
        </Button>
      </Row>
    </Stack>
  );
}
