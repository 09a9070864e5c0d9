import type { DayClass, DayClassCode, ExternalFilter } from '@sanchay/contracts';
import { absolutePct, rupees, toWire } from '@sanchay/finance';
import { transitOf } from '../holdings/index.ts';
import { importedClassesOn } from '../import/index.ts';
import type { Context } from '../platform/context.ts';

/** Which class the source of a domain is; funds, gold and recorded assets have rows of their own. */
const CLASS_OF: Readonly<Record<string, DayClassCode>> = {
  shares: 'stock',
  us_shares: 'us_stock',
  us_wallet: 'us_cash',
  trading_cash: 'stock_cash',
  deposits: 'fixed_deposit',
};

const CASH: ReadonlySet<DayClassCode> = new Set(['us_cash', 'stock_cash', 'in_transit']);

/** Classes of assets at the end of a day with the first day of each that has ever been held. */
interface DayClasses {
  first: string | null;
  classes: DayClass[];
  /** Whether any is held elsewhere, shown or not. */
  has_external: boolean;
}

export const NO_CLASSES: DayClasses = { first: null, classes: [], has_external: false };

/**
 * What a portfolio held at the end of a day besides funds, gold and recorded assets, by class: each has the value that
 * its source gives to the net worth of that day. Rupees; a class that was worth nothing is left out.
 */
export async function dayClasses(
  ctx: Context,
  portfolioId: string,
  { date, today, external }: { date: string; today: string; external: ExternalFilter },
): Promise<DayClasses> {
  const imported = await importedClassesOn(ctx.db, portfolioId, date);
  const firsts: (string | null)[] = external === 'exclude' ? [] : imported.map(({ first }) => first);
  const classes: DayClass[] =
    external === 'exclude'
      ? []
      : imported.map(({ first: _, ...row }) => withGain({ ...row, source: 'imported' }));
  if (external !== 'only') {
    const transit = await transitOf(ctx, portfolioId, date);
    firsts.push(transit.first);
    classes.push(withGain({ value: transit.value, invested: null, asset: 'in_transit', source: 'sanchay' }));
    for (const [name, asset] of Object.entries(CLASS_OF)) {
      const source = ctx.assetSources[name]!;
      const [value] = await source.history(ctx, portfolioId, [date]);
      firsts.push((await source.snapshot(ctx, portfolioId, today, external)).first_day);
      classes.push(withGain({ ...value!, asset, source: 'sanchay' }));
    }
  }
  return {
    first: firsts.filter((day) => day !== null).toSorted()[0] ?? null,
    classes: classes.filter(({ value }) => value !== 0).toSorted((a, b) => b.value - a.value),
    has_external: imported.length > 0,
  };
}

/** Cash and money in transit have no gain. */
function withGain(row: Omit<DayClass, 'gain' | 'gain_percentage'>): DayClass {
  const { asset, value } = row;
  const isCash = CASH.has(asset);
  const invested = isCash ? value : row.invested;
  if (invested === null) return { ...row, gain: null, gain_percentage: null };
  const change = absolutePct(invested, value);
  return {
    ...row,
    invested,
    gain: toWire(rupees(value).minus(rupees(invested)), 2),
    gain_percentage: change === null || !Number.isFinite(change) ? null : toWire(change.toFixed(4), 2),
  };
}
