import type { HoldingComparison } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';

/** What a holding is compared with, as a table and a file name it. */
export function comparisonName(t: Translate, { with: kind, name, rate }: HoldingComparison): string {
  return name ?? t(`compare.with.${kind}`, { rate: `${rate}%` });
}
