import type {
  CallQuery,
  CallReply,
  DayHolding,
  ExternalFilter,
  HoldingsReport,
  RecordedDayHolding,
} from '@sanchay/contracts';
import { absolutePct, addDays, istDate, sumRupees, toWire, unitCount, valueOf } from '@sanchay/finance';
import { faceValueChanges, navsUntil } from '../funds/index.ts';
import { buyBackPrice, GOLD, latestGoldPrices } from '../gold/index.ts';
import { recordedOn, type RecordedHolding } from '../other-assets/index.ts';
import type { Context } from '../platform/context.ts';
import { createMessages } from '../platform/http/language.ts';
import { validationFailed } from '../platform/http/problem.ts';
import { dayClasses, NO_CLASSES } from './dayClasses.ts';
import { heldOn, type HeldRow } from './heldStore.ts';
import { importedOn, joinRows } from './importedHeld.ts';

/** Days after which a price is marked as old. */
const OLD_AFTER_DAYS = 7;

const message = createMessages({
  en: { future: 'Choose a day up to today.' },
  hi: { future: 'आज तक की कोई तारीख चुनें।' },
});

interface Price {
  nav: string;
  date: string;
}

/**
 * What a portfolio held at the end of a day, by default today: units at the NAV of the day or the last one before it,
 * gold at its buy-back price, and the first-in-first-out cost of the units that were left then. Rupees. A holding
 * without a price, or with one of another face value than its units, is not in the totals; one without a known cost is
 * in the value only. Assets that the account holder recorded have their value of the day; what is owed is subtracted.
 * Shares, cash, deposits, NPS and EPF are rows by class, worth what they add to the net worth of the day.
 * @param options.onlyUnits leaves these classes out
 * @throws Problem 422 `date_in_future`.
 */
export async function holdingsReport(
  ctx: Context,
  portfolioId: string,
  { date: asked, external = 'include' }: CallQuery<'dayHoldings'>,
  { onlyUnits = false }: { onlyUnits?: boolean } = {},
): Promise<HoldingsReport> {
  const today = istDate(await ctx.business.now());
  const date = asked ?? today;
  if (date > today)
    throw validationFailed('date_in_future', message('future'), { date: [message('future')] });
  const { first, held, recorded, has_external } = await everythingOn(ctx, portfolioId, { date, external });
  const classed = onlyUnits ? NO_CLASSES : await dayClasses(ctx, portfolioId, { date, today, external });
  const prices = await pricesOn(ctx, held, date);
  const holdings = largestFirst(held.map((row) => holdingView(row, prices.get(row.code) ?? null, date)));
  const byHand = largestFirst(recorded.map(recordedView));
  const priced = [...holdings, ...byHand, ...classed.classes].flatMap(({ value, invested }) =>
    value === null ? [] : [{ value, invested }],
  );
  const costed = priced.flatMap(({ value, invested }) => (invested === null ? [] : [{ value, invested }]));
  const value = sumRupees(priced.map((one) => one.value));
  const invested = sumRupees(costed.map((one) => one.invested));
  const worth = sumRupees(costed.map((one) => one.value));
  return {
    date,
    today,
    first_day: [first, classed.first].filter((day) => day !== null).toSorted()[0] ?? null,
    holdings,
    recorded: byHand,
    classes: classed.classes,
    invested: toWire(invested, 2),
    value: toWire(value, 2),
    gain: toWire(worth.minus(invested), 2),
    gain_percentage: percent(toWire(invested, 2), toWire(worth, 2)),
    has_external: has_external || classed.has_external,
    uncosted: priced.filter((one) => one.invested === null && one.value > 0).length,
    unpriced: holdings.filter((one) => one.value === null).length,
  };
}

/** Funds and gold that are booked here, where every cost is known. */
export async function bookedReport(
  ctx: Context,
  portfolioId: string,
  query: CallQuery<'holdingsReport'>,
): Promise<CallReply<'holdingsReport'>['data']> {
  const found = await holdingsReport(
    ctx,
    portfolioId,
    { ...query, external: 'exclude' },
    { onlyUnits: true },
  );
  const {
    has_external: _filter,
    uncosted: _none,
    recorded: _elsewhere,
    classes: _c,
    holdings,
    ...rest
  } = found;
  return {
    ...rest,
    holdings: holdings.flatMap(({ sources: _here, invested, ...row }) =>
      invested === null ? [] : [{ ...row, invested }],
    ),
  };
}

/** The largest value first, what has none last. */
function largestFirst<Row extends { code: string; value: number | null }>(rows: readonly Row[]): Row[] {
  const rank = ({ value }: Row): number => value ?? -Number.MAX_VALUE;
  return rows.toSorted((a, b) => rank(b) - rank(a) || (a.code < b.code ? -1 : 1));
}

/** What was held here, in imported folios and as recorded, as far as the filter lets it through. */
async function everythingOn(
  ctx: Context,
  portfolioId: string,
  { date, external }: { date: string; external: ExternalFilter },
): Promise<{ first: string | null; held: HeldRow[]; recorded: RecordedHolding[]; has_external: boolean }> {
  const own = await heldOn(ctx.db, portfolioId, date);
  const imported = await importedOn(ctx.db, portfolioId, date);
  const byHand = await recordedOn(ctx.db, portfolioId, date);
  const shown = [...(external === 'only' ? [] : [own]), ...(external === 'exclude' ? [] : [imported])];
  return {
    first:
      [...shown, ...(external === 'exclude' ? [] : [byHand])]
        .flatMap(({ first }) => first ?? [])
        .toSorted()[0] ?? null,
    held: joinRows(shown.flatMap(({ held }) => held)),
    recorded: external === 'exclude' ? [] : byHand.held,
    has_external: imported.first !== null || byHand.first !== null,
  };
}

async function pricesOn(ctx: Context, held: readonly HeldRow[], date: string): Promise<Map<string, Price>> {
  const codes = held.map(({ code }) => code);
  const prices = await navsUntil(
    ctx.db,
    codes.filter((code) => code !== GOLD),
    date,
  );
  for (const { code, stated_price } of held)
    if (stated_price && !prices.has(code)) prices.set(code, stated_price);
  if (codes.includes(GOLD)) {
    const [gold] = await latestGoldPrices(ctx.db, date, 1);
    if (gold) prices.set(GOLD, { nav: buyBackPrice(gold.price).toFixed(2), date: gold.date });
  }
  return comparable(ctx, held, prices);
}

/** Leaves out prices of another face value than the units have: together they would be wrong by its factor. */
async function comparable(
  ctx: Context,
  held: readonly HeldRow[],
  prices: Map<string, Price>,
): Promise<Map<string, Price>> {
  const changes = await faceValueChanges(ctx.db, [...prices.keys()]);
  for (const { code, since } of held) {
    const day = prices.get(code)?.date ?? since;
    if (changes.get(code)?.some((change) => since < change && change <= day)) prices.delete(code);
  }
  return prices;
}

function holdingView(row: HeldRow, price: Price | null, date: string): DayHolding {
  const invested = row.cost === null ? null : toWire(row.cost, 2);
  const value = price && toWire(valueOf(unitCount(row.units), price.nav), 2);
  return {
    asset: row.code === GOLD ? 'gold' : 'mutual_fund',
    code: row.code,
    name: row.name,
    sources: row.sources,
    folios: row.code === GOLD ? [] : row.folios,
    units: toWire(row.units, 4),
    price: price && { nav: toWire(price.nav, 4), date: price.date },
    price_is_old: price !== null && price.date < addDays(date, -OLD_AFTER_DAYS),
    invested,
    value,
    gain: value === null || invested === null ? null : toWire(sumRupees([value, -invested]), 2),
    gain_percentage: value === null || invested === null ? null : percent(invested, value),
  };
}

function recordedView({ id, type, name, value, invested }: RecordedHolding): RecordedDayHolding {
  return {
    asset: type,
    code: id,
    name,
    sources: ['manual'],
    folios: [],
    units: null,
    price: null,
    price_is_old: false,
    invested,
    value,
    gain: invested === null ? null : toWire(sumRupees([value, -invested]), 2),
    gain_percentage: invested === null ? null : percent(invested, value),
  };
}

function percent(before: number, after: number): number | null {
  const change = absolutePct(before, after);
  return change === null || !Number.isFinite(change) ? null : toWire(change.toFixed(4), 2);
}
