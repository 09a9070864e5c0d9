import { costOfPart, roundRupees, rupees, unitCount, type Rupees, type Units } from '@sanchay/finance';
import type { FolioRow, OpenLot, SoldPart } from './facts.ts';

interface Lot {
  boughtOn: string | null;
  units: Units;
  cost: Rupees | null;
  /** Stamp duty in the cost. */
  duty: Rupees;
}

/** What remains and what was sold, first in first out within the folio, as the registrar does it (R5 of the rules). */
export interface Lots {
  open: OpenLot[];
  sold: SoldPart[];
  /** A sale of more units than there were. */
  oversold: boolean;
  /** A reversal of units that no purchase brought. */
  strayReversal: boolean;
}

const NIL = '0.0005';

/**
 * Matches the sales of a folio with its purchases.
 * @param rows by day and place within it
 * @param opening units from before the first statement, of unknown day and cost
 */
export function matchLots(rows: readonly FolioRow[], opening: string): Lots {
  const lots: Lot[] = unitCount(opening).gt(unitCount(NIL))
    ? [{ boughtOn: null, units: unitCount(opening), cost: null, duty: rupees(0) }]
    : [];
  const found: Lots = { open: [], sold: [], oversold: false, strayReversal: false };
  for (const row of rows) {
    const units = unitCount(row.units);
    if (units.gt(0))
      lots.push({ boughtOn: row.date, units, cost: paidFor(row), duty: rupees(row.stamp_duty) });
    else if (units.lt(0) && row.kind === 'reversal') found.strayReversal ||= !reverse(lots, units.neg());
    else if (units.lt(0)) found.oversold ||= !sell(lots, row, found.sold);
  }
  found.open = lots
    .filter(({ units }) => units.gt(unitCount(NIL)))
    .map(({ boughtOn, units, cost }) => ({
      bought_on: boughtOn,
      units: units.toFixed(4),
      cost: cost?.toFixed(2) ?? null,
    }));
  return found;
}

/** Rupees of a purchase with its stamp duty; nothing for bonus units, null where the statement has no amount. */
function paidFor({ kind, amount, stamp_duty }: FolioRow): Rupees | null {
  if (kind === 'bonus') return rupees(0);
  return amount === null ? null : rupees(amount).plus(rupees(stamp_duty));
}

/** Takes the newest purchase of as many units back. @returns whether there was one */
function reverse(lots: Lot[], units: Units): boolean {
  const at = lots.findLastIndex((lot) => lot.units.minus(units).abs().lt(unitCount('0.001')));
  if (at === -1) return false;
  lots.splice(at, 1);
  return true;
}

/** Takes the units of a sale from the oldest lots. @returns whether they were there */
function sell(lots: Lot[], row: FolioRow, sold: SoldPart[]): boolean {
  const wanted = unitCount(row.units).neg();
  const proceeds = rupees(row.amount ?? '0').abs();
  let left = wanted;
  const parts: SoldPart[] = [];
  while (left.gt(unitCount(NIL)) && lots.length > 0) {
    const lot = lots[0]!;
    const taken = lot.units.lt(left) ? lot.units : left;
    const cost = lot.cost && roundRupees(costOfPart(lot.cost, taken, lot.units));
    const duty = roundRupees(costOfPart(lot.duty, taken, lot.units));
    parts.push({
      row_key: row.row_key,
      kind: row.kind === 'switch_out' || row.kind === 'merger_out' ? 'switch_out' : 'redemption',
      bought_on: lot.boughtOn,
      sold_on: row.date,
      units: taken.toFixed(4),
      cost: cost?.toFixed(2) ?? null,
      stamp_duty: duty.toFixed(2),
      proceeds: roundRupees(costOfPart(proceeds, taken, wanted)).toFixed(2),
      stt: roundRupees(costOfPart(rupees(row.stt), taken, wanted)).toFixed(2),
    });
    lot.units = lot.units.minus(taken);
    lot.cost = lot.cost && cost && lot.cost.minus(cost);
    lot.duty = lot.duty.minus(duty);
    left = left.minus(taken);
    if (!lot.units.gt(unitCount(NIL))) lots.shift();
  }
  sold.push(...parts);
  return !left.gt(unitCount('0.001'));
}
