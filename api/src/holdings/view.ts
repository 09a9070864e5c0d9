import type { Folio, Holding } from '@sanchay/contracts';
import { previousBusinessDay, toWire, type BusinessCalendar, type SchemeClass } from '@sanchay/finance';
import type { OrderScheme } from '../funds/index.ts';
import { nextDates, type PlanRow } from '../systematic/index.ts';
import type { Asset, DatedPrice } from './assets.ts';
import type { HeldFolio } from './book/heldBook.ts';
import { figuresOf, worthOf, type Position } from './figures.ts';

/** The SIPs of a portfolio and what is needed to date them. */
export interface Plans {
  plans: readonly PlanRow[];
  schemes: ReadonlyMap<string, OrderScheme>;
  calendar: BusinessCalendar;
}

/** A holding as the contracts show it. */
export function holdingView(position: Position, plans: Plans): Holding {
  const { asset, book, units } = position;
  const { code, name, slug, category, scheme_class } = asset;
  return {
    asset: asset.asset,
    fundInfo: {
      code,
      name,
      slug,
      category,
      scheme_class,
      nav: wirePrice(asset.nav),
      last_nav: wirePrice(asset.last),
    },
    sources: sourcesOf(position),
    folioData: book.folios.map((folio) => folioView(asset, folio, plans)).filter((folio) => folio.units > 0),
    units,
    stale: isPriceOld(position, plans.calendar),
    trend: asset.trend,
    ...figuresOf([position]),
  };
}

/** Where the folios of a position are held; ours first. */
function sourcesOf({ book }: Position): Holding['sources'] {
  if (!book.imported) return ['sanchay'];
  return book.only_imported ? ['imported'] : ['sanchay', 'imported'];
}

/** Whether the newest price is older than one business day. */
export function isPriceOld({ asset, today }: Position, calendar: BusinessCalendar): boolean {
  return asset.nav !== null && asset.nav.date < previousBusinessDay(calendar, today, calendarOf(asset));
}

/** Gold is priced on the days of the exchange. */
const calendarOf = ({ scheme_class: own }: Position['asset']): SchemeClass =>
  own === 'gold' ? 'equity' : (own as SchemeClass);

function wirePrice(price: DatedPrice | null): Holding['fundInfo']['nav'] {
  return price && { nav: toWire(price.nav, 4), date: price.date };
}

function folioView(asset: Asset, folio: HeldFolio, plans: Plans): Folio {
  const { units, value, invested } = worthOf(asset, [folio]);
  const { statement } = folio;
  const isOfFolio = (plan: PlanRow) => plan.code === asset.code && plan.folio_no === folio.folio_no;
  const sips = statement ? [] : plans.plans.filter(isOfFolio);
  return {
    folio_no: folio.folio_no,
    source: statement ? 'imported' : 'sanchay',
    ...(statement && { statement }),
    direct: asset.direct ? 'Y' : 'N',
    units,
    currentValue: value,
    invested,
    isSip: sips.length > 0,
    sips: sips.map((plan) => ({
      amount: toWire(plan.amount, 2),
      frequency: plan.frequency,
      day: plan.day,
      next_date: nextDates(plan, plans.calendar, plans.schemes.get(plan.code)!, 1)[0] ?? null,
    })),
  };
}

const SORT_VALUE = {
  investment: (holding: Holding) => holding.total_invested ?? Number.NEGATIVE_INFINITY,
  returns: (holding: Holding) => holding.absolute_percentage ?? Number.NEGATIVE_INFINITY,
  value: (holding: Holding) => holding.current_value,
} as const;

export type HoldingSort = keyof typeof SORT_VALUE | 'fund_name';

/** Holdings sorted by a field; equal ones by name and then code. Without a direction names rise and figures fall. */
export function sortHoldings(
  holdings: readonly Holding[],
  by: HoldingSort = 'value',
  type: 'asc' | 'desc' = by === 'fund_name' ? 'asc' : 'desc',
): Holding[] {
  const sign = type === 'asc' ? 1 : -1;
  const byName = (a: Holding, b: Holding) =>
    compare(a.fundInfo.name, b.fundInfo.name) || compare(a.fundInfo.code, b.fundInfo.code);
  if (by === 'fund_name') return holdings.toSorted((a, b) => sign * byName(a, b));
  const value = SORT_VALUE[by];
  return holdings.toSorted((a, b) => sign * compare(value(a), value(b)) || byName(a, b));
}

function compare<Value extends string | number>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
