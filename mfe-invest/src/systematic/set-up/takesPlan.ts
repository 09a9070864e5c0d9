import type { Scheme } from '@sanchay/contracts';
import type { UnitsKind } from './setUpAnswers.ts';

type Flags = Pick<Scheme, 'redemption_allowed' | 'switch_allowed' | 'stp_flag' | 'swp_flag'>;

/** Whether units of a fund may be sold by a plan of this kind. The server holds the same. */
export function takesPlan(
  kind: UnitsKind,
  { redemption_allowed: sells, switch_allowed: switches, stp_flag: stp, swp_flag: swp }: Flags,
): boolean {
  if (sells !== 'Y') return false;
  return kind === 'stp' ? switches === 'Y' && stp === 'Y' : swp === 'Y';
}
