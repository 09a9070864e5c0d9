import type { Chat } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import { Text } from '@sanchay/ui';
import { SUPPORT_WORDS } from './supportWords.ts';

/** Who answers now, and outside office hours honest words on when somebody will. */
export function ChatStatus({ chat }: { chat: Pick<Chat, 'state' | 'agent' | 'office'> }) {
  const { t } = useWords(SUPPORT_WORDS);
  const format = useFormat();
  const { state, agent, office } = chat;
  const when =
    office.open || office.opens_next === null
      ? null
      : t('chat.closedUntil', { time: format.dateTime(office.opens_next) });
  const who =
    state === 'claimed'
      ? t('chat.with', { name: agent ?? '' })
      : t(state === 'waiting' ? 'chat.waiting' : 'chat.assistant');
  return (
    <Text size="small" role="status">
      {who} {state !== 'claimed' && when}
    </Text>
  );
}
