import type { NetWorthCalculation } from '@sanchay/contracts';
import type { Formats, Translate } from '@sanchay/i18n';
import { assetName } from '../net-worth/flowText.ts';
import { csvLines, quotedCell } from '../read/csv.ts';
import { basisText } from './basisText.ts';

/**
 * The net worth as the text of a CSV file, as it stands on the page: one line an asset or debt with its source, what its
 * value is computed from and its value in rupees, and their sum last.
 */
export function worthCsv(
  t: Translate,
  format: Formats,
  { assets, value, one_day_change: change }: NetWorthCalculation,
): string {
  const heads = [
    t('column.holding'),
    t('source.title'),
    t('calculation.basis'),
    t('calculation.basis.quantity'),
    t('calculation.basis.price'),
    t('calculation.basis.rate'),
    t('calculation.basis.day'),
    t('figures.oneDay'),
    t('figures.value'),
  ];
  const plain = (amount: number | null) => (amount === null ? '' : String(amount));
  const lines = assets.map((asset) => [
    quotedCell(assetName(t, asset)),
    quotedCell(t(`source.${asset.source}`)),
    quotedCell(basisText(asset, { t, format })),
    plain(asset.basis.quantity),
    plain(asset.basis.price),
    plain(asset.basis.rate),
    asset.basis.on ?? '',
    asset.change === null ? '' : asset.change.toFixed(2),
    asset.value.toFixed(2),
  ]);
  const total = [
    quotedCell(t('calculation.sum')),
    '',
    '',
    '',
    '',
    '',
    '',
    change.toFixed(2),
    value.toFixed(2),
  ];
  return csvLines([heads.map(quotedCell), ...lines, total]);
}
