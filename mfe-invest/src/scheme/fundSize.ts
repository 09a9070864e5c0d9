import type { Formats } from '@sanchay/i18n';

const CRORE = 10_000_000;

/** A fund's size, which the API gives in crore rupees, in short and in whole crores: "₹39,265 Cr". */
export function fundSize(aum: number | null, { compact }: Pick<Formats, 'compact'>): string {
  return compact(aum === null ? null : aum * CRORE, { decimals: 0 });
}
