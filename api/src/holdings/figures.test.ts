import type { HoldingFigures } from '@sanchay/contracts';
import {
  absolutePct,
  decimal,
  returnBasis,
  rupees,
  sumRupees,
  sumUnits,
  toWire,
  valueOf,
  yearlyReturn,
  type CashFlow,
} from '@sanchay/finance';
import fc from 'fast-check';
import { orderBench, type OrderBench } from '../testing/orderBench.ts';
import { anyActs, bookLife, lifeLedger, LIFE_FUNDS, type LifeLedger } from '../testing/people/bookedLife.ts';
import type { Act } from '../testing/people/investorLife.ts';
import { assetsOf, type Asset } from './assets.ts';
import { bookOf } from './book/portfolioBook.ts';
import type { SwitchFlows } from './cashFlows.ts';
import { figuresOf, positionOf } from './figures.ts';
import { movesOf, type Move } from './moveStore.ts';

const TODAY = '2027-02-17';
const SALES = ['redemption', 'switch_out', 'sale_correction'];

/** A purchase, a redemption and a switch, so that every kind of booking is among the lives. */
const EVERY_KIND: Act[] = (['buy', 'redeem', 'switch'] as const).map((kind) => ({
  ...{ wait: 30, kind, fund: 0, into: 1, amount: 100_000, percent: 40 },
}));

interface Replayed {
  asset: Asset;
  moves: readonly Move[];
}

const percentOf = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) ? null : toWire(value.toFixed(4), 2);

/** Brute force: a position from every single move of an asset. */
function worthFromMoves({ asset, moves }: Replayed) {
  const units = sumUnits(moves.map((move) => move.units));
  const price = decimal(asset.nav?.nav ?? 0);
  const change = asset.nav && asset.last ? valueOf(units, price.minus(asset.last.nav)) : 0;
  return {
    units: toWire(units, 4),
    invested: toWire(sumRupees(moves.map((move) => move.cost)), 2),
    value: toWire(price.times(units), 2),
    change: toWire(change, 2),
  };
}

/** Brute force: the payments of every single move. */
function flowsFromMoves(moves: readonly Move[], switches: SwitchFlows): CashFlow[] {
  const received = ({ flow, stt, interest }: Move) => rupees(flow).minus(rupees(stt)).plus(rupees(interest));
  const isInside = (move: Move) => switches === 'internal' && move.switch_id !== null;
  const outside = moves.filter((move) => !isInside(move));
  const legs = Map.groupBy(moves.filter(isInside), ({ switch_id }) => switch_id);
  return [
    ...outside.map((move) => ({ date: move.paid_on ?? TODAY, amount: received(move) })),
    ...[...legs.values()].map((own) => ({
      date: own.some(({ kind }) => kind === 'switch_in') ? own[0]!.date : TODAY,
      amount: sumRupees(own.map(received)),
    })),
  ].flatMap(({ date, amount }) => (amount.eq(0) ? [] : [{ date, amount: amount.toNumber() }]));
}

/** Brute force: the figures of assets together from every single move. */
function figuresFromMoves(assets: readonly Replayed[], switches: SwitchFlows): HoldingFigures {
  const worth = assets.map(worthFromMoves);
  const moves = assets.flatMap((one) => one.moves);
  const value = sumRupees(worth.map((one) => one.value));
  const invested = sumRupees(worth.map((one) => one.invested));
  const change = sumRupees(worth.map((one) => one.change));
  const realised = sumRupees(
    moves.map(({ flow, cost, stt }) => rupees(flow).plus(rupees(cost)).minus(rupees(stt))),
  );
  const income = sumRupees(moves.map(({ interest }) => interest));
  const overall = value.minus(invested).plus(realised).plus(income);
  const bought = moves.filter(
    ({ kind, switch_id }) => !SALES.includes(kind) && !(switches === 'internal' && switch_id !== null),
  );
  const put = sumRupees(bought.map(({ cost }) => cost));
  const flows = flowsFromMoves(moves, switches);
  const paid = flows.filter(({ amount }) => amount < 0).map(({ date }) => date);
  const basis = returnBasis(paid.toSorted()[0] ?? null, assets.length === 0 ? '' : TODAY);
  const held = worth.flatMap((one) => (one.value > 0 ? [{ date: TODAY, amount: one.value }] : []));
  const yearly = basis === 'xirr' ? yearlyReturn([...flows, ...held], TODAY) : { rate: null, problem: null };
  return {
    current_value: toWire(value, 2),
    one_day_change: toWire(change, 2),
    one_day_change_percentage: percentOf(absolutePct(toWire(value.minus(change), 2), toWire(value, 2))),
    unrealised_gain: toWire(value.minus(invested), 2),
    realised_gain: toWire(realised, 2),
    income: toWire(income, 2),
    overall_gain: toWire(overall, 2),
    absolute_percentage: put.gt(0) ? percentOf(overall.times(100).div(decimal(put)).toNumber()) : null,
    xirr_percentage: yearly.rate === null ? null : percentOf(yearly.rate * 100),
    xirr_problem: yearly.problem,
    return_basis: basis,
    total_invested: toWire(invested, 2),
  };
}

describe('figures of holdings', () => {
  let bench: OrderBench;
  let market: LifeLedger;
  beforeAll(async () => {
    bench = await orderBench();
    await bench.newInvestor();
    market = await lifeLedger(bench.api);
  });
  afterAll(() => bench.close());

  test('P2 · from the stored book are those of every single move, for each holding and the whole', async () => {
    const { db } = bench.api;
    const priced = await assetsOf(db, LIFE_FUNDS, TODAY);
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyActs, async (acts) => {
        const id = await bookLife(bench.api, market, acts);
        const { assets } = await bookOf(db, id, ['assets']);
        const positions = assets.map((book) => positionOf(priced.get(book.code)!, book, TODAY));
        const byCode = Map.groupBy(await movesOf(db, id), ({ code }) => code);
        const replayed = assets.map(({ code }): Replayed => ({
          asset: priced.get(code)!,
          moves: byCode.get(code)!,
        }));
        expect(assets.map(({ code }) => code).toSorted()).toEqual([...byCode.keys()].toSorted());
        expect(positions).toMatchObject(replayed.map(worthFromMoves));
        for (const switches of ['flows', 'internal'] as const) {
          expect(figuresOf(positions, undefined, switches)).toEqual(figuresFromMoves(replayed, switches));
          for (const [place, position] of positions.entries())
            expect(figuresOf([position], undefined, switches)).toEqual(
              figuresFromMoves([replayed[place]!], switches),
            );
        }
        for (const { moves } of replayed) for (const { kind } of moves) seen.add(kind);
      }),
      { numRuns: 25, examples: [[EVERY_KIND]] },
    );
    expect([...seen].toSorted()).toEqual(['allotment', 'redemption', 'switch_in', 'switch_out']);
  });

  test('P2 · of nothing are nothing', () => {
    expect(figuresOf([])).toEqual(figuresFromMoves([], 'flows'));
  });
});
