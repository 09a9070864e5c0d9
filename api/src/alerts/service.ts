import { randomUUID } from 'node:crypto';
import {
  ALERT_KINDS,
  type AlertKind,
  type AlertRule,
  type CallBody,
  type PriceAlert,
} from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import type { Queries, Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { notFound, validationFailed } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import { alertInstruments, instrumentPath, listPath, type AlertInstrument } from './instruments.ts';
import { message, type Terms } from './problems.ts';
import { startOf } from './start.ts';
import {
  alertRows,
  insertAlert,
  lockAlerts,
  removeAlertRow,
  removedAlert,
  replaceTerms,
  restoreAlertRow,
  type AlertRow,
} from './store.ts';

/** How many alerts one user may have, on prices and on funds. */
export const ALERT_LIMIT = 100;

/** A user's alerts on prices, with the newest price of each instrument; none where the instrument no longer exists. */
export async function alertsOf(ctx: Context, q: Queries, userId: string) {
  const rows = (await alertRows(q, userId)).filter(isPriceRow);
  const today = istDate(await ctx.business.now(q));
  const { sandbox } = ctx.settings;
  const known = new Map<AlertKind, Map<string, AlertInstrument>>();
  for (const kind of ALERT_KINDS) {
    const items = rows.filter((row) => row.kind === kind).map(({ item }) => item);
    known.set(kind, await alertInstruments(q, kind, items, { today, sandbox }));
  }
  const items = rows.map((row) => alertView(row, known.get(row.kind)!.get(row.item)));
  return { limit: ALERT_LIMIT, items };
}

function alertView(row: PriceRow, instrument: AlertInstrument | undefined): PriceAlert {
  return {
    id: row.id,
    kind: row.kind,
    item: row.item,
    name: instrument?.name ?? row.item,
    path: instrument ? instrumentPath(row.kind, instrument.slug) : listPath(row.kind),
    currency: instrument?.currency ?? 'INR',
    price: instrument?.price ?? null,
    price_date: instrument?.price_date ?? null,
    rule: row.rule,
    value: row.value,
    state: row.met && row.reached_on !== null ? 'reached' : 'waiting',
    reached_on: row.reached_on,
    reached_price: row.reached_price,
    created_at: row.created_at.toISOString(),
  };
}

type PriceRow = AlertRow & { rule: AlertRule };
const isPriceRow = (row: AlertRow): row is PriceRow => row.seen === null;

/** An alert on a price, or on the record of a fund. */
interface NewAlert {
  kind: AlertKind;
  item: string;
  rule: Terms['rule'];
  value?: number | null;
}

/**
 * Sets an alert. @returns its id.
 * @throws Problem 404 `not_found` for an instrument that does not exist, 422 `alert_wrong` for a wrong value,
 *   `alert_reached` for a level that the price has reached, `alert_exists`, `alerts_full` above a hundred,
 *   `alert_no_prices` where prices are missing.
 */
export async function addAlert(
  ctx: Context,
  tx: Tx,
  userId: string,
  { kind, item, rule, value = null }: NewAlert,
): Promise<string> {
  const terms: Terms = { rule, value };
  const start = await startOf(ctx, tx, { kind, item, terms });
  await lockAlerts(tx, userId);
  const rows = await alertRows(tx, userId);
  assertNew(rows, { kind, item, ...terms });
  assertRoom(rows);
  const id = randomUUID();
  await insertAlert(tx, { id, user_id: userId, kind, item, ...terms, ...start, created_at: ctx.now() });
  return id;
}

/**
 * Sets an alert of an archive, also at a level that the price has reached: it then fires at its next crossing.
 * @returns its id; null when the user has it.
 * @throws Problem as `addAlert`, without `alert_reached`.
 */
export async function importAlert(
  ctx: Context,
  tx: Tx,
  userId: string,
  { kind, item, ...terms }: Terms & { kind: AlertKind; item: string },
): Promise<string | null> {
  await lockAlerts(tx, userId);
  const rows = await alertRows(tx, userId);
  if (hasAlert(rows, { kind, item, ...terms })) return null;
  const start = await startOf(ctx, tx, { kind, item, terms, reachedAllowed: true });
  assertRoom(rows);
  const id = randomUUID();
  await insertAlert(tx, { id, user_id: userId, kind, item, ...terms, ...start, created_at: ctx.now() });
  return id;
}

/**
 * Gives an alert other terms; it waits anew.
 * @throws Problem 404 `not_found`, 422 as `addAlert`.
 */
export async function changeAlert(
  ctx: Context,
  tx: Tx,
  userId: string,
  { id, ...body }: CallBody<'changePriceAlert'> & { id: string },
): Promise<void> {
  await lockAlerts(tx, userId);
  const rows = await alertRows(tx, userId);
  const row = rows.find((each) => each.id === id);
  if (!row || !isPriceRow(row)) throw notFound(message('alert_gone'));
  const terms: Terms = { rule: body.rule, value: body.value ?? null };
  if (row.rule === terms.rule && row.value === terms.value) return;
  assertNew(rows, { kind: row.kind, item: row.item, ...terms });
  await replaceTerms(tx, id, { ...terms, ...(await startOf(ctx, tx, { ...row, terms })) });
}

/** Removes an alert; nothing happens when it is not there. @returns whether anything changed. */
export async function removeAlert(ctx: Context, tx: Tx, userId: string, id: string): Promise<boolean> {
  return isUuid(id) && removeAlertRow(tx, userId, id, ctx.now());
}

/**
 * Undoes the removal of an alert within ten minutes; nothing happens when it was not removed.
 * @returns whether anything changed.
 * @throws Problem 422 `alert_exists` or `alerts_full` when others took its place.
 */
export async function restoreAlert(ctx: Context, tx: Tx, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  await lockAlerts(tx, userId);
  const removed = await removedAlert(tx, userId, id, ctx.now());
  if (!removed) return false;
  const rows = await alertRows(tx, userId);
  assertNew(rows, removed);
  assertRoom(rows);
  await restoreAlertRow(tx, id);
  return true;
}

function assertNew(
  rows: readonly AlertRow[],
  wanted: Pick<AlertRow, 'kind' | 'item' | 'rule' | 'value'>,
): void {
  if (hasAlert(rows, wanted)) throw validationFailed('alert_exists', message('alert_exists'));
}

function hasAlert(
  rows: readonly AlertRow[],
  { kind, item, rule, value }: Pick<AlertRow, 'kind' | 'item' | 'rule' | 'value'>,
): boolean {
  return rows.some(
    (row) => row.kind === kind && row.item === item && row.rule === rule && row.value === value,
  );
}

function assertRoom(rows: readonly AlertRow[]): void {
  if (rows.length >= ALERT_LIMIT)
    throw validationFailed('alerts_full', message('alerts_full', { limit: ALERT_LIMIT }));
}
