import type { Deposit, DepositSummary } from '@sanchay/contracts';
import { depositStanding, istDate, rupees, sumRupees, toWire } from '@sanchay/finance';
import { bankAccountsOf } from '../../banks/index.ts';
import type { Queries } from '../../db/pool.ts';
import { partnerSentence } from '../../partners/index.ts';
import { findPayment, paymentView } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import { postingsOf, stepsOf, type DepositRow, type PostingRow } from './depositStore.ts';
import { expectedOf, type Read } from './tds/expectedOf.ts';
import { depositReason, stepText } from './stepTexts.ts';
import type { ExpectedPosting } from './tds/expectedPostings.ts';
import { termsOf } from './terms.ts';

/** Deposits of a portfolio as the list shows them. */
export async function summariesOf(
  ctx: Context,
  q: Queries,
  deposits: readonly DepositRow[],
): Promise<DepositSummary[]> {
  const [first] = deposits;
  if (!first) return [];
  const today = istDate(await ctx.business.now(q));
  const postings = await postingsOf(
    q,
    first.investor_id,
    deposits.map(({ id }) => id),
  );
  const reads = deposits.map((deposit) => ({ deposit, postings: postings.get(deposit.id) ?? [], today }));
  const expected = await expectedOf(ctx, q, reads);
  return reads.map((read, index) => summaryOf(read, expected[index]!));
}

/** A deposit as its page shows it. */
export async function depositView(ctx: Context, q: Queries, deposit: DepositRow): Promise<Deposit> {
  const today = istDate(await ctx.business.now(q));
  const postings = (await postingsOf(q, deposit.investor_id, [deposit.id])).get(deposit.id) ?? [];
  const read: Read = { deposit, postings, today };
  const [expected = []] = await expectedOf(ctx, q, [read]);
  const standing = standingOf(read);
  const payment = deposit.payment_id ? await findPayment(q, deposit.payment_id) : null;
  const account = (await bankAccountsOf(q, deposit.portfolio_id)).find(({ id }) => id === deposit.bank_id);
  const steps = await stepsOf(q, deposit);
  return {
    ...summaryOf(read, expected),
    balance: toWire(deposit.balance, 2),
    accrued: toWire(standing.accrued, 2),
    maturity_instruction: deposit.maturity_instruction,
    tax_form: deposit.tax_form,
    account: {
      id: deposit.bank_id,
      bank_name: account?.bank_name ?? '',
      masked_account_no: account?.masked_account_no ?? '',
    },
    certificate_no: deposit.certificate_no,
    query: deposit.state === 'queried' ? partnerSentence(deposit.query) : null,
    payment: payment && paymentView(payment, ctx.now()),
    postings: [...postings.map(bookedPosting), ...futureOf(read, expected)],
    early_closure: deposit.early_closure,
    paid_on_end: deposit.paid_on_end === null ? null : toWire(deposit.paid_on_end, 2),
    ended_on: deposit.ended_on,
    renewed_as: deposit.renewed_as,
    timeline: steps.map((row) => ({ at: row.at.toISOString(), step: row.step, ...stepText(row) })),
  };
}

function summaryOf({ deposit, postings, today }: Read, expected: readonly ExpectedPosting[]): DepositSummary {
  const standing = standingOf({ deposit, postings, today });
  const ended = deposit.paid_on_end;
  return {
    id: deposit.id,
    plan_id: deposit.plan_id,
    issuer: { slug: deposit.issuer_slug, name: deposit.issuer_name, kind: deposit.issuer_kind },
    principal: toWire(deposit.principal, 2),
    rate: toWire(deposit.rate, 2),
    payout: deposit.payout,
    compounding: deposit.compounding,
    months: deposit.months,
    senior: deposit.senior,
    state: deposit.state,
    reason: depositReason(deposit.reason),
    placed_at: deposit.placed_at.toISOString(),
    opens_on: deposit.opens_on,
    matures_on: deposit.matures_on,
    maturity_amount: expected.at(-1)?.balance ?? toWire(ended ?? deposit.principal, 2),
    value: toWire(rupees(standing.balance).plus(rupees(standing.accrued)), 2),
    interest_booked: toWire(sumRupees(postings.map(({ interest }) => interest)), 2),
    tds: toWire(sumRupees(postings.map(({ tds }) => tds)), 2),
  };
}

/** Balance and accrued interest while the deposit is active; nothing before and after. Rupees as text. */
function standingOf({ deposit, postings, today }: Read): { balance: string; accrued: string } {
  if (deposit.state !== 'active') return { balance: '0.00', accrued: '0.00' };
  return depositStanding(
    termsOf(deposit, today),
    today,
    postings.map(({ tds }) => tds),
  );
}

function bookedPosting({
  day,
  kind,
  interest,
  tds,
  balance,
  rule_id,
}: PostingRow): Deposit['postings'][number] {
  return {
    on: day,
    kind,
    interest: toWire(interest, 2),
    tds: toWire(tds, 2),
    balance: toWire(balance, 2),
    booked: true,
    rule_id,
  };
}

function futureOf({ postings }: Read, expected: readonly ExpectedPosting[]): Deposit['postings'] {
  return expected.slice(postings.length).map((posting) => ({ ...posting, booked: false, rule_id: null }));
}
