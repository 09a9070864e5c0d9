import type { ApiError } from '@sanchay/api-client';
import type { Translate } from '@sanchay/i18n';

const CODES = [
  'text_too_long',
  'text_missing',
  'chat_claimed',
  'chat_closed',
  'chat_not_yours',
  'ticket_closed',
  'callback_over',
  'kyc_changed',
] as const;

/** What went wrong with a message or an answer, in a sentence of the page's language. */
export function messageProblem(t: Translate, { kind, code, retryAfter }: ApiError): string {
  if (kind === 'rate_limited') return t('problem.rate_limited', { count: retryAfter ?? 60 });
  const known = CODES.find((one) => one === code);
  if (known) return t(`problem.${known}`);
  return t(kind === 'offline' || kind === 'network' ? 'problem.offline' : 'problem.other');
}
