import type { Scheme } from '@sanchay/contracts';

export type OrderKind = 'sip' | 'buy';

/** The ways in which the fund can be bought. */
export function kindsOf({ sip_available, lump_available }: Scheme): OrderKind[] {
  return [
    ...(sip_available === 'Y' ? (['sip'] as const) : []),
    ...(lump_available === 'Y' ? (['buy'] as const) : []),
  ];
}
