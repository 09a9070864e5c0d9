import type { CallBody } from '@sanchay/contracts';
import {
  checkAmount,
  formatDate,
  formatRupees,
  formatUnits,
  rupees,
  toWire,
  unitCount,
  unitsDown,
  valueOf,
} from '@sanchay/finance';
import type { FolioUnits, RedemptionAsk } from '../engine/index.ts';
import type { OrderScheme } from '../funds/index.ts';
import { requestLanguage } from '../platform/http/language.ts';
import { refuse, type SaleRefusal } from './messages/refusals.ts';

/** How much is requested, as the calls accept it. */
export type Much = Pick<CallBody<'previewRedemption'>, 'by' | 'amount' | 'units'>;

/** A request for a whole folio has no limit to check except that it is not empty. */
type Checked = Pick<RedemptionAsk, 'by' | 'amount' | 'asked_units'>;

/**
 * Checks how much is requested against the fund's limits for sales; a missing amount counts as 0. Units that are all
 * that is free in the folio are a request for the whole folio, which no minimum and no multiple limits.
 * @param free units, as decimal text
 * @throws Problem 422 that names the first limit broken.
 */
export function checkMuch({ by, amount = 0, units = 0 }: Much, scheme: OrderScheme, free: string): Checked {
  if (by === 'all') return { by, amount: null, asked_units: null };
  const inRupees = by === 'amount';
  const asked = (): Checked => ({
    by,
    amount: inRupees ? rupees(amount).toFixed(2) : null,
    asked_units: inRupees ? null : unitCount(units).toFixed(4),
  });
  if (!inRupees && units > 0 && unitCount(units).eq(unitCount(free))) return asked();
  const value = inRupees ? amount : units;
  const min = inRupees ? scheme.redemption_amount_minimum : scheme.redemption_quantity_minimum;
  const multiple = inRupees ? scheme.redemption_amount_multiple : scheme.redemption_quantity_multiple;
  const problem = checkAmount({
    amount: value,
    min,
    multiple,
    scale: inRupees ? 2 : scheme.units_decimals,
  });
  if (problem) throw refuse(...limitBroken(problem.code, inRupees, { min, multiple, scheme }));
  return asked();
}

function limitBroken(
  code: NonNullable<ReturnType<typeof checkAmount>>['code'],
  inRupees: boolean,
  { min, multiple, scheme }: { min: number; multiple: number; scheme: OrderScheme },
): [SaleRefusal, string, Record<string, string>] {
  const field = inRupees ? 'amount' : 'units';
  const messages = (value: number) =>
    inRupees ? formatRupees(value, { decimals: 0 }) : unitCount(value).toFixed();
  if (code === 'not_a_number' || code === 'not_positive') return ['amount_missing', field, {}];
  if (code === 'too_many_decimals')
    return [inRupees ? 'amount_decimals' : 'units_decimals', field, { limit: `${scheme.units_decimals}` }];
  if (code === 'not_a_multiple')
    return [inRupees ? 'amount_multiple' : 'units_multiple', field, { limit: messages(multiple) }];
  return [inRupees ? 'amount_minimum' : 'units_minimum', field, { limit: messages(min) }];
}

/** Returns why a folio cannot provide what is requested: nothing is free, units are locked, or there are fewer. */
export function notEnough(
  folio: FolioUnits,
  by: RedemptionAsk['by'],
  { nav, decimals }: { nav: string; decimals: number },
): ReturnType<typeof refuse> {
  const field = by === 'all' ? 'folio_no' : by;
  const values = {
    units: formatUnits(folio.free, decimals),
    value: formatRupees(toWire(valueOf(unitCount(folio.free), nav), 2), { decimals: 2 }),
  };
  const next = folio.locked[0];
  if (next) {
    const locked = folio.locked.reduce((sum, lot) => sum.plus(unitCount(lot.units)), unitCount(0));
    return refuse('locked', field, {
      ...values,
      locked: formatUnits(locked.toFixed(), decimals),
      date: formatDate(next.unlocksOn, requestLanguage()),
    });
  }
  if (unitCount(folio.free).lte(0)) return refuse('nothing_free', field);
  if (unitCount(unitsDown(folio.free, decimals)).lte(0)) return refuse('worth_nothing', field);
  return refuse('more_than_free', field, values);
}
