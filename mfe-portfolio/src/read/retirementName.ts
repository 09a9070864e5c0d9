import type { ImportFolio, NetWorthFlow } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';

/** The shares of a provident fund, which the API names in English. */
const FUND_SHARES: Readonly<Record<string, string>> = {
  'EPF employee share': 'import.share.employee',
  'EPF employer share': 'import.share.employer',
  'EPS pension share': 'import.share.pension',
};

/** How the recordkeeping agencies of NPS write a scheme: "SBI PENSION FUND SCHEME E - TIER I". */
const NPS_SCHEME = / PENSION FUND SCHEME ([A-Z]+) - TIER (I+)$/i;

/**
 * The name of an account of NPS or a provident fund: a share in the language of the page, a scheme shortened so that its
 * letter and tier are not cut off. Null for other assets.
 */
export function retirementName(
  t: Translate,
  { asset, name }: { asset: ImportFolio['asset'] | NetWorthFlow['asset']; name: string },
): string | null {
  if (asset === 'nps') return name.replace(NPS_SCHEME, ' Pension Fund $1 · Tier $2');
  const share = asset === 'epf' || asset === 'eps' ? FUND_SHARES[name] : undefined;
  return share === undefined ? null : t(share);
}
