import type { Locale } from '@sanchay/finance';
import { requestLanguage } from '../platform/http/language.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import { mandateMessages, type MandateMessage } from './englishMessages.ts';
import { hindiMandateMessages } from './hindiMessages.ts';

/** A sentence in the reader's language, with its values filled in. */
export function mandateText(
  key: MandateMessage,
  values: Record<string, string> = {},
  language: Locale = requestLanguage(),
): string {
  const text = language === 'hi' ? hindiMandateMessages[key] : mandateMessages[key];
  return text.replace(/\{(\w+)\}/g, (_gap, name: string) => values[name] ?? '');
}

/** A stored sentence of ours in the reader's language; any other stays as it is. */
export function mandateSentence(stored: string | null, language: Locale = requestLanguage()): string | null {
  const key = Object.entries(mandateMessages).find(([, english]) => english === stored)?.[0];
  return key && language === 'hi' ? hindiMandateMessages[key as MandateMessage] : stored;
}

/** 422 with the sentence beside the field. */
export function mandateFieldProblem(
  code: string,
  field: string,
  key: MandateMessage,
  values: Record<string, string> = {},
): Problem {
  const text = mandateText(key, values);
  return validationFailed(code, text, { [field]: [text] });
}

/** 409: what was asked for is not possible as the mandate stands. */
export function mandateConflict(code: string, key: MandateMessage): Problem {
  return new Problem(409, 'validation_failed', code, mandateText(key));
}
