import type { Locale } from '@sanchay/finance';
import { requestLanguage } from '../platform/language.ts';
import { Problem, validationFailed } from '../platform/problem.ts';
import { mandateWords, type MandateWord } from './englishWords.ts';
import { hindiMandateWords } from './hindiWords.ts';

/** A sentence in the reader's language, with its values filled in. */
export function mandateText(
  word: MandateWord,
  values: Record<string, string> = {},
  language: Locale = requestLanguage(),
): string {
  const text = language === 'hi' ? hindiMandateWords[word] : mandateWords[word];
  return text.replace(/\{(\w+)\}/g, (_gap, name: string) => values[name] ?? '');
}

/** A stored sentence of ours in the reader's language; any other stays as it is. */
export function mandateSentence(stored: string | null, language: Locale = requestLanguage()): string | null {
  const key = Object.entries(mandateWords).find(([, english]) => english === stored)?.[0];
  return key && language === 'hi' ? hindiMandateWords[key as MandateWord] : stored;
}

/** 422 with the sentence beside the field. */
export function mandateFieldProblem(
  code: string,
  field: string,
  word: MandateWord,
  values: Record<string, string> = {},
): Problem {
  const text = mandateText(word, values);
  return validationFailed(code, text, { [field]: [text] });
}

/** 409: what was asked for is not possible as the mandate stands. */
export function mandateConflict(code: string, word: MandateWord): Problem {
  return new Problem(409, 'validation_failed', code, mandateText(word));
}
