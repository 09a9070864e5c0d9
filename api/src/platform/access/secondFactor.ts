import type { CallName, StepUpPurpose } from '@sanchay/contracts';
import type { calls } from '@sanchay/contracts/calls';
import type { Queries } from '../../db/pool.ts';

/**
 * Whether a call needs an OTP of the unit holder; if so, in which cases not; if not, why not. The OTP is bound to the
 * terms of the request (`confirmsOf`), or, where `binds` is set, to stored contents that the request only names.
 */
export type SecondFactor =
  | {
      readonly otp: StepUpPurpose;
      readonly unless: Readonly<Record<string, string>>;
      readonly binds?: 'contents';
    }
  | { readonly none: string };

type Table = typeof calls;
/** Calls that change the current account. */
export type AccountWrite = {
  [Name in CallName]: Table[Name] extends { method: 'GET' } | { audience: 'anyone' } | { personal: true }
    ? never
    : Name;
}[CallName];

const NO_MONEY = { none: 'Moves neither money nor units' } as const;
const NOTHING_YET = {
  none: 'Composes the cart; nothing moves before `pay`, whose OTP covers the contents',
} as const;
const PREVIEW = { none: 'Computes what would happen and stores nothing' } as const;
const LESS = { none: 'Leaves money and units where they are' } as const;

/**
 * Defines which changes of an account need an OTP: the one place for the decision. Source: R6 of the rules
 * (redemptions, purchases whatever way they are paid, systematic plans at registration). `write` refuses to commit a
 * call that needs an OTP when none was consumed in its transaction, `spendStepUp` accepts only one that was requested
 * with these terms, and the compiler rejects a call that is not listed.
 */
export const secondFactors: Readonly<Record<AccountWrite, SecondFactor>> = {
  replaceCart: NOTHING_YET,
  createOrder: NOTHING_YET,
  updateOrder: NOTHING_YET,
  cancelOrder: LESS,
  cancelPayment: LESS,
  pay: {
    otp: 'purchase',
    binds: 'contents',
    unless: {
      repeat: 'The payment exists already and is only shown again',
      instalments: 'Every order is an instalment of a plan whose registration was confirmed with an OTP',
    },
  },
  payChargeback: { otp: 'purchase', unless: {} },
  checkUpiId: NO_MONEY,
  setCarriedLosses: NO_MONEY,
  setFairValue: NO_MONEY,
  createGoal: NO_MONEY,
  changeGoal: NO_MONEY,
  removeGoal: NO_MONEY,
  createOtherAsset: NO_MONEY,
  changeOtherAsset: NO_MONEY,
  removeOtherAsset: NO_MONEY,
  startImport: PREVIEW,
  answerImport: NO_MONEY,
  applyImport: NO_MONEY,
  undoImport: NO_MONEY,
  discardImport: NO_MONEY,
  setStatementUpdates: NO_MONEY,
  requestStatement: NO_MONEY,
  openForwardedStatement: PREVIEW,
  discardForwardedStatement: NO_MONEY,
  renewStatementAddress: NO_MONEY,
  createGoldOrder: { otp: 'purchase', unless: {} },
  createDeposit: { otp: 'purchase', unless: {} },
  createStockOrder: {
    otp: 'redeem',
    unless: {
      purchase: 'Takes cash that the account holder has paid in, and shares stay in the own demat account',
    },
  },
  cancelStockOrder: LESS,
  createGttOrder: {
    otp: 'redeem',
    unless: {
      purchase: 'Takes cash that the account holder has paid in, and shares stay in the own demat account',
    },
  },
  changeGttOrder: {
    otp: 'redeem',
    unless: {
      purchase: 'Takes cash that the account holder has paid in, and shares stay in the own demat account',
    },
  },
  cancelGttOrder: LESS,
  applyForRights: {
    none: 'Takes cash that the account holder has paid in, and the new shares come into the own demat account',
  },
  addTradingCash: {
    none: 'The bank of the account holder authenticates the payment; the cash stays in the own account',
  },
  withdrawTradingCash: { otp: 'redeem', unless: {} },
  createUsOrder: {
    otp: 'redeem',
    unless: {
      purchase: 'Takes dollars that the account holder has sent, and shares stay in the own account abroad',
    },
  },
  cancelUsOrder: LESS,
  closeDeposit: { otp: 'redeem', unless: {} },
  answerDepositQuery: NO_MONEY,
  setDepositInstruction: {
    none: 'Money stays with the issuer or goes to the verified account of the deposit; nothing moves before maturity',
  },
  createRemittance: { otp: 'purchase', unless: {} },
  createUsWithdrawal: { otp: 'redeem', unless: {} },
  openUsAccount: NO_MONEY,
  renewW8ben: NO_MONEY,
  createSubscription: {
    otp: 'purchase',
    unless: { unpaid: 'The subscription is free of charge or paid with coins; no money moves' },
  },
  updateSubscription: NO_MONEY,
  cancelSubscription: { none: 'Money and coins only return to the account that paid' },
  createRedemption: { otp: 'redeem', unless: {} },
  createSwitch: { otp: 'redeem', unless: {} },
  startHarvest: { otp: 'redeem', unless: {} },
  buyBackHarvest: NOTHING_YET,
  endHarvestLeg: LESS,
  cancelRedemption: LESS,
  prepareOrder: { none: 'Waits for the owner, whose confirmation takes the OTP' },
  confirmPreparedSale: { otp: 'redeem', unless: {} },
  takePreparedPurchase: NOTHING_YET,
  declinePreparedOrder: LESS,
  withdrawPreparedOrder: LESS,
  previewRedemption: PREVIEW,
  previewSwitch: PREVIEW,
  createSystematic: { otp: 'systematic', unless: {} },
  updateSystematic: { otp: 'systematic', unless: { unchanged: 'Nothing differs, so nothing is stored' } },
  skipSystematic: LESS,
  pauseSystematic: LESS,
  resumeSystematic: {
    none: 'The plan continues on the terms that were confirmed at registration; R6 asks for an OTP only then',
  },
  stopSystematic: LESS,
  createMandate: { none: 'The bank authenticates the account holder on its own page' },
  pauseMandate: { otp: 'mandate', unless: {} },
  resumeMandate: { otp: 'mandate', unless: {} },
  revokeMandate: { otp: 'mandate', unless: {} },
  skipDebit: LESS,
  addBankAccount: {
    otp: 'bank',
    unless: { first: 'The first account of a portfolio that holds nothing yet' },
  },
  retryBankAccount: NO_MONEY,
  setDefaultBankAccount: { otp: 'bank', unless: { unchanged: 'It is the default account already' } },
  removeBankAccount: {
    otp: 'bank',
    unless: { failed: 'The bank did not confirm the account; no payout uses it' },
  },
  replaceNominees: { otp: 'nominee', unless: {} },
  changeDetails: { otp: 'profile', unless: { unchanged: 'Nothing differs, so nothing is stored' } },
  saveRiskDraft: NO_MONEY,
  takeRiskProfile: NO_MONEY,
  saveOnboardingDraft: NO_MONEY,
  finishApplicant: NO_MONEY,
  finishSetup: NO_MONEY,
  checkPan: NO_MONEY,
  updateKyc: NO_MONEY,
  startKycForm: NO_MONEY,
  submitKycForm: NO_MONEY,
  uploadDocument: NO_MONEY,
  uploadArchive: NO_MONEY,
  applyArchive: NO_MONEY,
  undoArchive: NO_MONEY,
  startEsign: NO_MONEY,
};

/** Whether a call moves money or units, or prepares it, so that a repeat without a key could do it twice. */
export function needsKey(call: CallName): boolean {
  const rule = ruleOf(call);
  return rule !== undefined && !('none' in rule && (rule === NO_MONEY || rule === PREVIEW));
}

/** The call of a write and what its OTP has to confirm. */
const bindings = new WeakMap<Queries, { call: CallName; terms: () => string }>();
/** What was settled about the second factor in a transaction. */
const settled = new WeakMap<Queries, { otp: StepUpPurpose } | { exempt: string }>();

/** Notes which call a transaction writes for, and the terms of its request. */
export function bindOtp(tx: Queries, call: CallName, terms: () => string): void {
  bindings.set(tx, { call, terms });
}

/**
 * Returns what an OTP must have been requested with, to be accepted in a transaction.
 * @param contents what the request names, in the text that the code was requested with; for calls that bind contents
 * @returns null for calls that are not in `secondFactors`: changes of the login, which move neither money nor units
 * @throws Error when a call that binds contents provides none
 */
export function otpTerms(tx: Queries, contents?: string): string | null {
  const binding = bindings.get(tx);
  const rule = binding && ruleOf(binding.call);
  if (!rule || 'none' in rule) return null;
  if (rule.binds !== 'contents') return binding.terms();
  if (contents === undefined) throw new Error(`${binding.call} gave no contents for its OTP`);
  return contents;
}

/** Notes that an OTP of a purpose, and of the terms of `otpTerms`, was taken in a transaction. */
export function noteOtp(tx: Queries, purpose: StepUpPurpose): void {
  settled.set(tx, { otp: purpose });
}

/** Notes that a write falls under one of the exemptions that `secondFactors` lists for its call. */
export function noteExemption(tx: Queries, exemption: string): void {
  settled.set(tx, { exempt: exemption });
}

/**
 * To be called before a write commits.
 * @throws Error when the call needs an OTP and none was taken: a defect of the service, so that nothing is stored.
 */
export function assertSecondFactor(tx: Queries, call: CallName): void {
  const rule = ruleOf(call);
  if (!rule || 'none' in rule) return;
  const how = settled.get(tx);
  const taken = how && 'otp' in how && how.otp === rule.otp;
  const exempt = how && 'exempt' in how && how.exempt in rule.unless;
  if (!taken && !exempt) throw new Error(`${call} took no OTP for "${rule.otp}"`);
}

function ruleOf(call: CallName): SecondFactor | undefined {
  return (secondFactors as Partial<Record<CallName, SecondFactor>>)[call];
}
