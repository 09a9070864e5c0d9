import type { CapitalGains } from '@sanchay/contracts';
import { formatDate } from '@sanchay/finance';
import { requestLanguage } from '../platform/http/language.ts';
import { gainsMessage } from './gainsMessages.ts';
import type { ReportDocument } from './files/cover.ts';
import type { ReportFrame } from './files/reportAccount.ts';
import type { Sheet } from './files/sheet.ts';

/** A capital gains report as a document, in the language of the request. */
export function gainsDocument(
  gains: CapitalGains,
  sheets: readonly Sheet[],
  { account, sandbox }: ReportFrame,
): ReportDocument {
  const changed = gains.lots.some((lot) => lot.face_value_changed);
  const reasons = [...gains.reasons, ...(changed ? ['face_value_changed' as const] : [])]
    .map((reason) => gainsMessage(reason))
    .join('; ');
  return {
    account,
    title: gainsMessage('title', { year: gains.financial_year }),
    lines: [
      gainsMessage('as_of', { date: formatDate(gains.as_of, requestLanguage()) }),
      reasons === '' ? gainsMessage('final') : gainsMessage('draft', { reasons }),
      gainsMessage('note'),
      ...(gains.lots.some(({ dollars }) => dollars !== null) ? [gainsMessage('us_note')] : []),
      ...(sandbox ? [gainsMessage('sandbox')] : []),
      ...(gains.lots.length === 0 ? [gainsMessage('none')] : []),
    ],
    sheets,
  };
}
