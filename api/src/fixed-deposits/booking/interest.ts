import { istDate, rupees, type DepositPosting } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { post } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import { announce, ownedBy, startOf } from './bookings.ts';
import { interestEntries } from './depositEntries.ts';
import {
  addStep,
  dueDeposits,
  insertPosting,
  lockDeposit,
  postingsOf,
  updateDeposit,
  type DepositRow,
  type PostingRow,
} from './depositStore.ts';
import { mature } from './maturity.ts';
import { scheduled } from './nextBooking.ts';
import { depositPath } from './paths.ts';
import { taxOnBooking } from './tds/taxOnBooking.ts';
import { eachAlone } from '../../platform/eachAlone.ts';

const BATCH = 100;

/** Books the interest of all deposits that has come due, and ends those that mature. Safe on several nodes at once. */
export async function bookDueInterest(ctx: Context): Promise<void> {
  for (;;) {
    const today = istDate(await ctx.business.now());
    const due = await dueDeposits(ctx.db, today, BATCH);
    const booked = await eachAlone(ctx, 'bookDueInterest', due, (id) =>
      ctx.db.tx((tx) => bookUntil(ctx, tx, id, today)),
    );
    if (due.length < BATCH || booked === 0) return;
  }
}

/** Books what is due of one deposit, each booking on its own day. */
async function bookUntil(ctx: Context, tx: Tx, id: string, today: string): Promise<void> {
  let deposit = await lockDeposit(tx, id);
  while (deposit?.state === 'active' && deposit.next_on !== null && deposit.next_on <= today)
    deposit = await bookNext(ctx, tx, deposit);
  if (deposit) await announce(ctx, tx, deposit);
}

async function bookNext(ctx: Context, tx: Tx, deposit: DepositRow): Promise<DepositRow> {
  const booked = (await postingsOf(tx, deposit.investor_id, [deposit.id])).get(deposit.id) ?? [];
  const plain = scheduled(deposit, booked)[booked.length]!;
  const tax = await taxOnBooking(ctx, tx, deposit, plain);
  const withTax = scheduled(deposit, [...booked, tax]);
  const posting = withTax[booked.length]!;
  const next = withTax[booked.length + 1];
  await insertPosting(tx, deposit, { ...rowOf(posting), rule_id: tax.ruleId });
  await postInterest(tx, deposit, posting);
  const grown: DepositRow = {
    ...deposit,
    balance: posting.balance,
    next_on: next?.on ?? deposit.matures_on,
  };
  await updateDeposit(tx, grown);
  const at = startOf(posting.on);
  const step = posting.kind === 'added' ? 'interest_added' : 'interest_paid';
  await addStep(tx, deposit, { step, at, facts: { interest: posting.interest, tds: posting.tds } });
  if (posting.last) return mature(ctx, tx, grown, posting.on);
  if (posting.kind === 'paid') await notifyInterest(ctx, tx, deposit, posting);
  return grown;
}

function rowOf({ index, on, kind, interest, tds, balance }: DepositPosting): Omit<PostingRow, 'rule_id'> {
  return { number: index, day: on, kind, interest, tds, balance };
}

/** Interest to the deposit or to the bank account, less tax; nothing is booked for a rate of 0. */
async function postInterest(tx: Tx, deposit: DepositRow, posting: DepositPosting): Promise<void> {
  if (rupees(posting.interest).eq(0)) return;
  await post(tx, {
    ...ownedBy(deposit),
    kind: `deposit_interest_${posting.index}`,
    at: startOf(posting.on),
    valueDate: posting.on,
    entries: interestEntries(deposit.id, posting),
  });
}

async function notifyInterest(
  ctx: Context,
  tx: Tx,
  deposit: DepositRow,
  { interest, tds, on }: DepositPosting,
): Promise<void> {
  await notify(ctx, tx, {
    portfolioId: deposit.portfolio_id,
    kind: 'deposit_interest',
    at: startOf(on),
    values: { issuer: deposit.issuer_name, interest, tds },
    path: depositPath(deposit.id),
  });
}
