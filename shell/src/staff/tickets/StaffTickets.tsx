import { bus } from '@sanchay/event-bus';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls } from '@sanchay/remote-kit';
import { EmptyState, Stack } from '@sanchay/ui';
import { useEffect } from 'react';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';
import { Desk } from '../staffParts.ts';
import { CallbackQueue } from './CallbackQueue.tsx';
import { StaffTicket } from './StaffTicket.tsx';
import { TicketQueue } from './TicketQueue.tsx';

/** The queue of tickets with the chosen one, and who waits to be called. */
export function StaffTickets({ id }: { id: string | null }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  useEffect(() => {
    const news = bus.on('ticket/changed').subscribe(() => void refreshCalls('staffTickets', 'staffTicket'));
    return () => news.unsubscribe();
  }, []);
  return (
    <Desk $chosen={id !== null}>
      <div>
        <Stack gap={6}>
          <TicketQueue chosen={id} />
          <CallbackQueue />
        </Stack>
      </div>
      {id === null ? <EmptyState title={t('staff.chooseTicket')} /> : <StaffTicket key={id} id={id} />}
    </Desk>
  );
}
