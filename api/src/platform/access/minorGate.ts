import { MINOR_ACCESS, type CallName } from '@sanchay/contracts';
import { localize } from '../http/language.ts';
import { Problem } from '../http/problem.ts';
import type { Context } from '../context.ts';
import { secondFactors, type AccountWrite } from './secondFactor.ts';

/** Calls about investments that are not open to minors, and nominations, which a folio of a minor does not take. */
const NOT_FOR_MINORS: ReadonlySet<string> = new Set(Object.keys(MINOR_ACCESS.never));
/** Calls without an OTP of their own that lead to a transaction. */
const LEADS_TO_MONEY: readonly AccountWrite[] = [
  ...(['createOrder', 'updateOrder', 'takePreparedPurchase', 'buyBackHarvest'] as const),
  ...(['prepareOrder', 'resumeSystematic', 'createMandate', 'addTradingCash'] as const),
];
const TRANSACTS: ReadonlySet<CallName> = new Set<CallName>([
  ...LEADS_TO_MONEY,
  ...(Object.entries(secondFactors) as [AccountWrite, (typeof secondFactors)[AccountWrite]][])
    .filter(([, rule]) => 'otp' in rule && ['purchase', 'redeem', 'systematic'].includes(rule.otp))
    .map(([name]) => name),
]);

/** KYC in the own name, which the holder completes in the own login. */
const OWN_KYC: ReadonlySet<CallName> = new Set<CallName>([
  ...(['checkPan', 'updateKyc', 'startKycForm', 'submitKycForm', 'startEsign'] as const),
]);

const NOT_OPEN = {
  en: "This isn't available in a child's account. A guardian can invest in mutual funds for a child.",
  hi: 'बच्चे के खाते में यह उपलब्ध नहीं है। अभिभावक बच्चे के लिए म्यूचुअल फ़ंड में निवेश कर सकते हैं।',
};
const OF_AGE = {
  en: '{name} is now 18. Transactions are stopped until KYC in the own name is complete: open Profile, KYC in this account.',
  hi: '{name} अब 18 साल के हैं। अपने नाम पर KYC पूरा होने तक लेन-देन बंद हैं: इस खाते में प्रोफ़ाइल में KYC खोलें।',
};

const HAND_OVER = {
  en: '{name} is now 18. Transactions are stopped until you hand the account over to {name}: open Family.',
  hi: '{name} अब 18 साल के हैं। जब तक आप खाता {name} को नहीं सौंपते, लेन-देन बंद हैं: फ़ैमिली खोलें।',
};

/**
 * Refuses in the account of a minor what is not open to minors, and every transaction from the 18th birthday until the
 * account is handed over to the own login and KYC in the own name is valid there. Source: SEBI circular of 24 December
 * 2019: the folio is frozen for operation by the guardian on the day of majority.
 * @throws Problem 403 `not_for_minors`, `minor_of_age`
 */
export async function assertMinorMay(ctx: Context, name: CallName, portfolioId: string): Promise<void> {
  if (!TRANSACTS.has(name) && !NOT_FOR_MINORS.has(name) && !OWN_KYC.has(name)) return;
  const account = (await ctx.minorAccounts(ctx.db, [portfolioId])).get(portfolioId);
  if (!account || account.status === 'adult') return;
  if (NOT_FOR_MINORS.has(name))
    throw new Problem(403, 'validation_failed', 'not_for_minors', localize(NOT_OPEN));
  if (account.status === 'minor' || (OWN_KYC.has(name) && account.handed_over)) return;
  const text = localize(account.handed_over ? OF_AGE : HAND_OVER);
  const message = text.replaceAll('{name}', account.name);
  throw new Problem(403, 'validation_failed', 'minor_of_age', message);
}
