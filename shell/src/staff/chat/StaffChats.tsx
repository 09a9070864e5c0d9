import { bus } from '@sanchay/event-bus';
import { useFormat, useMessages } from '@sanchay/i18n';
import { refreshCalls, useCall } from '@sanchay/remote-kit';
import { Badge, EmptyState, ErrorState, Loading, SkeletonTable } from '@sanchay/ui';
import { useEffect } from 'react';
import { deskMessages } from '../../chat/deskMessages.ts';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';
import { Desk, QueueList } from '../staffParts.ts';
import { StaffConversation } from './StaffConversation.tsx';

/** Conversations that are not over, with the chosen one. */
export function StaffChats({ id }: { id: string | null }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const format = useFormat();
  const chats = useCall('staffChats', {}, { staleTime: 0 });
  useEffect(() => {
    const news = bus.on('chat/message').subscribe(() => void refreshCalls('staffChats', 'staffChat'));
    return () => news.unsubscribe();
  }, []);
  const rows = chats.data?.data;
  return (
    <Desk $chosen={id !== null}>
      <div>
        {chats.error && !rows && (
          <ErrorState
            compact
            code={chats.error.code ?? chats.error.kind}
            onRetry={() => void chats.refetch()}
          />
        )}
        {!rows && !chats.error && (
          <Loading>
            <SkeletonTable columns={2} />
          </Loading>
        )}
        {rows?.length === 0 && <EmptyState picture="done" title={t('staff.noChats')} titleLevel={3} />}
        {rows && rows.length > 0 && (
          <QueueList aria-label={t('staff.chat')}>
            {rows.map(({ id: one, investor, state, agent, mine, unread, last }) => (
              <li key={one}>
                <a href={`/staff/chat/${one}`} aria-current={one === id ? 'true' : undefined}>
                  <span>
                    {investor}{' '}
                    {unread > 0 && (
                      <Badge tone="accent">{t('common:nav.chatUnread', { count: unread })}</Badge>
                    )}
                  </span>
                  <small>
                    {mine ? t('staff.mine') : t(`staff.chatState.${state}`, { name: agent ?? '' })}
                    {last && ` · ${deskMessages(t, format, last).slice(0, 80)}`}
                  </small>
                </a>
              </li>
            ))}
          </QueueList>
        )}
      </div>
      {id === null ? <EmptyState title={t('staff.chooseChat')} /> : <StaffConversation key={id} id={id} />}
    </Desk>
  );
}
