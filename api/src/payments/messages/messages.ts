import type { FailureStatus } from '@sanchay/contracts';
import { createMessages, storedMessages } from '../../platform/http/language.ts';
import { Problem, validationFailed } from '../../platform/http/problem.ts';
import { paymentMessages, type PaymentMessage } from './englishMessages.ts';
import { hindiPaymentMessages } from './hindiMessages.ts';

const texts = { en: paymentMessages, hi: hindiPaymentMessages };

/** A sentence in the reader's language, with its values filled in. */
export const paymentText = createMessages(texts);

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
export function paymentFieldProblem(code: string, field: string, text: string): Problem {
  return validationFailed(code, text, { [field]: [text] });
}

/** The sentence for a reason code of the gateway. */
export function failureMessages(reason: string | null): string {
  if (reason === 'declined') return paymentMessages.declined;
  if (reason === 'cancelled') return paymentMessages.cancelled;
  return paymentMessages.failed;
}

/** A sentence of ours, as it is stored, in the reader's language. Any other stays as it is. */
export const paymentSentence = storedMessages(texts);
