import { randomUUID } from 'node:crypto';
import { financialYearOf, maturityDay, rupees } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { depositHeld, post } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { ownedBy, startOf } from './bookings.ts';
import { payoutEntries } from './depositEntries.ts';
import {
  addStep,
  insertDeposit,
  nextCertificateNumber,
  updateDeposit,
  type DepositRow,
} from './depositStore.ts';
import { firstBooking } from './nextBooking.ts';
import { amountProblem, offerTo, type Offer } from './offer.ts';
import { depositPath } from './paths.ts';

/**
 * Ends a deposit on its day of maturity: pays it out, or opens a new one at the rates of that day. Where the issuer
 * does not offer the same tenure and payout any more, or the amount is outside its limits, it is paid out.
 */
export async function mature(ctx: Context, tx: Tx, deposit: DepositRow, on: string): Promise<DepositRow> {
  const principal = renewedPrincipal(deposit);
  const offer = principal === null ? null : await renewalOffer(ctx, tx, deposit, { on, principal });
  if (principal === null || offer === null) return payOut(ctx, tx, deposit, on);
  return renew(ctx, tx, deposit, { on, principal, offer });
}

/** Rupees that are deposited again; null when all is paid out. */
function renewedPrincipal({
  maturity_instruction: instruction,
  principal,
  balance,
}: DepositRow): string | null {
  if (instruction === 'pay_out') return null;
  // Issuers take whole rupees; the paise are paid out.
  const whole = instruction === 'renew_all' ? rupees(balance).round(0, 0) : rupees(principal);
  return whole.gt(rupees(balance)) ? null : whole.toFixed(2);
}

async function renewalOffer(
  ctx: Context,
  tx: Tx,
  { plan_id: planId, payout, months, portfolio_id: portfolioId }: DepositRow,
  { on, principal }: { on: string; principal: string },
): Promise<Offer | null> {
  try {
    const offer = await offerTo(ctx, tx, { planId, payout, months, portfolioId, on });
    return amountProblem(offer.plan, Number(principal)) ? null : offer;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

async function payOut(ctx: Context, tx: Tx, deposit: DepositRow, on: string): Promise<DepositRow> {
  const at = startOf(on);
  await payFrom(tx, deposit, { kind: 'deposit_maturity', on, amount: deposit.balance });
  const matured: DepositRow = {
    ...deposit,
    state: 'matured',
    next_on: null,
    ended_on: on,
    paid_on_end: deposit.balance,
    balance: '0.00',
  };
  await updateDeposit(tx, matured);
  await addStep(tx, matured, { step: 'matured', at, facts: { amount: deposit.balance } });
  await notify(ctx, tx, {
    portfolioId: deposit.portfolio_id,
    kind: 'deposit_matured',
    at,
    values: { issuer: deposit.issuer_name, amount: deposit.balance },
    path: depositPath(deposit.id),
  });
  return matured;
}

interface Renewal {
  on: string;
  principal: string;
  offer: Offer;
}

async function renew(
  ctx: Context,
  tx: Tx,
  deposit: DepositRow,
  { on, principal, offer }: Renewal,
): Promise<DepositRow> {
  const at = startOf(on);
  const created = await openRenewed(tx, deposit, { on, principal, offer });
  await post(tx, {
    ...ownedBy(deposit),
    kind: 'deposit_renewal',
    at,
    valueDate: on,
    entries: [
      { account: depositHeld(deposit.id), commodity: 'INR', amount: `-${principal}` },
      { account: depositHeld(created.id), commodity: 'INR', amount: principal },
    ],
  });
  const rest = rupees(deposit.balance).minus(rupees(principal));
  if (rest.gt(0)) await payFrom(tx, deposit, { kind: 'deposit_maturity', on, amount: rest.toFixed(2) });
  const renewed: DepositRow = {
    ...deposit,
    state: 'renewed',
    next_on: null,
    ended_on: on,
    paid_on_end: rest.toFixed(2),
    balance: '0.00',
    renewed_as: created.id,
  };
  await updateDeposit(tx, renewed);
  const facts = { amount: principal, rate: created.rate, paid: rest.toFixed(2) };
  await addStep(tx, renewed, { step: 'renewed', at, facts });
  await notify(ctx, tx, {
    portfolioId: deposit.portfolio_id,
    kind: 'deposit_renewed',
    at,
    values: { issuer: deposit.issuer_name, amount: principal, matures_on: created.matures_on! },
    path: depositPath(created.id),
  });
  return renewed;
}

/** The deposit that follows another one: the same terms at the rates of the day, active at once. */
async function openRenewed(
  tx: Tx,
  deposit: DepositRow,
  { on, principal, offer }: Renewal,
): Promise<DepositRow> {
  const created = await insertDeposit(tx, {
    ...deposit,
    id: randomUUID(),
    // The first UPDATE sets it, together with what an active deposit needs.
    state: 'booking',
    principal,
    rate: offer.rate.toFixed(2),
    senior: offer.senior,
    early_closure: offer.earlyClosure,
    tenure_rates: offer.tenureRates,
    tax_form: 'none',
    placed_at: startOf(on),
  });
  const opened: DepositRow = { ...created, opens_on: on, balance: principal };
  const active: DepositRow = {
    ...opened,
    state: 'active',
    matures_on: maturityDay({ opensOn: on, months: created.months }),
    certificate_no: await nextCertificateNumber(tx, financialYearOf(on)),
    issuer_ref: deposit.issuer_ref,
    next_on: firstBooking(opened),
  };
  await updateDeposit(tx, active);
  await addStep(tx, active, {
    step: 'accepted',
    at: startOf(on),
    facts: { certificate: active.certificate_no!, renewed: deposit.certificate_no! },
  });
  return active;
}

/** Pays rupees of a deposit to the bank account. */
export async function payFrom(
  tx: Tx,
  deposit: DepositRow,
  { kind, on, amount }: { kind: string; on: string; amount: string },
): Promise<void> {
  await post(tx, {
    ...ownedBy(deposit),
    kind,
    at: startOf(on),
    valueDate: on,
    entries: payoutEntries(deposit.id, amount),
  });
}
