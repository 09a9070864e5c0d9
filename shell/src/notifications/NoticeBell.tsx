import { client } from '@sanchay/api-client';
import { bus } from '@sanchay/event-bus';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls } from '@sanchay/remote-kit';
import { queryClient, useQuery } from '@sanchay/remote-kit/query';
import { BellIcon } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useEffect } from 'react';
import { Dropdown } from '../kit/Dropdown.tsx';
import { Count } from '../kit/headerParts.ts';
import { LazyNotices } from './LazyNotices.tsx';

const MOST_SHOWN = 99;

/** As large as the cart beside it; the count keeps to its corner. */
const Face = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: 0 -10px;
`;

/** The bell of a signed-in user: the unread count, live, and recent events. */
export function NoticeBell() {
  const { t } = useMessages();
  const asked = useQuery(
    { queryKey: ['noticesUnread', {}], queryFn: () => client.call('noticesUnread') },
    queryClient,
  );
  useEffect(() => {
    const news = bus.on('notice/added').subscribe(() => void refreshCalls('noticesUnread', 'notices'));
    const switched = bus
      .on('account/switched')
      .subscribe(() => void refreshCalls('noticesUnread', 'notices'));
    return () => {
      news.unsubscribe();
      switched.unsubscribe();
    };
  }, []);
  const unread = asked.data?.data.unread ?? 0;
  return (
    <Dropdown
      label={unread > 0 ? t('nav.notices', { count: unread }) : t('nav.notices')}
      look="icon"
      trigger={
        <Face>
          <BellIcon />
          {unread > 0 && <Count aria-hidden="true">{Math.min(unread, MOST_SHOWN)}</Count>}
        </Face>
      }
    >
      <LazyNotices />
    </Dropdown>
  );
}
