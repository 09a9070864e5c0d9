import type { Ticket } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, usePageHead } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Row, Stack, Text, TextLink } from '@sanchay/ui';
import { HELP_MESSAGES } from '../../messages.ts';
import { HelpAnswer } from '../HelpAnswer.tsx';
import { HelpFrame } from '../HelpFrame.tsx';
import { SignedIn } from '../SignedIn.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { TicketMessages } from './TicketMessages.tsx';
import { TicketOrder } from './TicketOrder.tsx';
import { TicketState } from './TicketState.tsx';

/** `/help/tickets/{id}`: a ticket with its answers as they come. */
export function TicketPage() {
  const { t } = useMessages(HELP_MESSAGES);
  usePageHead({ title: t('tickets.title'), index: false });
  return (
    <SignedIn>
      <OneTicket />
    </SignedIn>
  );
}

function OneTicket() {
  const { id = '' } = useParams();
  const ticket = useCall('ticket', { params: { id } });
  useBusEvent('ticket/changed', ({ ticketId }) => {
    if (ticketId === id) void refreshCalls('ticket', 'tickets');
  });
  return <HelpAnswer of={ticket}>{({ data }) => <Shown ticket={data} />}</HelpAnswer>;
}

function Shown({ ticket }: { ticket: Ticket }) {
  const { t } = useMessages(HELP_MESSAGES);
  const format = useFormat();
  const way = [
    { label: t('tickets.title'), href: '/help/tickets' },
    { label: ticket.number, href: `/help/tickets/${ticket.id}` },
  ];
  return (
    <HelpFrame way={way} title={ticket.subject} width="text">
      <Stack gap={6}>
        <Row gap={3}>
          <TicketState state={ticket.state} />
          <Text size="small">
            {ticket.number} · {t('ticket.opened', { time: format.dateTime(ticket.created_at) })}
          </Text>
          {ticket.page && (
            <Text size="small">
              <TextLink href={ticket.page}>{t('ticket.page')}</TextLink>
            </Text>
          )}
        </Row>
        {ticket.order && <TicketOrder order={ticket.order} />}
        <TicketMessages messages={ticket.messages} />
        <ReplyForm key={ticket.id} ticket={ticket} />
      </Stack>
    </HelpFrame>
  );
}
