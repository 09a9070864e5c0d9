import { fundTitle, type NetWorthFlow, type NetWorthMaturity } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';
import { retirementName } from '../read/retirementName.ts';

type Named = Pick<NetWorthFlow | NetWorthMaturity, 'asset' | 'name'>;

/** The name of an asset: of a fund or NPS scheme the short one, gold, EPF, money of a switch and dollars have one in each language. */
export function assetName(t: Translate, { asset, name }: Named): string {
  if (asset === 'gold' || asset === 'in_transit' || asset === 'us_cash') return t(`asset.${asset}`);
  return asset === 'mutual_fund' ? fundTitle(name) : (retirementName(t, { asset, name }) ?? name);
}

/** What a flow is, as a table and the chart show it: its kind and its asset. */
export function flowText(t: Translate, flow: NetWorthFlow): string {
  return t('flows.what', { kind: flowKind(t, flow), name: assetName(t, flow) });
}

/** The kind of a flow; money of a loan is borrowed and repaid. */
export function flowKind(t: Translate, { asset, kind }: Pick<NetWorthFlow, 'asset' | 'kind'>): string {
  return t(asset === 'loan' ? `flows.loan.${kind}` : `flows.kind.${kind}`);
}
