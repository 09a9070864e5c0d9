import type { CallReply } from '@sanchay/contracts';
import {
  exitLoadSlabs,
  ExitLoadUnknownError,
  formatRupees,
  fundTaxOn,
  loadFreeFrom,
  loadPctOn,
  longTermFrom,
  rupees,
  sumUnits,
  toWire,
  unitCount,
  unlocksOn,
  valueOf,
  type LoadedLot,
} from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { folioUnits, saleTiming, type FolioUnits } from '../engine/index.ts';
import { latestNavs } from '../funds/index.ts';
import { openLots } from '../ledger/index.ts';
import { amountDue } from '../payments/index.ts';
import { notFound } from '../platform/http/problem.ts';
import { refusalText } from './messages/refusals.ts';
import { reservedIn } from './store.ts';
import { loadContext, lotsForSale, type LoadedContext, type Moment } from './context.ts';

type Held = CallReply<'heldUnits'>['data'];
type HeldLot = Held['lots'][number];

/**
 * The units of a fund that a portfolio holds, lot by lot: what could be redeemed now and why the rest could not, and
 * from when each lot is free of exit load, long-term and unlocked. Without units the list is empty.
 * @throws Problem 404 for an unknown fund.
 */
export async function heldUnitsOf(q: Queries, portfolioId: string, code: string, now: Moment): Promise<Held> {
  const context = await loadContext(q, now, { portfolio_id: portfolioId, code, to_code: null });
  if (!context) throw notFound(refusalText('unknown_fund'));
  const day = saleTiming(context).processedDate;
  const nav = (await latestNavs(q, [code])).get(code) ?? null;
  const price = nav?.nav ?? '0';
  const worth = (units: string) => ({
    units: toWire(units, 4),
    value: toWire(valueOf(unitCount(units), price), 2),
  });
  const folios = await foliosOf(q, portfolioId, code, context, day);
  const sumOf = (pick: (units: FolioUnits) => string) =>
    sumUnits(folios.map(({ units }) => pick(units))).toFixed(4);
  const lots = folios.flatMap((folio) =>
    folio.lots.map((lot) => lotView(lot, folio.folioNo, context, { day, price })),
  );
  const due = await amountDue(q, portfolioId);
  const refusal = refusalOf(context, due);
  const locked = sumOf((units) => sumUnits(units.locked.map((part) => part.units)).toFixed(4));
  return {
    nav: nav && { nav: toWire(nav.nav, 4), date: nav.date },
    as_of: day,
    held: worth(sumOf(({ units }) => units)),
    redeemable: worth(refusal ? '0' : sumOf(({ free }) => free)),
    locked: worth(locked),
    reserved: worth(sumOf(({ reserved }) => reserved)),
    refusal,
    load_free_from: latest(lots, ({ load_free_from: from }) => from),
    long_term_from: latest(lots, ({ long_term_from: from }) => from),
    unlocks_on: lots.some((lot) => lot.unlocks_on !== null)
      ? latest(
          lots.filter((lot) => lot.unlocks_on !== null),
          (lot) => lot.unlocks_on,
        )
      : null,
    lots: lots.toSorted((a, b) => (a.bought_on < b.bought_on ? -1 : a.bought_on > b.bought_on ? 1 : 0)),
  };
}

interface FolioLots {
  folioNo: string;
  lots: LoadedLot[];
  units: FolioUnits;
}

async function foliosOf(
  q: Queries,
  portfolioId: string,
  code: string,
  context: LoadedContext,
  day: string,
): Promise<FolioLots[]> {
  const held = await openLots(q, portfolioId, code);
  const folios: FolioLots[] = [];
  for (const folioNo of new Set(held.map((lot) => lot.folio_no))) {
    const lots = await lotsForSale(q, portfolioId, code, folioNo);
    const reserved = await reservedIn(q, portfolioId, code, folioNo);
    folios.push({
      folioNo,
      lots,
      units: folioUnits(lots, context.scheme.lock, { reserved, day }, context.rules),
    });
  }
  return folios;
}

function refusalOf({ scheme }: LoadedContext, due: string): Held['refusal'] {
  if (Number(due) > 0)
    return {
      code: 'amount_due',
      message: refusalText('amount_due', { due: formatRupees(due, { decimals: 2 }) }),
    };
  if (scheme.redeemable) return null;
  return { code: 'redemption_not_allowed', message: refusalText('redemption_not_allowed') };
}

function lotView(
  { id, boughtOn, units, cost, exitLoad }: LoadedLot,
  folioNo: string,
  { scheme, rules }: LoadedContext,
  { day, price }: { day: string; price: string },
): HeldLot {
  const unlocks = unlocksOn(scheme.lock, boughtOn, rules);
  const tax = fundTaxOn(scheme.asset_allocations, day, rules);
  const value = valueOf(unitCount(units), price);
  return {
    id,
    folio_no: folioNo,
    bought_on: boughtOn,
    units: toWire(units, 4),
    cost: toWire(cost, 2),
    value: toWire(value, 2),
    gain: toWire(value.round(2).minus(rupees(cost)), 2),
    ...loadOf(exitLoad, boughtOn, { day, rules }),
    long_term_from: longTermFrom(tax, { boughtOn, today: day }, rules),
    unlocks_on: unlocks > day ? unlocks : null,
  };
}

/** The load of a lot today and the day from which there is none; null for a load that cannot be read. */
function loadOf(
  text: string | null,
  boughtOn: string,
  { day, rules }: { day: string; rules: LoadedContext['rules'] },
): Pick<HeldLot, 'load_percent' | 'load_free_from'> {
  try {
    const slabs = exitLoadSlabs(text, boughtOn, rules);
    const soldOn = day < boughtOn ? boughtOn : day;
    return {
      load_percent: loadPctOn(slabs, boughtOn, soldOn),
      load_free_from: loadFreeFrom(slabs, boughtOn),
    };
  } catch (error) {
    if (error instanceof ExitLoadUnknownError) return { load_percent: null, load_free_from: null };
    throw error;
  }
}

/** The latest of the days of lots; null without lots, and where one of them has none. */
function latest(lots: readonly HeldLot[], dayOf: (lot: HeldLot) => string | null): string | null {
  return lots.reduce<string | null>((found, lot, index) => {
    const day = dayOf(lot);
    if (day === null || (index > 0 && found === null)) return null;
    return found === null || day > found ? day : found;
  }, null);
}
