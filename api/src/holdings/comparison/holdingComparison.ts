import type { CallQuery, HoldingComparison } from '@sanchay/contracts';
import {
  istDate,
  replayDeposit,
  replayFlows,
  rupees,
  sumRupees,
  toWire,
  yearlyReturn,
  type CashFlow,
  type Rupees,
} from '@sanchay/finance';
import type { Context } from '../../platform/context.ts';
import { localize } from '../../platform/http/language.ts';
import { validationFailed } from '../../platform/http/problem.ts';
import { cashFlows } from '../cashFlows.ts';
import { figuresOf } from '../figures.ts';
import { positionIn } from '../service.ts';
import { levelsFor } from './levels.ts';

type Outcome = HoldingComparison['holding'];
type Replayed = Pick<HoldingComparison, 'problem' | 'problem_on' | 'other' | 'last' | 'rows' | 'name'>;

const COMPOUNDING = 4;
const NOTHING = { problem_on: null, other: null, last: null, rows: [] } as const;

/**
 * What the cash flows of a holding would be worth had they gone into an index, the category median or a fixed deposit on the
 * same days. Costs and taxes of the alternative are not part of it; those of the holding are, as in its XIRR.
 * @throws Problem 404 for a holding that the portfolio never had, 422 `rate_missing` for a deposit without a rate,
 * `history_unknown` for a holding whose earlier purchases no statement states.
 */
export async function holdingComparison(
  ctx: Context,
  portfolioId: string,
  code: string,
  { with: comparison, rate, external = 'exclude' }: CallQuery<'holdingComparison'>,
): Promise<HoldingComparison> {
  const position = await positionIn(ctx, portfolioId, { code, external });
  if (position.book.flows === null) throw historyUnknown();
  const today = istDate(await ctx.business.now());
  const flows = byDay(cashFlows([position.book.flows], today, 'flows'));
  const replayed =
    comparison === 'deposit'
      ? inDeposit(flows, depositRate(rate), today)
      : await inIndex(ctx, code, comparison, { flows, today });
  return {
    with: comparison,
    rate: comparison === 'deposit' ? depositRate(rate) : null,
    as_of: today,
    return_basis: figuresOf([position]).return_basis,
    paid: -sumOf(flows.filter(({ amount }) => amount < 0)) || 0,
    holding: outcomeOf(flows, rupees(position.value), today),
    ...replayed,
  };
}

/** A payment that is not known cannot be replayed. */
function historyUnknown(): Error {
  const message = localize({
    en: 'The statements that you imported do not show what all units had cost, so there is no comparison.',
    hi: 'आपके इम्पोर्ट किए स्टेटमेंट में सभी यूनिट की लागत नहीं है, इसलिए तुलना नहीं हो सकती।',
  });
  return validationFailed('history_unknown', message);
}

function depositRate(rate: number | undefined): number {
  if (rate !== undefined) return rate;
  const message = localize({
    en: 'Enter the interest rate of the deposit.',
    hi: 'डिपॉज़िट की ब्याज दर लिखें।',
  });
  throw validationFailed('rate_missing', message, { rate: [message] });
}

function byDay(flows: readonly CashFlow[]): CashFlow[] {
  return [...Map.groupBy(flows, ({ date }) => date)]
    .map(([date, own]) => ({ date, amount: sumOf(own) }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

const sumOf = (flows: readonly CashFlow[]): number => toWire(sumRupees(flows.map(({ amount }) => amount)), 2);

function outcomeOf(flows: readonly CashFlow[], value: Rupees, today: string): Outcome {
  const worth = toWire(value.round(2), 2);
  const all = [...flows, ...(worth > 0 ? [{ date: today, amount: worth }] : [])];
  const { rate, problem } = yearlyReturn(all, today);
  return {
    value: worth,
    gain: toWire(value.plus(sumRupees(flows.map(({ amount }) => amount))).round(2), 2),
    xirr_percentage: rate === null ? null : toWire((rate * 100).toFixed(4), 2),
    xirr_problem: problem,
  };
}

function inDeposit(flows: readonly CashFlow[], ratePct: number, today: string): Replayed {
  const replay = replayDeposit(flows, { ratePct, compounding: COMPOUNDING }, today);
  if ('problem' in replay)
    return { ...NOTHING, name: null, rows: [], problem: replay.problem, problem_on: replay.date };
  return { ...NOTHING, name: null, rows: [], problem: null, other: outcomeOf(flows, replay.value, today) };
}

async function inIndex(
  ctx: Context,
  code: string,
  comparison: 'nifty50' | 'benchmark' | 'category',
  { flows, today }: { flows: readonly CashFlow[]; today: string },
): Promise<Replayed> {
  const { name, rows: levels } = await levelsFor(ctx.db, code, comparison);
  if (levels.length === 0) return { ...NOTHING, name, rows: [], problem: 'no_data' };
  const replay = replayFlows(flows, levels, today);
  if ('problem' in replay)
    return { ...NOTHING, name, rows: [], problem: replay.problem, problem_on: replay.date };
  return {
    name,
    problem: null,
    problem_on: null,
    other: outcomeOf(flows, replay.value, today),
    last: { date: replay.last.date, level: toWire(replay.last.nav, 4) },
    rows: replay.rows.map(({ date, amount, level, units, balance }) => ({
      date,
      amount,
      level: toWire(level.nav, 4),
      level_date: level.date,
      units: toWire(units.round(4), 4),
      balance: toWire(balance.round(4), 4),
    })),
  };
}
