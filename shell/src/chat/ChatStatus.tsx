import type { Chat } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Text } from '@sanchay/ui';
import { SUPPORT_MESSAGES } from './supportMessages.ts';

/** Who responds now, and outside office hours when support is back. */
export function ChatStatus({ chat }: { chat: Pick<Chat, 'state' | 'agent' | 'office'> }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const format = useFormat();
  const { state, agent, office } = chat;
  const time = office.open || office.opens_next === null ? null : format.dateTime(office.opens_next);
  const messages = {
    claimed: t('chat.with', { name: agent ?? '' }),
    waiting: time === null ? t('chat.waiting') : t('chat.waitingClosed', { time }),
    assistant: `${t('chat.assistant')} ${time === null ? '' : t('chat.closedUntil', { time })}`,
  };
  return (
    <Text size="small" role="status">
      {messages[state === 'closed' ? 'assistant' : state]}
    </Text>
  );
}
