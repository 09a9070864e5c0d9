import type { KycFormStatus } from '@sanchay/contracts';
import type { Tx } from '../db/pool.ts';
import { isUuid } from '../platform/uuid.ts';
import type { Actor, Context } from '../platform/context.ts';
import { notFound } from '../platform/http/problem.ts';
import { assertHolder } from '../users/index.ts';
import { moveForm, type FormEvent } from './machine.ts';
import { settled } from './checkPan.ts';
import type { KycRow } from './record.ts';
import * as store from './store.ts';
import { faultMessages } from './messages.ts';

/** Writes a changed record with the status that follows from its facts, and notifies those who wait for it. */
export async function writeRecord(ctx: Context, tx: Tx, row: KycRow): Promise<void> {
  await store.putRecord(tx, settled(row), ctx.now());
  await ctx.accountChanged(tx, row.portfolio_id);
}

/** The record after an event; null where it changes nothing. Only the form's status is another. */
export function moved(row: KycRow, event: FormEvent): KycRow | null {
  const next: KycFormStatus | null = moveForm(row.form_status, event);
  return next === null ? null : { ...row, form_status: next };
}

/** The caller's own record, locked. @throws Problem 404 when there is none, 403 `not_your_account` for a manager */
export async function ownRecord(tx: Tx, actor: Actor, id: string): Promise<KycRow> {
  await assertHolder(tx, actor);
  const row = isUuid(id) ? await store.lockRecord(tx, id) : null;
  if (row?.portfolio_id !== actor.portfolioId) throw notFound(faultMessages('no_record'));
  return row;
}
