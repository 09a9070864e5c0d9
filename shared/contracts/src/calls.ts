import type { Call } from './call.ts';
import { funds } from './calls/funds.ts';
import { chargebacks } from './calls/chargebacks.ts';
import { help } from './calls/help.ts';
import { instruments } from './calls/instruments.ts';
import { kyc } from './calls/kyc.ts';
import { mandates } from './calls/mandates.ts';
import { orders } from './calls/orders.ts';
import { platform } from './calls/platform.ts';
import { portfolio } from './calls/portfolio.ts';
import { profile } from './calls/profile.ts';
import { redemptions } from './calls/redemptions.ts';
import { releases } from './calls/releases.ts';
import { rules } from './calls/rules.ts';
import { security } from './calls/security.ts';
import { setUp } from './calls/setUp.ts';
import { signIn } from './calls/signIn.ts';

/** Every call of the product. Schemas of the same names are in `schemas.ts`, which browsers never load. */
export const calls = {
  ...signIn,
  ...security,
  ...setUp,
  ...funds,
  ...instruments,
  ...profile,
  ...orders,
  ...mandates,
  ...redemptions,
  ...portfolio,
  ...platform,
  ...rules,
  ...chargebacks,
  ...help,
  ...kyc,
  ...releases,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
