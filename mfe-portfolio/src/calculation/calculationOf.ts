import {
  ASSET_CLASSES,
  ASSET_KINDS,
  ASSET_SOURCES,
  type AssetClass,
  type CallQuery,
} from '@sanchay/contracts';
import { shownAssets } from '../net-worth/shownAssets.ts';

type Wanted =
  | { of: 'all' }
  | { of: 'asset'; query: CallQuery<'assetCalculation'> }
  | { of: 'class'; query: CallQuery<'netWorthCalculation'> }
  | { of: 'held'; query: CallQuery<'anyCalculation'> };

const HELD = ['mutual_fund', 'gold'] as const;
const CLASSES = Object.keys(ASSET_CLASSES) as AssetClass[];

/**
 * What the address of the calculation names: one asset by source, asset and id, a class, a fund or a kind of funds and gold;
 * everything where it names nothing that is known.
 */
export function calculationOf(address: URLSearchParams): Wanted {
  const external = shownAssets(address);
  const code = address.get('code');
  if (code) return { of: 'held', query: { code, external } };
  const source = ASSET_SOURCES.find((name) => name === address.get('source'));
  const asset = ASSET_KINDS.find((kind) => kind === address.get('asset'));
  const id = address.get('id');
  if (source && asset && id) return { of: 'asset', query: { source, asset, id } };
  const held = HELD.find((kind) => kind === asset);
  if (held) return { of: 'held', query: { asset: held, external } };
  const name = CLASSES.find((one) => one === address.get('class'));
  return name ? { of: 'class', query: { class: name, external } } : { of: 'all' };
}
