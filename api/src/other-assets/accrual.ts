import { INTEREST_OF, type OtherAssetDraft } from '@sanchay/contracts';
import type { Accrual, Compounding } from '@sanchay/finance';

type Terms = Pick<OtherAssetDraft, 'type' | 'rate_percentage' | 'compounding' | 'matures_on'>;

/** How an asset earns interest by its recorded terms; null for one that does not. */
export function accrualOf({ type, rate_percentage, compounding, matures_on }: Terms): Accrual | null {
  const kind = INTEREST_OF[type];
  if (!kind || rate_percentage === null) return null;
  if (kind === 'provident_fund') return { kind, ratePct: rate_percentage, byFifth: type === 'ppf' };
  return {
    kind,
    ratePct: rate_percentage,
    compounding: (compounding ?? 1) as Compounding,
    maturesOn: matures_on,
  };
}
