import type { Locale } from '@sanchay/finance';
import { requestLanguage } from '../../platform/http/language.ts';
import { englishSteps } from './englishSteps.ts';
import { hindiSteps } from './hindiSteps.ts';
import type { StepValues } from './messages.ts';

export type StepKey = keyof typeof englishSteps;

/** The sentence of a timeline step, in the language of whoever asks unless told otherwise. */
export function stepText(key: StepKey, values: StepValues, language: Locale = requestLanguage()): string {
  return (language === 'hi' ? hindiSteps : englishSteps)[key](values);
}
