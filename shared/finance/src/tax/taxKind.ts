import type { SchemeClass } from '../calendar.ts';
import type { TaxKind } from './fundGains.ts';

const OTHER_FUNDS = ['FoF Domestic', 'FoF Overseas', 'Gold ETF', 'Silver ETF'];

/** How gains of a scheme are taxed, from its regulated category; the name of a fund is never read. Source: rules R2. */
export function taxKindOf(subCategory: string, schemeClass: SchemeClass): TaxKind {
  if (OTHER_FUNDS.includes(subCategory)) return 'other';
  return schemeClass === 'equity' ? 'equity' : 'specified';
}
