import { fundTitle } from '@sanchay/contracts';
import type { Locale } from '@sanchay/finance';
import type { RedemptionStepKey, StepValues } from '../../engine/index.ts';
import { createMessages, requestLanguage } from '../../platform/http/language.ts';
import { englishSaleSteps } from './englishSaleSteps.ts';
import { hindiSaleSteps } from './hindiSaleSteps.ts';

const saleStep = createMessages({ en: englishSaleSteps, hi: hindiSaleSteps });

/** Returns the sentence of a step of a sale, by default in the language of the request. */
export function saleText(
  key: RedemptionStepKey,
  values: StepValues,
  language: Locale = requestLanguage(),
): string {
  return saleStep(key, withShortTarget(values), language);
}

/** What is stored names the fund that was bought as AMFI does. */
function withShortTarget(values: StepValues): StepValues {
  return 'target' in values ? { ...values, target: fundTitle(String(values.target)) } : values;
}
