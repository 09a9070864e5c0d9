import { fundTitle } from '@sanchay/contracts';
import type { Locale } from '@sanchay/finance';
import { createMessages, requestLanguage } from '../../platform/http/language.ts';
import { englishPlanTexts, type PlanValues } from './englishPlanTexts.ts';
import { hindiPlanTexts } from './hindiPlanTexts.ts';

export type PlanTextKey = keyof typeof englishPlanTexts;

const planLine = createMessages<Record<PlanTextKey, (values: PlanValues) => string>>({
  en: englishPlanTexts,
  hi: hindiPlanTexts,
});

/** A line of a plan's history, in the language of the request unless another one is specified. */
export function planText(key: PlanTextKey, values: PlanValues, language: Locale = requestLanguage()): string {
  return planLine(key, withShortTarget(values), language);
}

/** What is stored names the fund that was bought as AMFI does. */
function withShortTarget(values: PlanValues): PlanValues {
  return 'target' in values ? { ...values, target: fundTitle(String(values.target)) } : values;
}
