import type { ApiError } from '@sanchay/api-client';
import type { Translate } from '@sanchay/i18n';

const CODES = [
  'text_missing',
  'text_too_long',
  'ticket_closed',
  'order_unknown',
  'office_closed',
  'already_requested',
  'mobile_not_verified',
  'slot_unknown',
  'callback_over',
] as const;

/** What went wrong with something that was sent, in a sentence of the page's language. */
export function problemText(t: Translate, { kind, code, retryAfter }: ApiError): string {
  if (kind === 'rate_limited')
    return t('problem.rate_limited', { count: Math.max(1, Math.ceil((retryAfter ?? 60) / 60)) });
  const known = CODES.find((one) => one === code);
  if (known) return t(`problem.${known}`);
  if (kind === 'offline' || kind === 'network') return t('problem.offline');
  return t(kind === 'unsure' ? 'problem.unsure' : 'problem.other');
}
