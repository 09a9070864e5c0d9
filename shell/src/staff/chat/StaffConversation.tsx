import { ApiError, client } from '@sanchay/api-client';
import type { StaffChat } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { MissingPage, refreshCalls, useCall, useWrite } from '@sanchay/remote-kit';
import { Button, Card, ErrorState, Loading, Notice, SkeletonBlock, Stack, Text, TextLink } from '@sanchay/ui';
import { useEffect } from 'react';
import { Composer } from '../../chat/Composer.tsx';
import { MessageList } from '../../chat/MessageList.tsx';
import { messageProblem } from '../../chat/messageProblem.ts';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';
import { typingNotice } from '../../chat/typingNotice.ts';
import { useTyping } from '../../chat/useTyping.ts';

/** One conversation for an agent: take it, answer, end it. What an agent has on the page counts as read. */
export function StaffConversation({ id }: { id: string }) {
  const chat = useCall('staffChat', { params: { id } }, { staleTime: 0 });
  const data = chat.data?.data;
  const newest = data?.messages.at(-1)?.id ?? 0;
  const typing = useTyping(['investor'], id, newest);
  const mine = data?.mine ?? false;
  useEffect(() => {
    if (!mine || newest === 0) return;
    client
      .call('staffReadChat', { params: { id }, body: { delivered: newest, read: newest } })
      .then(() => refreshCalls('staffChats'))
      .catch(() => undefined);
  }, [id, mine, newest]);
  if (chat.error?.kind === 'not_found') return <MissingPage />;
  if (!data) {
    return chat.error ? (
      <ErrorState code={chat.error.code ?? chat.error.kind} onRetry={() => void chat.refetch()} />
    ) : (
      <Loading>
        <SkeletonBlock height={320} />
      </Loading>
    );
  }
  return <Shown chat={data} typing={typing} />;
}

function Shown({ chat, typing }: { chat: StaffChat; typing: boolean }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const claim = useWrite('claimChat', ['staffChats', 'staffChat']);
  const close = useWrite('closeChat', ['staffChats', 'staffChat']);
  const params = { id: chat.id };
  const notice = typingNotice('staffChatTyping', { params });
  const error = claim.error ?? close.error;
  const send = async (text: string) => {
    try {
      await client.call('answerChat', { params, body: { text } });
      await refreshCalls('staffChats', 'staffChat');
      return null;
    } catch (fault) {
      return { text, error: ApiError.from(fault) };
    }
  };
  return (
    <Stack gap={4}>
      <TextLink href="/staff/chat">{t('staff.backToQueue')}</TextLink>
      <Card
        title={chat.investor}
        actions={
          chat.mine && (
            <Button
              variant="secondary"
              size="small"
              busy={close.isPending}
              onClick={() => close.mutate({ params, body: {} })}
            >
              {t('staff.endChat')}
            </Button>
          )
        }
      >
        <Stack gap={4}>
          <MessageList messages={chat.messages} own="agent" reach={chat.reach} typing={typing} />
          {error && (
            <Notice tone="error" live>
              {messageProblem(t, error)}
            </Notice>
          )}
          {chat.mine && <Composer onSend={send} onTyping={notice} />}
          {(chat.state === 'assistant' || chat.state === 'waiting') && (
            <div>
              <Button busy={claim.isPending} onClick={() => claim.mutate({ params, body: {} })}>
                {t('staff.claim')}
              </Button>
            </div>
          )}
          {!chat.mine && (chat.state === 'claimed' || chat.state === 'closed') && (
            <Text>{t(`staff.chatState.${chat.state}`, { name: chat.agent ?? '' })}</Text>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
