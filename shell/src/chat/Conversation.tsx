import { useMessages } from '@sanchay/i18n';
import { refreshCalls } from '@sanchay/remote-kit';
import { Button, Dialog, ErrorState, Loading, SkeletonLine, Stack } from '@sanchay/ui';
import { useState, useSyncExternalStore } from 'react';
import { ChatStatus } from './ChatStatus.tsx';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { outbox } from './outbox.ts';
import { SUPPORT_MESSAGES } from './supportMessages.ts';
import { typingNotice } from './typingNotice.ts';
import { useChat } from './useChat.ts';
import { WaitingMessages } from './WaitingMessages.tsx';

/** The user's side of the chat: history, who responds, and the field. */
export function Conversation({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t, language } = useMessages(SUPPORT_MESSAGES);
  const { chat, earlier, error, retry, showEarlier, typing } = useChat();
  const queue = outbox(userId);
  const waiting = useSyncExternalStore(queue.subscribe, queue.items);
  const [refused] = useState(() => queue.refused());
  const notice = typingNotice('chatTyping', {});
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chat.title')}
      size="medium"
      actions={
        <Composer
          refused={refused}
          onTyping={() => chat?.state === 'claimed' && notice()}
          onSend={async (text) => {
            queue.add(text, language);
            await queue.flush();
            await refreshCalls('chat', 'chatUnread');
            return queue.refused();
          }}
        />
      }
    >
      <Stack gap={4}>
        {chat && <ChatStatus chat={chat} />}
        {!chat && !error && (
          <Loading>
            <SkeletonLine width={60} height={40} />
          </Loading>
        )}
        {error && !chat && <ErrorState compact code={error.code ?? error.kind} onRetry={retry} />}
        {chat && (
          <>
            {(earlier.more ?? chat.earlier) && (
              <Button variant="quiet" size="small" busy={earlier.loading} onClick={showEarlier}>
                {t('chat.earlier')}
              </Button>
            )}
            <MessageList
              messages={[...earlier.messages, ...chat.messages]}
              own="investor"
              reach={chat.reach}
              typing={typing}
            />
            <WaitingMessages
              items={waiting}
              retry={() => void queue.flush().then(() => refreshCalls('chat'))}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
