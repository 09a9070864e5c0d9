import type { ImportedAsset } from '@sanchay/contracts';
import { rupees, sumRupees, sumUnits, toWire, valueOf } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import {
  foliosOf,
  investedOn,
  knownFolio,
  unitsOn,
  type FolioRow,
  type KnownFolio,
} from '../imported/index.ts';
import type { SourceValue } from '../net-worth/index.ts';
import { flowOf } from './holdings.ts';
import { priceCode, pricesOfDays } from './prices.ts';

/** What counts in the net worth; what was paid for a pension (EPS) is no balance. */
export type CountedAsset = Exclude<ImportedAsset, 'eps'>;

/** A folio that counts in the net worth. */
export type CountedFolio = KnownFolio & { asset: CountedAsset };

/** The folios that count in the net worth. */
export async function knownFolios(q: Queries, portfolioId: string): Promise<CountedFolio[]> {
  return (await foliosOf(q, portfolioId)).flatMap((folio) => {
    const { asset } = folio;
    return asset === 'eps' ? [] : [{ ...knownFolio(folio), asset }];
  });
}

/** The switch that a transaction is a leg of, where an archive states it. */
export const switchOf = ({ exact }: FolioRow): string | null => exact?.switch ?? null;

/** Our prices by `<code> <day>`, and the codes that have one on any of the days. */
interface Prices {
  byDay: ReadonlyMap<string, string>;
  codes: ReadonlySet<string>;
}

/** Rupees between the bank account and a folio, or between the legs of a switch, from a day up to the day before another. */
interface Transit {
  from: string;
  until: string;
  amount: number;
}

/** What folios were worth at the end of each day, money in transit included. */
export async function historyOf(
  q: Queries,
  folios: readonly KnownFolio[],
  days: readonly string[],
): Promise<SourceValue[]> {
  const codes = folios.flatMap((folio) => priceCode(folio) ?? []);
  const byDay = await pricesOfDays(q, codes, days);
  const prices: Prices = { byDay, codes: new Set([...byDay.keys()].map((key) => key.split(' ')[0]!)) };
  const transit = transitOf(folios);
  return days.map((day) => {
    const { value, invested } = valuesOn(folios, day, prices);
    const moving = sumRupees(
      transit.filter(({ from, until }) => from <= day && day < until).map(({ amount }) => amount),
    );
    return {
      value: toWire(moving.plus(rupees(value)), 2),
      invested: invested === null ? null : toWire(moving.plus(rupees(invested)), 2),
    };
  });
}

function transitOf(folios: readonly KnownFolio[]): Transit[] {
  const rows = folios.flatMap(({ assessment }) => assessment.rows.filter(({ exact }) => exact !== null));
  const [single, legs] = [rows.filter((row) => switchOf(row) === null), rows.filter(switchOf)];
  return [
    ...single.flatMap(paymentInTransit),
    ...[...Map.groupBy(legs, switchOf).values()].flatMap(switchInTransit),
  ];
}

function paymentInTransit(row: FolioRow): Transit[] {
  const paidOn = row.exact?.paid_on ?? row.date;
  const amount = toWire(
    sumRupees([...flowOf(row).map((flow) => flow.amount), -Number(row.exact?.tds ?? 0)]),
    2,
  );
  if (paidOn < row.date) return [{ from: paidOn, until: row.date, amount: -amount }];
  return paidOn > row.date ? [{ from: row.date, until: paidOn, amount }] : [];
}

function switchInTransit(legs: readonly FolioRow[]): Transit[] {
  const out = legs.filter(({ kind }) => kind === 'switch_out');
  const into = legs.find(({ kind }) => kind === 'switch_in');
  if (!into || out.length === 0) return [];
  const amount = toWire(sumRupees(out.flatMap(flowOf).map((flow) => flow.amount)), 2);
  return [{ from: out[0]!.date, until: into.date, amount }];
}

function valuesOn(folios: readonly KnownFolio[], day: string, prices: Prices): SourceValue {
  const begun = folios.filter(({ first }) => first <= day);
  const invested = begun.map((folio) => investedOn(folio, day));
  const byPrice = Map.groupBy(begun, (folio) => priceCode(folio) ?? folio.id);
  return {
    value: toWire(sumRupees([...byPrice.values()].map((own) => valueOn(own, day, prices))), 2),
    invested: invested.includes(null) ? null : toWire(sumRupees(invested.map((amount) => amount ?? 0)), 2),
  };
}

/**
 * Rupees of folios of one price: rounded once, as for a holding in several folios. Before our first price they are worth
 * nothing, as units of our own; what we never price has the price of its statement.
 */
function valueOn(folios: readonly KnownFolio[], day: string, { byDay, codes }: Prices): number {
  const [first] = folios;
  const code = priceCode(first!);
  const priced = code !== null && codes.has(code);
  const nav = priced ? byDay.get(`${code} ${day}`) : first!.assessment.nav?.nav;
  if (nav === undefined) return 0;
  return toWire(valueOf(sumUnits(folios.map((folio) => unitsOn(folio, day))), nav), 2);
}
