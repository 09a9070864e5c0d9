import type { Formats } from '@sanchay/i18n';

/** A tax rate in percent without needless decimals: 20%, 12.5%. */
export function rateText(format: Formats, rate: number): string {
  return format.percent(rate, { decimals: Number.isInteger(rate) ? 0 : 1 });
}
