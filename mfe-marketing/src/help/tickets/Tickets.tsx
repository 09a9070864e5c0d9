import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, usePageHead } from '@sanchay/remote-kit';
import { EmptyState, LinkButton, Stack } from '@sanchay/ui';
import { HELP_MESSAGES } from '../../messages.ts';
import { CallbackCard } from '../callback/CallbackCard.tsx';
import { HelpAnswer } from '../HelpAnswer.tsx';
import { HelpFrame } from '../HelpFrame.tsx';
import { SignedIn } from '../SignedIn.tsx';
import { TicketRows } from './TicketRows.tsx';

/** `/help/tickets`: the user's tickets, and whether support may call back. */
export function Tickets() {
  const { t } = useMessages(HELP_MESSAGES);
  usePageHead({ title: t('tickets.title'), index: false });
  return (
    <SignedIn>
      <OwnTickets />
    </SignedIn>
  );
}

function OwnTickets() {
  const { t } = useMessages(HELP_MESSAGES);
  const tickets = useCall('tickets');
  useBusEvent('ticket/changed', () => void refreshCalls('tickets'));
  const way = [
    { label: t('desk.name'), href: '/help' },
    { label: t('tickets.title'), href: '/help/tickets' },
  ];
  return (
    <HelpAnswer of={tickets}>
      {({ data }) => (
        <HelpFrame way={way} title={t('tickets.title')} lead={t('tickets.lead')} width="text">
          <Stack gap={8}>
            {data.length === 0 ? (
              <EmptyState
                title={t('tickets.none')}
                action={<LinkButton href="/help/tickets/new">{t('contact.ticket')}</LinkButton>}
              >
                {t('tickets.noneHint')}
              </EmptyState>
            ) : (
              <Stack gap={4}>
                <TicketRows tickets={data} />
                <div>
                  <LinkButton href="/help/tickets/new">{t('contact.ticket')}</LinkButton>
                </div>
              </Stack>
            )}
            <CallbackCard />
          </Stack>
        </HelpFrame>
      )}
    </HelpAnswer>
  );
}
