import type { LotChangeRow } from '../ledger/index.ts';
import type { Booking, LotChange } from './context.ts';

/** The owner of the lots. */
export type LotOwner = Pick<LotChangeRow, 'investor_id' | 'portfolio_id' | 'code' | 'folio_no'>;

/** Changes of lots as rows, named by the booking that makes them. */
export function lotRows(
  lots: readonly LotChange[],
  owner: LotOwner,
  booking: Booking | undefined,
): LotChangeRow[] {
  return lots.map(({ lotId, boughtOn, units, cost, sold }) => ({
    ...owner,
    lot_id: lotId,
    subject_id: booking!.subjectId,
    kind: booking!.kind,
    value_date: booking!.valueDate,
    bought_on: boughtOn,
    units,
    cost,
    proceeds: sold?.proceeds ?? null,
    load_pct: sold?.loadPct ?? null,
    exit_load: sold?.exitLoad ?? null,
    gain: sold?.gain ?? null,
  }));
}
