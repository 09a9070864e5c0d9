import { addMonthsClamped } from '@sanchay/finance';

/**
 * Why a figure that needs so many years is missing: the history begins later (`young`), or it is `unavailable` for
 * another reason, such as a gap in the NAVs or a plan that pays income out. Days are ISO dates.
 */
export function whyMissing(from: string | null, asOf: string | null, years: number): 'young' | 'unavailable' {
  return from !== null && asOf !== null && from > addMonthsClamped(asOf, -12 * years)
    ? 'young'
    : 'unavailable';
}
