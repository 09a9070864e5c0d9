import type { CallBody, CallName } from '@sanchay/contracts';
import type { Context } from '../context.ts';
import { localize } from '../http/language.ts';
import { Problem } from '../http/problem.ts';

/**
 * Calls that bring new money into investments which need valid KYC, or only with a body like this. Source: rules R9.
 * Redemptions, withdrawals, closures and plans that redeem stay possible; running SIPs and STPs skip their instalments.
 */
const NEEDS_KYC = {
  pay: () => true,
  createRemittance: () => true,
  createSystematic: ({ kind }: CallBody<'createSystematic'>) => kind !== 'swp',
  createSwitch: () => true,
  startHarvest: () => true,
  createGoldOrder: () => true,
  createDeposit: () => true,
  createStockOrder: ({ side }: CallBody<'createStockOrder'>) => side === 'buy',
  createGttOrder: ({ side }: CallBody<'createGttOrder'>) => side === 'buy',
  applyForRights: ({ shares }: CallBody<'applyForRights'>) => shares > 0,
  createUsOrder: ({ side }: CallBody<'createUsOrder'>) => side === 'buy',
} satisfies { [Name in CallName]?: (body: CallBody<Name>) => boolean };

/**
 * Refuses a call that needs valid KYC while that of a holder has lapsed.
 * @throws Problem 403 `kyc_lapsed`.
 */
export async function assertKyc(
  ctx: Context,
  name: CallName,
  { portfolioId, body }: { portfolioId: string; body: unknown },
): Promise<void> {
  const needs = (NEEDS_KYC as Partial<Record<CallName, (body: never) => boolean>>)[name];
  // The schema of the call is what makes the body this type.
  if (!needs?.(body as never) || !(await ctx.hasLapsedKyc(portfolioId))) return;
  const messages = {
    en: 'The KRA no longer has valid KYC of you, so no new investment is possible. Update your KYC under Profile, KYC. You can still redeem.',
    hi: 'KRA के पास अब आपका मान्य KYC नहीं है, इसलिए नया निवेश नहीं हो सकता। प्रोफ़ाइल में KYC से अपना KYC अपडेट करें। आप रिडीम कर सकते हैं।',
  };
  throw new Problem(403, 'validation_failed', 'kyc_lapsed', localize(messages));
}
