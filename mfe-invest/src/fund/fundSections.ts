import type { Scheme } from '@sanchay/contracts';
import { GROWTH } from '../scheme/option.ts';

const SECTIONS = ['overview', 'returns', 'risk', 'holdings', 'costs', 'manager', 'similar'] as const;

/** Part of a fund's page, and its anchor. */
export type FundSection = (typeof SECTIONS)[number];

/** Whether a fund has figures that come from its NAVs: not before its first, and not where payouts reduce them. */
export function hasNavFigures({ new_fund: offer, reinvestment }: Scheme): boolean {
  return offer === null && reinvestment === GROWTH;
}

/** The sections of a fund's page, in their order. */
export function sectionsOf(scheme: Scheme): FundSection[] {
  return SECTIONS.filter((section) => section !== 'risk' || hasNavFigures(scheme));
}
