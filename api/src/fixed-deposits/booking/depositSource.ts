import type { NetWorthMaturity, ValueBasis } from '@sanchay/contracts';
import { addDays, depositStanding, rupees, sumRupees, toWire, type AssetEntry } from '@sanchay/finance';
import {
  entryFlows,
  entryReturns,
  interestBasis,
  type AssetSource,
  type PaidAsset,
} from '../../net-worth/index.ts';
import type { Context } from '../../platform/context.ts';
import {
  depositsOf,
  maturingDeposits,
  postingsOf,
  type DepositRow,
  type PostingRow,
} from './depositStore.ts';
import { expectedOf } from './tds/expectedOf.ts';
import { depositPath } from './paths.ts';
import { termsOf } from './terms.ts';

/** A deposit that was booked, with its bookings of interest. */
interface Held {
  deposit: DepositRow & { opens_on: string };
  postings: readonly PostingRow[];
}

async function heldDeposits(ctx: Context, portfolioId: string): Promise<Held[]> {
  const rows = await depositsOf(ctx.db, portfolioId);
  const booked = rows.filter((row): row is Held['deposit'] => row.opens_on !== null);
  if (booked.length === 0) return [];
  const ids = booked.map(({ id }) => id);
  const postings = await postingsOf(ctx.db, booked[0]!.investor_id, ids);
  return booked.map((deposit) => ({ deposit, postings: postings.get(deposit.id) ?? [] }));
}

const sourceOf = ({ deposit: { id, issuer_name: name } }: Held) =>
  ({ source: 'sanchay', asset: 'fixed_deposit', id, name }) as const;

const isActive = ({ deposit }: Held): boolean => deposit.state === 'active';

/** What deposits pay at maturity after the tax that is estimated, as their pages show it. */
async function maturitiesOf(
  ctx: Context,
  active: readonly Held[],
  today: string,
): Promise<NetWorthMaturity[]> {
  const open = active.filter(({ deposit: { matures_on: on } }) => on !== null && on > today);
  const expected = await expectedOf(
    ctx,
    ctx.db,
    open.map((one) => ({ ...one, today })),
  );
  return open.map((one, index) => ({
    ...sourceOf(one),
    kind: 'maturity',
    on: one.deposit.matures_on!,
    value: expected[index]!.at(-1)!.balance,
    after_tds: true,
  }));
}

/** Fixed deposits that were booked with Sanchay: balance and accrued interest of each day. */
export const depositSource: AssetSource = {
  external: false,
  async snapshot(ctx, portfolioId, today) {
    const held = await heldDeposits(ctx, portfolioId);
    const active = held.filter(isActive);
    const opened = held.map(({ deposit }) => deposit.opens_on).toSorted();
    return {
      assets: active.map((one) => ({
        ...sourceOf(one),
        group: 'deposits',
        value: valueOn(one, today),
        change: changeOn(one, today),
        basis: basisOn(one, today),
      })),
      as_of: active.length === 0 ? null : today,
      first_day: opened[0] ?? null,
      maturities: await maturitiesOf(ctx, active, today),
      paid: held.map((one) => paidOf(one, today)),
    };
  },
  async rows(ctx, portfolioId, today) {
    const held = await heldDeposits(ctx, portfolioId);
    return held.filter(isActive).map((one) => ({
      ...sourceOf(one),
      ...entryReturns(flowEntries(one), valueOn(one, today), today),
      priced_on: today,
      stale: false,
      invested: toWire(one.deposit.principal, 2),
    }));
  },
  async history(ctx, portfolioId, days) {
    const held = await heldDeposits(ctx, portfolioId);
    return days.map((day) => {
      const open = held.filter((one) => isOpenOn(one, day));
      return {
        value: toWire(sumRupees(open.map((one) => valueOn(one, day))), 2),
        invested: toWire(sumRupees(open.map(({ deposit }) => deposit.principal)), 2),
      };
    });
  },
  async flows(ctx, portfolioId, today) {
    const held = await heldDeposits(ctx, portfolioId);
    return held.flatMap((one) => entryFlows(sourceOf(one), flowEntries(one), today));
  },
  async maturing(q, period) {
    const rows = await maturingDeposits(q, period);
    return rows.map((row) => ({ ...row, asset: 'fixed_deposit', path: depositPath(row.id) }));
  },
};

function isOpenOn({ deposit }: Held, day: string): boolean {
  return deposit.opens_on <= day && (deposit.ended_on === null || day < deposit.ended_on);
}

const standingOn = ({ deposit, postings }: Held, day: string): ReturnType<typeof depositStanding> =>
  depositStanding(
    termsOf(deposit, day),
    day,
    postings.map((posting) => posting.tds),
  );

/** Rupees at the end of a day on which the deposit is open: balance and accrued interest. */
function valueOn(held: Held, day: string): number {
  const { balance, accrued } = standingOn(held, day);
  return toWire(rupees(balance).plus(rupees(accrued)), 2);
}

/** Rupees that a deposit earned since the day before: paid out or not, after TDS. */
function changeOn(held: Held, day: string): number {
  const before = addDays(day, -1);
  if (held.deposit.opens_on > before) return 0;
  const came = flowEntries(held)
    .filter(({ on }) => on === day)
    .map(({ amount }) => amount);
  return toWire(sumRupees([valueOn(held, day), -valueOn(held, before), ...came]), 2);
}

/** Interest that was paid out counts as income, with that of a deposit that has ended. */
function paidOf(held: Held, today: string): PaidAsset {
  const { principal } = held.deposit;
  const active = isActive(held);
  const flows = entryFlows(sourceOf(held), flowEntries(held), today);
  const out = flows.map(({ amount }) => Math.max(0, -amount));
  return {
    ...sourceOf(held),
    value: active ? valueOn(held, today) : 0,
    invested: active ? toWire(principal, 2) : 0,
    income: toWire(sumRupees(active ? out : [...out, -Number(principal)]), 2),
    flows,
  };
}

function basisOn(held: Held, day: string): ValueBasis {
  const { balance, accrued } = standingOn(held, day);
  return interestBasis(toWire(balance, 2), toWire(accrued, 2), day);
}

/** The principal, interest that was paid out, and what came back at the end; a renewal moves money to the next deposit. */
function flowEntries({ deposit, postings }: Held): AssetEntry[] {
  const entries: AssetEntry[] = [
    { on: deposit.opens_on, kind: 'paid_in', amount: toWire(deposit.principal, 2) },
  ];
  const ended = deposit.ended_on;
  for (const { day, kind, interest, tds } of postings) {
    // What a withdrawal pays at the end contains the interest of that day.
    if (kind !== 'paid' || (deposit.state === 'withdrawn' && day === ended)) continue;
    entries.push({ on: day, kind: 'taken_out', amount: toWire(rupees(interest).minus(rupees(tds)), 2) });
  }
  if (ended !== null)
    entries.push({ on: ended, kind: 'taken_out', amount: endAmount({ deposit, postings }) });
  return entries;
}

function endAmount({ deposit, postings }: Held): number {
  const paid = rupees(deposit.paid_on_end ?? '0');
  if (deposit.state !== 'renewed') return toWire(paid, 2);
  const balance = postings.at(-1)?.balance ?? deposit.principal;
  return toWire(rupees(balance), 2);
}
