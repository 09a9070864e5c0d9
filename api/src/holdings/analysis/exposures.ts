import type { AnalysisSplit, Exposure, ExposureKind } from '@sanchay/contracts';
import { capClassByRank, lookThrough, toWire, type Share } from '@sanchay/finance';
import type { DisclosedHolding } from '../../funds/index.ts';
import { GOLD } from '../../gold/index.ts';
import type { HeldValue } from './heldValues.ts';

/** A holding that has a value. */
export type ValuedHolding = HeldValue & { value: number };

interface Group {
  kind: ExposureKind;
  name: string | null;
}

const MOST_COMPANIES = 100;

const of = (kind: ExposureKind, name: string | null = null): Group => ({ kind, name });
const named = (name: string): Group => of('named', name);

/** Gold and cash are recognised by their industry, shares by where they are listed; the rest are bonds and bills. */
function assetOf({ rank, abroad, industry }: DisclosedHolding): Group {
  if (rank !== null) return of('equity');
  if (abroad) return of('foreign');
  if (industry === 'Gold') return of('gold');
  return of(industry === 'Cash' ? 'cash' : 'debt');
}

const isMoney = (group: Group): boolean => group.kind === 'gold' || group.kind === 'cash';

/** The group of a disclosed position in each split through the funds. */
const GROUP_OF: Record<Exclude<AnalysisSplit, 'houses'>, (holding: DisclosedHolding) => Group> = {
  assets: assetOf,
  sectors: (holding) => (holding.sector === null ? assetOf(holding) : named(holding.sector)),
  industries: (holding) => {
    const asset = assetOf(holding);
    return isMoney(asset) ? asset : named(holding.industry);
  },
  caps: (holding) => (holding.rank === null ? assetOf(holding) : of(capClassByRank(holding.rank))),
  companies: (holding) => {
    const asset = assetOf(holding);
    return isMoney(asset) ? asset : of(asset.kind, holding.name);
  },
  currencies: ({ abroad }) => named(abroad ? 'USD' : 'INR'),
};

/** Digital gold is all gold, whichever the split is; it is bought and sold in rupees. */
function goldParts(split: AnalysisSplit) {
  return [{ key: keyOf(split === 'currencies' ? named('INR') : of('gold')), weight: 100 }];
}

function keyOf({ kind, name }: Group): string {
  return name === null ? kind : `${kind}:${name}`;
}

function groupOf(key: string): Group {
  const colon = key.indexOf(':');
  const [kind, name] = colon < 0 ? [key, null] : [key.slice(0, colon), key.slice(colon + 1)];
  return { kind: kind as ExposureKind, name };
}

/** A portfolio by what its funds disclosed that they hold, largest first, then what is not known. */
export function exposuresOf(split: AnalysisSplit, held: readonly ValuedHolding[]): Exposure[] {
  const found = lookThrough(
    held.map(({ code, value, house, book }) => {
      if (code === GOLD) return { value, parts: goldParts(split) };
      if (split === 'houses') return { value, parts: [{ key: keyOf(named(house!)), weight: 100 }] };
      const parts = book?.map((holding) => ({
        key: keyOf(GROUP_OF[split](holding)),
        weight: holding.weight,
      }));
      return { value, parts: parts ?? null };
    }),
  );
  const view = (group: Group, { value, percent }: Share): Exposure => ({
    ...group,
    value: toWire(value, 2),
    percentage: toWire(percent, 2),
  });
  const parts = found.parts.map(({ key, ...share }) => view(groupOf(key), share));
  const rest = [view(of('undisclosed'), found.undisclosed), view(of('missing'), found.missing)];
  return [...parts, ...rest.filter(({ value }) => value !== 0)];
}

/** A long list with its smaller named parts together. */
export function shortened(all: readonly Exposure[]): Exposure[] {
  const small = all.filter(({ name }) => name !== null).slice(MOST_COMPANIES);
  if (small.length === 0) return [...all];
  const hundredths = (pick: (part: Exposure) => number) =>
    small.reduce((sum, part) => sum + Math.round(pick(part) * 100), 0) / 100;
  const others = {
    ...of('others'),
    value: hundredths(({ value }) => value),
    percentage: hundredths(({ percentage }) => percentage),
  };
  const isRest = ({ kind }: Exposure) => kind === 'undisclosed' || kind === 'missing';
  const large = all.filter((part) => !small.includes(part) && !isRest(part));
  return [...large, others, ...all.filter(isRest)];
}
