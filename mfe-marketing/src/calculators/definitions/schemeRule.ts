import type { AppConfig } from '@sanchay/contracts';
import { isIsoDate } from '@sanchay/finance';
import type { SchemeRule } from './field.ts';

/**
 * The newest row of a savings scheme (`ppf`, `nsc`, `epf`, `eps_wage_cap`, `ppf_most`, `ppf_least`), or null when the
 * settings have no readable row. The page shows until when it was confirmed, so it needs no clock.
 */
export function schemeRule(
  { schemeRules }: Pick<AppConfig, 'schemeRules'>,
  scheme: string,
): SchemeRule | null {
  const rows = schemeRules.filter(
    (row) => row.scheme === scheme && Number.isFinite(row.value) && isIsoDate(row.applies_from),
  );
  const newest = rows.toSorted((one, other) => one.applies_from.localeCompare(other.applies_from)).at(-1);
  if (!newest) return null;
  return {
    value: newest.value,
    from: newest.applies_from,
    to: isIsoDate(newest.applies_to) ? newest.applies_to : null,
    source: newest.source,
  };
}
