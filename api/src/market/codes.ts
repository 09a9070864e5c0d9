import { isIsin } from '@sanchay/finance';
import type { House } from './houses.ts';

/*
 * Codes and ISINs of the sandbox cannot be real ones: real fund codes have one hyphen and ours begin with "SBX-",
 * and the issuer part of a real fund ISIN begins with digits where ours has the letters SBX.
 */

export type Suffix = 'GR' | 'DP' | 'DR';

const base36 = (value: number, length: number): string =>
  value.toString(36).toUpperCase().padStart(length, '0');

/** `SBX-KO00CD-GR`: house, number of the fund, direct or regular, and the option. */
export function sandboxCode(house: House, fundNumber: number, direct: boolean, suffix: Suffix): string {
  return `SBX-${house.letters}${base36(fundNumber, 3)}${direct ? 'D' : 'R'}-${suffix}`;
}

/** An ISIN of an issuer that does not exist, with a right check digit, so that validators take it. */
export function sandboxIsin(prefix: 'INF' | 'INE', number: number): string {
  const body = `${prefix}SBX${base36(number, 5)}`;
  return `${body}${[...'0123456789'].find((digit) => isIsin(body + digit))}`;
}

/** Lower-case words joined by hyphens, for addresses. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
