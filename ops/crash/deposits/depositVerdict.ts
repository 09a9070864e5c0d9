import { decimalText, tenThousandths } from '../../simulate/book.ts';
import type { AcknowledgedDeposit } from './depositClient.ts';
import type { DepositFact, DepositState } from './readDeposits.ts';

/** What clients were acknowledged. */
export interface DepositJournal {
  booked: readonly AcknowledgedDeposit[];
  /** Rupees that withdrawals paid, by deposit. */
  withdrawn: ReadonlyMap<string, number>;
}

/** States in which nothing is under way. */
const AT_REST = ['not_paid', 'rejected', 'active', 'withdrawn'];
/** States that only a booking reaches that the issuer accepted. */
const ACCEPTED = ['active', 'withdrawn'];

/**
 * Compares what clients were acknowledged, what is stored and what the issuer recorded when all is quiet: every
 * acknowledged deposit once, a booking in the ledger exactly where the issuer accepted it, a withdrawal exactly where one
 * was acknowledged and for its amount, and nothing left of what was withdrawn.
 */
export function depositVerdict({ booked, withdrawn }: DepositJournal, state: DepositState): string[] {
  const faults: string[] = [];
  const stored = new Map(state.deposits.map((deposit) => [deposit.id, deposit]));
  for (const { id, amount, portfolioId } of booked) {
    const deposit = stored.get(id);
    if (!deposit) faults.push(`deposit ${id} was acknowledged and is lost`);
    else if (Number(deposit.principal) !== amount || deposit.portfolioId !== portfolioId)
      faults.push(`deposit ${id} was acknowledged for ${amount}, it is for ${deposit.principal}`);
  }
  const acknowledged = new Set(booked.map(({ id }) => id));
  for (const id of stored.keys())
    if (!acknowledged.has(id)) faults.push(`deposit ${id} exists and was never confirmed to its owner`);
  for (const id of state.requests)
    if (!stored.has(id)) faults.push(`the issuer has deposit ${id}, which is not ours`);
  for (const deposit of state.deposits) faults.push(...endFaults(deposit), ...ledgerFaults(deposit, state));
  for (const { id, state: at, paid } of state.deposits) {
    const amount = withdrawn.get(id);
    if (at === 'withdrawn' && amount === undefined)
      faults.push(`deposit ${id} is withdrawn and its owner was never told`);
    if (amount !== undefined && (at !== 'withdrawn' || Number(paid) !== amount))
      faults.push(`deposit ${id} was withdrawn for ${amount}, it is ${at} for ${paid}`);
  }
  return faults;
}

/** A deposit is what its payment and its issuer say. */
function endFaults({ id, state, payment, decided }: DepositFact): string[] {
  if (!AT_REST.includes(state)) return [`deposit ${id} is still ${state}`];
  const isPaid = payment === 'successful' || payment === 'refunded';
  const expected = !isPaid ? 'not_paid' : decided === 'rejected' ? 'rejected' : 'active';
  const shown = state === 'withdrawn' ? 'active' : state;
  return shown === expected
    ? []
    : [`deposit ${id} is ${state}, its payment ${payment} and the issuer says ${decided}`];
}

function ledgerFaults({ id, state, balance }: DepositFact, { transfers }: DepositState): string[] {
  const faults: string[] = [];
  const own = transfers.filter(({ depositId }) => depositId === id);
  const once = (kind: string, isExpected: boolean): void => {
    const count = own.filter((transfer) => transfer.kind === kind).length;
    if (count !== (isExpected ? 1 : 0)) faults.push(`deposit ${id}, ${state}, has ${count} of ${kind}`);
  };
  once('deposit_booking', ACCEPTED.includes(state));
  once('deposit_withdrawal', state === 'withdrawn');
  const held = own.reduce((sum, transfer) => sum + tenThousandths(transfer.held), 0n);
  if (held !== tenThousandths(balance))
    faults.push(`deposit ${id} has a balance of ${balance}, the ledger holds ${decimalText(held)}`);
  return faults;
}
