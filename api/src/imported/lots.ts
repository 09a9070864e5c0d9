import type { ImportedKind } from '@sanchay/contracts';
import {
  costOfPart,
  roundedParts,
  roundRupees,
  rupees,
  sumUnits,
  unitCount,
  type Rupees,
  type Units,
} from '@sanchay/finance';
import { applyExact } from './exactLots.ts';
import type { FolioRow, OpenLot, SoldPart } from './facts.ts';

/** One purchase of a folio, or the units from before the first statement. */
export interface Lot {
  /** The `row_key` of the purchase; `opening` for units of unknown day and cost. */
  key: string;
  boughtOn: string | null;
  units: Units;
  cost: Rupees | null;
  /** Stamp duty in the cost that is left. */
  duty: Rupees;
}

/** Units of one lot that a row brought or took. Decimals are text, signed; rupees are null where they are not known. */
export interface LotMove {
  row: FolioRow;
  lot: string;
  units: string;
  cost: string | null;
  /** Rupees to the investor, after exit load and before STT; negative is what was paid. */
  flow: string | null;
}

/** What remains and what was sold, first in first out within the folio, as the registrar does it (R5 of the rules). */
export interface Lots {
  open: OpenLot[];
  sold: SoldPart[];
  moves: LotMove[];
  /** A sale of more units than there were. */
  oversold: boolean;
  /** A reversal of units that no purchase brought. */
  strayReversal: boolean;
}

/** Kinds that move units and no money of the investor. */
const NO_PAYMENT: ReadonlySet<ImportedKind> = new Set([
  'bonus',
  'dividend_reinvestment',
  'dividend_payout',
  'interest',
]);
const NIL = '0.0005';
const OPENING = 'opening';

/**
 * Matches the sales of a folio with its purchases. A transaction of an archive of this product states its lots itself.
 * @param rows by day and place within it
 * @param opening units from before the first statement, of unknown day and cost
 */
export function matchLots(rows: readonly FolioRow[], opening: string): Lots {
  const lots: Lot[] = unitCount(opening).gt(unitCount(NIL))
    ? [{ key: OPENING, boughtOn: null, units: unitCount(opening), cost: null, duty: rupees(0) }]
    : [];
  const found: Lots = { open: [], sold: [], moves: [], oversold: false, strayReversal: false };
  for (const row of rows) {
    const units = unitCount(row.units);
    if (row.exact) applyExact(lots, row, found);
    else if (units.gt(0)) buy(lots, row, found);
    else if (units.lt(0) && row.kind === 'reversal') found.strayReversal ||= !reverse(lots, row, found);
    else if (units.lt(0)) found.oversold ||= !sell(lots, row, found);
    else if (row.amount !== null) found.moves.push(moveOf(row, row.row_key, { units: '0', cost: '0.00' }));
  }
  found.open = lots
    .filter(({ units }) => units.gt(unitCount(NIL)))
    .map(({ key, boughtOn, units, cost }) => ({
      lot: key,
      bought_on: boughtOn,
      units: units.toFixed(4),
      cost: cost?.toFixed(2) ?? null,
    }));
  return found;
}

function moveOf(
  row: FolioRow,
  lot: string,
  part: { units: string; cost: string | null; flow?: string },
): LotMove {
  const isPayment = !NO_PAYMENT.has(row.kind);
  const paid = part.cost === null ? null : rupees(part.cost).neg().toFixed(2);
  const flow = row.kind === 'charge' ? '0.00' : (part.flow ?? (isPayment ? paid : '0.00'));
  return { row, lot, units: part.units, cost: part.cost, flow };
}

function buy(lots: Lot[], row: FolioRow, found: Lots): void {
  const lot = {
    key: row.row_key,
    boughtOn: row.date,
    units: unitCount(row.units),
    cost: paidFor(row),
    duty: rupees(row.stamp_duty),
  };
  lots.push(lot);
  const cost = lot.cost?.toFixed(2) ?? null;
  found.moves.push(moveOf(row, lot.key, { units: lot.units.toFixed(4), cost }));
}

/** Rupees of a purchase with its stamp duty; nothing for bonus units and interest, null where the statement has no amount. */
function paidFor({ kind, amount, stamp_duty }: FolioRow): Rupees | null {
  if (kind === 'bonus' || kind === 'interest') return rupees(0);
  return amount === null ? null : rupees(amount).plus(rupees(stamp_duty));
}

/** Takes the newest purchase of as many units back. @returns whether there was one */
function reverse(lots: Lot[], row: FolioRow, found: Lots): boolean {
  const units = unitCount(row.units).neg();
  const at = lots.findLastIndex((lot) => lot.units.minus(units).abs().lt(unitCount('0.001')));
  if (at === -1) return false;
  const [lot] = lots.splice(at, 1);
  const cost = lot!.cost?.neg().toFixed(2) ?? null;
  found.moves.push(moveOf(row, lot!.key, { units: lot!.units.neg().toFixed(4), cost }));
  return true;
}

/** Takes the units of a sale from the oldest lots. @returns whether they were there */
function sell(lots: Lot[], row: FolioRow, found: Lots): boolean {
  const wanted = unitCount(row.units).neg();
  const taken = takeOldest(lots, wanted);
  const all = taken.enough ? sumUnits(taken.parts.map(({ units }) => units.toFixed(4))) : wanted;
  const shares = (whole: string | null) =>
    roundedParts(taken.parts.map(({ units }) => costOfPart(rupees(whole ?? '0').abs(), units, all)));
  const proceeds = shares(row.amount);
  const stt = shares(row.stt);
  taken.parts.forEach(({ lot, units, cost, duty }, index) => {
    found.sold.push({
      row_key: row.row_key,
      kind: row.kind === 'switch_out' || row.kind === 'merger_out' ? 'switch_out' : 'redemption',
      bought_on: lot.boughtOn,
      sold_on: row.date,
      units: units.toFixed(4),
      cost: cost?.toFixed(2) ?? null,
      stamp_duty: duty.toFixed(2),
      proceeds: proceeds[index]!,
      exit_load: '0.00',
      stt: stt[index]!,
    });
    const part = {
      units: units.neg().toFixed(4),
      cost: cost?.neg().toFixed(2) ?? null,
      flow: proceeds[index]!,
    };
    found.moves.push(moveOf(row, lot.key, part));
  });
  return taken.enough;
}

interface Taken {
  lot: Lot;
  units: Units;
  cost: Rupees | null;
  duty: Rupees;
}

function takeOldest(lots: Lot[], wanted: Units): { parts: Taken[]; enough: boolean } {
  let left = wanted;
  const parts: Taken[] = [];
  while (left.gt(unitCount(NIL)) && lots.length > 0) {
    const lot = lots[0]!;
    const units = lot.units.lt(left) ? lot.units : left;
    // What is left over is too little to count: its cost goes with the units that were sold last.
    const isRest = !lot.units.minus(units).gt(unitCount(NIL));
    const cost = lot.cost && (isRest ? lot.cost : roundRupees(costOfPart(lot.cost, units, lot.units)));
    const duty = isRest ? lot.duty : roundRupees(costOfPart(lot.duty, units, lot.units));
    parts.push({ lot, units, cost, duty });
    lot.units = lot.units.minus(units);
    lot.cost = lot.cost && cost && lot.cost.minus(cost);
    lot.duty = lot.duty.minus(duty);
    left = left.minus(units);
    if (!lot.units.gt(unitCount(NIL))) lots.shift();
  }
  return { parts, enough: !left.gt(unitCount('0.001')) };
}
