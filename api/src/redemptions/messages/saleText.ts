import { fundTitle } from '@sanchay/contracts';
import type { Locale } from '@sanchay/finance';
import type { RedemptionStepKey, StepValues } from '../../engine/index.ts';
import { requestLanguage } from '../../platform/http/language.ts';
import { englishSaleSteps } from './englishSaleSteps.ts';
import { hindiSaleSteps } from './hindiSaleSteps.ts';

/** The sentence of a step of a sale, in the language of whoever asks unless told otherwise. */
export function saleText(
  key: RedemptionStepKey,
  values: StepValues,
  language: Locale = requestLanguage(),
): string {
  return (language === 'hi' ? hindiSaleSteps : englishSaleSteps)[key](withShortTarget(values));
}

/** What is stored names the fund that was bought as AMFI does. */
function withShortTarget(values: StepValues): StepValues {
  return 'target' in values ? { ...values, target: fundTitle(String(values.target)) } : values;
}
