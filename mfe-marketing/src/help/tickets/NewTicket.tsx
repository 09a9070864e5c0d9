import { useMessages } from '@sanchay/i18n';
import { usePageHead } from '@sanchay/remote-kit';
import { HELP_MESSAGES } from '../../messages.ts';
import { HelpFrame } from '../HelpFrame.tsx';
import { SignedIn } from '../SignedIn.tsx';
import { TicketForm } from './TicketForm.tsx';

/** `/help/tickets/new`, with `category`, `order` and `from` (a path) in the query where it was opened from something. */
export function NewTicket() {
  const { t } = useMessages(HELP_MESSAGES);
  usePageHead({ title: t('newTicket.title'), index: false });
  const way = [
    { label: t('desk.name'), href: '/help' },
    { label: t('tickets.title'), href: '/help/tickets' },
    { label: t('newTicket.title'), href: '/help/tickets/new' },
  ];
  return (
    <SignedIn>
      <HelpFrame way={way} title={t('newTicket.title')} lead={t('newTicket.lead')} width="text">
        <TicketForm />
      </HelpFrame>
    </SignedIn>
  );
}
