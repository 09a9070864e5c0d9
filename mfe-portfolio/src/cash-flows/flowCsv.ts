import type { NetWorthFlow } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';
import { quotedCell, csvLines } from '../read/csv.ts';
import { assetName, flowKind } from '../net-worth/flowText.ts';

/** Deposits and withdrawals as the text of a CSV file, oldest first: ISO dates and plain signed rupees. */
export function flowCsv(t: Translate, flows: readonly NetWorthFlow[]): string {
  const heads = [
    t('column.date'),
    t('flows.column.kind'),
    t('flows.column.asset'),
    t('source.title'),
    t('column.amount'),
  ];
  const rows = flows.map((flow) => [
    flow.date,
    quotedCell(flowKind(t, flow)),
    quotedCell(assetName(t, flow)),
    quotedCell(t(`source.${flow.source}`)),
    flow.amount.toFixed(2),
  ]);
  return csvLines([heads.map(quotedCell), ...rows]);
}
