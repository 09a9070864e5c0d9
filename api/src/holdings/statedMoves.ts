import { rupees, sumRupees } from '@sanchay/finance';
import { GOLD } from '../gold/index.ts';
import { movesOfAssessed, type ImportedMove, type KnownFolio } from '../imported/index.ts';
import type { Move } from './moveStore.ts';

/** A move of an imported folio as a move of ours; rupees are null where the statement has none. */
export interface StatedMove extends Omit<Move, 'cost' | 'flow'> {
  cost: string | null;
  flow: string | null;
  /** Whether the statement has no amount of the transaction. */
  unpriced: boolean;
}

/**
 * The moves of an imported folio, oldest first. Dividends are income: one that was reinvested is received and paid in
 * the same moment, so it is neither a payment nor a gain of a sale.
 */
export function statedMoves(folio: KnownFolio): StatedMove[] {
  const seen = new Set<string>();
  return movesOfAssessed(folio).map((move) => {
    const isFirst = !seen.has(move.row.row_key);
    seen.add(move.row.row_key);
    return statedMove(move, isFirst);
  });
}

function statedMove(
  { folio, row, lot_id, subject_id, units, cost, flow }: ImportedMove,
  isFirst: boolean,
): StatedMove {
  const { kind, date, exact, amount } = row;
  const isSale = Number(row.units) < 0 && kind !== 'reversal';
  return {
    kind,
    subject_id,
    lot_id,
    date,
    units,
    cost,
    code: folio.asset === 'gold' ? GOLD : (folio.code ?? folio.id),
    folio_no: folio.folio_no,
    paid_on: exact?.paid_on ?? date,
    flow: kind === 'dividend_reinvestment' && cost !== null ? rupees(cost).neg().toFixed(2) : flow,
    stamp_duty: isFirst ? row.stamp_duty : '0.00',
    nav: row.nav,
    switch_id: exact?.switch ?? null,
    stt: isFirst && isSale ? row.stt : '0.00',
    interest: isFirst ? incomeIn(row) : '0.00',
    is_planned: false,
    unpriced: amount === null && kind !== 'bonus',
  };
}

/** Rupees of dividend or interest in a transaction, before tax: a reinvestment is printed after tax and stamp duty. */
function incomeIn({ kind, amount, stamp_duty: duty, tds, exact }: ImportedMove['row']): string {
  if (kind === 'dividend_payout')
    return rupees(amount ?? '0')
      .abs()
      .toFixed(2);
  if (kind === 'dividend_reinvestment') return sumRupees([amount ?? '0', duty, tds ?? '0']).toFixed(2);
  return exact?.interest ?? '0.00';
}
