import type { FailureStatus } from '@sanchay/contracts';
import type { Locale } from '@sanchay/finance';
import { requestLanguage } from '../platform/language.ts';
import { Problem, validationFailed } from '../platform/problem.ts';
import { paymentWords, type PaymentWord } from './englishWords.ts';
import { hindiPaymentWords } from './hindiWords.ts';

/** A sentence in the reader's language, with its values filled in. */
export function paymentText(
  word: PaymentWord,
  values: Record<string, string> = {},
  language: Locale = requestLanguage(),
): string {
  const text = language === 'hi' ? hindiPaymentWords[word] : paymentWords[word];
  return text.replace(/\{(\w+)\}/g, (_gap, name: string) => values[name] ?? '');
}

/** A refusal in the reader's language. */
export function paymentProblem(
  http: number,
  status: FailureStatus,
  code: string,
  word: PaymentWord,
  more: { retryAfter?: number; cause?: unknown } = {},
): Problem {
  return new Problem(http, status, code, paymentText(word), more);
}

/** 422 with the sentence beside the field. */
export function paymentFieldProblem(
  code: string,
  field: string,
  word: PaymentWord,
  values: Record<string, string> = {},
): Problem {
  const text = paymentText(word, values);
  return validationFailed(code, text, { [field]: [text] });
}

/** The sentence for a reason code of the gateway. */
export function failureWords(reason: string | null): string {
  if (reason === 'declined') return paymentWords.declined;
  if (reason === 'cancelled') return paymentWords.cancelled;
  return paymentWords.failed;
}

/** A sentence of ours, as it is stored, in the reader's language. Any other stays as it is. */
export function paymentSentence(stored: string | null, language: Locale = requestLanguage()): string | null {
  const key = Object.entries(paymentWords).find(([, english]) => english === stored)?.[0];
  return key && language === 'hi' ? hindiPaymentWords[key as PaymentWord] : stored;
}
