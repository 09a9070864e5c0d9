import { fundTitle } from '@sanchay/contracts';
import type { Locale } from '@sanchay/finance';
import { requestLanguage } from '../../platform/http/language.ts';
import { englishPlanTexts, type PlanValues } from './englishPlanTexts.ts';
import { hindiPlanTexts } from './hindiPlanTexts.ts';

export type PlanTextKey = keyof typeof englishPlanTexts;

/** A line of a plan's history, in the language of whoever asks unless told otherwise. */
export function planText(key: PlanTextKey, values: PlanValues, language: Locale = requestLanguage()): string {
  return (language === 'hi' ? hindiPlanTexts : englishPlanTexts)[key](withShortTarget(values));
}

/** What is stored names the fund that was bought as AMFI does. */
function withShortTarget(values: PlanValues): PlanValues {
  return 'target' in values ? { ...values, target: fundTitle(String(values.target)) } : values;
}
