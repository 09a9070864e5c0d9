import { client } from '@sanchay/api-client';
import { bus } from '@sanchay/event-bus';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls } from '@sanchay/remote-kit';
import { queryClient, useQuery } from '@sanchay/remote-kit/query';
import { Badge } from '@sanchay/ui';
import { useEffect } from 'react';
import { DropdownLink } from '../kit/Dropdown.tsx';
import { usePath } from '../kit/usePath.ts';
import { helpAddress } from './chatAddress.ts';

/** How many chat messages the signed-in user has not read, followed live; 0 while it is not known. */
export function useUnreadChat(signedIn: boolean): number {
  const unread = useQuery(
    { queryKey: ['chatUnread', {}], queryFn: () => client.call('chatUnread'), enabled: signedIn },
    queryClient,
  );
  useEffect(() => {
    const news = bus.on('chat/message').subscribe(() => void refreshCalls('chatUnread'));
    return () => news.unsubscribe();
  }, []);
  return unread.data?.data.unread ?? 0;
}

/** Help and chat in the account menu, with what is unread. */
export function ChatMenuItems({ unread }: { unread: number }) {
  const { t } = useMessages();
  const path = usePath();
  return (
    <>
      <DropdownLink href={helpAddress(path)} data-closes>
        {t('nav.help')}
      </DropdownLink>
      <DropdownLink href="/help/tickets" data-closes>
        {t('nav.tickets')}
      </DropdownLink>
      <DropdownLink href="?chat=open" data-closes>
        {t('nav.chat')}
        {unread > 0 && (
          <>
            {' '}
            <Badge tone="accent">{t('nav.chatUnread', { count: unread })}</Badge>
          </>
        )}
      </DropdownLink>
    </>
  );
}
