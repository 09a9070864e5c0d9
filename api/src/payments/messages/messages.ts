import type { FailureStatus } from '@sanchay/contracts';
import type { Locale } from '@sanchay/finance';
import { requestLanguage } from '../../platform/http/language.ts';
import { Problem, validationFailed } from '../../platform/http/problem.ts';
import { paymentMessages, type PaymentMessage } from './englishMessages.ts';
import { hindiPaymentMessages } from './hindiMessages.ts';

/** A sentence in the reader's language, with its values filled in. */
export function paymentText(
  key: PaymentMessage,
  values: Record<string, string> = {},
  language: Locale = requestLanguage(),
): string {
  const text = language === 'hi' ? hindiPaymentMessages[key] : paymentMessages[key];
  return text.replace(/\{(\w+)\}/g, (_gap, name: string) => values[name] ?? '');
}

/** A refusal in the reader's language. */
export function paymentProblem(
  http: number,
  status: FailureStatus,
  code: string,
  key: PaymentMessage,
  more: { retryAfter?: number; cause?: unknown } = {},
): Problem {
  return new Problem(http, status, code, paymentText(key), more);
}

/** 422 with the sentence beside the field. */
export function paymentFieldProblem(
  code: string,
  field: string,
  key: PaymentMessage,
  values: Record<string, string> = {},
): Problem {
  const text = paymentText(key, values);
  return validationFailed(code, text, { [field]: [text] });
}

/** The sentence for a reason code of the gateway. */
export function failureMessages(reason: string | null): string {
  if (reason === 'declined') return paymentMessages.declined;
  if (reason === 'cancelled') return paymentMessages.cancelled;
  return paymentMessages.failed;
}

/** A sentence of ours, as it is stored, in the reader's language. Any other stays as it is. */
export function paymentSentence(stored: string | null, language: Locale = requestLanguage()): string | null {
  const key = Object.entries(paymentMessages).find(([, english]) => english === stored)?.[0];
  return key && language === 'hi' ? hindiPaymentMessages[key as PaymentMessage] : stored;
}
