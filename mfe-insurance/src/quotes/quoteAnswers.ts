import type { AddressReader } from '@sanchay/remote-kit';
import { familyOf, familyQuery, type Family } from '../need/healthAnswers.ts';

/** Covers that can be requested, in rupees. */
export const COVER_RANGE = { min: 100_000, max: 10_000_000, usual: 1_000_000, step: 100_000 } as const;

export interface QuoteAnswers {
  family: Family;
  /** Rupees. */
  cover: number;
}

/** A cover in rupees as it can be requested: whole lakhs within the range. */
export function coverOf(rupees: number): number {
  const lakhs = Math.ceil(rupees / COVER_RANGE.step) * COVER_RANGE.step;
  return Math.min(COVER_RANGE.max, Math.max(COVER_RANGE.min, lakhs));
}

/** The answers of an address. */
export function quoteAnswersOf(address: AddressReader): QuoteAnswers {
  return { family: familyOf(address), cover: coverOf(address.number('cover', COVER_RANGE)) };
}

/** The address of the answers, without the leading `?`. */
export function quoteQuery({ family, cover }: QuoteAnswers): string {
  return `cover=${cover}&${familyQuery(family)}`;
}

/** Where quotes for a family and a cover are. */
export function quotesAddress(family: Family, cover: number): string {
  return `/insurance/health?${quoteQuery({ family, cover: coverOf(cover) })}`;
}
