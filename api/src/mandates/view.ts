import { defaultConfig, type Mandate, type MandateDebit, type MandateType } from '@sanchay/contracts';
import { istDate, toWire } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { debitsOf, type DebitRow } from './debitStore.ts';
import { isStarting } from './machine.ts';
import type { MandateRow } from './store.ts';
import { mandateSentence } from './messages.ts';

/** Over ten minutes with the user, or three days with the bank, is a delay to report. */
const SLOW_MS = { initiated: 10 * 60_000, bank_pending: 3 * 86_400_000 };

/** How a mandate of a type is called. */
export function mandateTitle(type: MandateType): string {
  return defaultConfig.mandateTitles[type];
}

/** Mandates as the contracts show them, with their last debits; `now` is real time. */
export async function mandateViews(q: Queries, rows: readonly MandateRow[], now: Date): Promise<Mandate[]> {
  const debits = await debitsOf(
    q,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => mandateView(row, debits, now));
}

function mandateView(row: MandateRow, debits: readonly DebitRow[], now: Date): Mandate {
  const age = now.getTime() - row.created_at.getTime();
  return {
    id: row.id,
    type: row.type,
    title: mandateTitle(row.type),
    status: row.status,
    reason: mandateSentence(row.reason),
    bank: { id: row.bank_id, label: row.bank_label },
    limit: toWire(row.limit_amount, 2),
    from: row.valid_from,
    until: row.valid_until,
    reference: row.reference,
    redirect_url: row.status === 'initiated' ? row.redirect_url : null,
    created_at: row.created_at.toISOString(),
    active_since: row.active_at?.toISOString() ?? null,
    delayed: isStarting(row.status) && age > SLOW_MS[row.status as keyof typeof SLOW_MS],
    debits: debits.filter(({ mandate_id }) => mandate_id === row.id).map(debitView),
  };
}

function debitView(debit: DebitRow): MandateDebit {
  return {
    id: debit.id,
    date: istDate(debit.due_at),
    amount: toWire(debit.amount, 2),
    status: debit.status,
    reason: mandateSentence(debit.reason),
    about: debit.about,
    opt_out_before: debit.status === 'announced' ? debit.due_at.toISOString() : null,
  };
}
