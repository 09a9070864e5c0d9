import type { ChatMessage } from '@sanchay/contracts';
import type { Formats, Translate } from '@sanchay/i18n';

const CODES = ['greeting', 'articles', 'nothing_found', 'handed_over', 'claimed', 'closed'] as const;

/** The text of a message: its own, or the text for a code that the desk sends. */
export function deskMessages(
  t: Translate,
  format: Pick<Formats, 'dateTime'>,
  { code, text }: Pick<ChatMessage, 'code' | 'text'>,
): string {
  const known = CODES.find((one) => one === code);
  if (!known) return text;
  if (known === 'handed_over' && text !== '')
    return t('said.handed_over_later', { time: format.dateTime(text) });
  return t(`said.${known}`, { name: text });
}
