import { decimal, type Big } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { adjustedActions, type AdjustedRow } from './actionStore.ts';

/**
 * By how much shares of a portfolio have to be multiplied to be valued at adjusted prices. Shares of a purchase that is
 * not settled state the ISO day of their trade: what was traded from an ex-date on is already adjusted.
 */
export type SharesFactor = (isin: string, day: string, tradedOn?: string) => Big;

/** Whether lots keep their number of shares, so that those of earlier days are worth less at the prices of today. */
const keepsLots = ({ kind }: AdjustedRow): boolean => kind !== 'split';

/**
 * Prices of all days are those of after every action that has come, while demat accounts have the new shares from the end
 * of the ex-date on. Lots and sales are in shares of after every split that has reached the account; bonus shares and those
 * of another company are lots of their own.
 */
export async function sharesFactor(q: Queries, portfolioId: string): Promise<SharesFactor> {
  const actions = Map.groupBy(await adjustedActions(q, portfolioId), ({ isin }) => isin);
  return (isin, day, tradedOn = '') =>
    (actions.get(isin) ?? [])
      .filter(({ ex_date: on }) => on > tradedOn)
      .filter((action) => !action.reached || (keepsLots(action) && action.ex_date > day))
      .reduce((factor, action) => factor.times(action.factor), decimal(1));
}
