import type { NetWorthFlow, OwnedAsset } from '@sanchay/contracts';
import { assetFigures, toWire, type AssetEntry, type YearlyReturn } from '@sanchay/finance';

type Returns = Pick<
  OwnedAsset,
  'value' | 'gain' | 'absolute_percentage' | 'xirr_percentage' | 'xirr_problem'
>;
type Owner = Pick<NetWorthFlow, 'source' | 'asset' | 'id' | 'name'>;

/**
 * Value and returns of an asset on the business day, from what was paid in and taken out and its value.
 *
 * @param value rupees
 * @param today ISO day
 */
export function entryReturns(entries: readonly AssetEntry[], value: number, today: string): Returns {
  const figures = assetFigures([...entries, { on: today, kind: 'value', amount: value }], null, today);
  const xirr = figures?.xirr;
  return {
    value,
    gain: figures?.gain ? toWire(figures.gain, 2) : null,
    absolute_percentage: figures?.absolutePct ? toWire(figures.absolutePct, 2) : null,
    ...xirrShown(xirr ?? null),
  };
}

/** A yearly return as rows of assets have it. */
export function xirrShown(found: YearlyReturn | null): Pick<OwnedAsset, 'xirr_percentage' | 'xirr_problem'> {
  if (found === null || found.rate !== null) return { xirr_percentage: found && toWire(found.rate * 100, 2) };
  return { xirr_percentage: null, xirr_problem: found.problem };
}

/**
 * What was paid in and taken out until the business day, as flows of the net worth: out of the account is negative.
 *
 * @param today ISO day
 */
export function entryFlows(owner: Owner, entries: readonly AssetEntry[], today: string): NetWorthFlow[] {
  return entries
    .filter(({ on, amount }) => on <= today && amount !== 0)
    .map(({ on, kind, amount }) => {
      const out = kind === 'taken_out';
      return { ...owner, kind: out ? 'taken_out' : 'paid_in', date: on, amount: out ? -amount : amount };
    });
}
