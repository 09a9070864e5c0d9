import { randomUUID } from 'node:crypto';
import { ALERT_KINDS, type AlertKind, type CallBody, type PriceAlert } from '@sanchay/contracts';
import { addDays, addMonthsClamped, istDate } from '@sanchay/finance';
import type { Queries, Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { notFound, validationFailed } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import { meetsRule, type AlertTerms, type DayPrice } from './crossings.ts';
import { alertInstruments, instrumentPath, pricesOf, type AlertInstrument } from './instruments.ts';
import { assertTerms, message, priceText } from './problems.ts';
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

/** How many alerts one user may have. */
const ALERT_LIMIT = 100;

/** A user's alerts with the newest price of each instrument; instruments that no longer exist are left out. */
export async function alertsOf(ctx: Context, q: Queries, userId: string) {
  const rows = await alertRows(q, userId);
  const today = istDate(await ctx.business.now(q));
  const { sandbox } = ctx.settings;
  const known = new Map<AlertKind, Map<string, AlertInstrument>>();
  for (const kind of ALERT_KINDS) {
    const items = rows.filter((row) => row.kind === kind).map(({ item }) => item);
    known.set(kind, await alertInstruments(q, kind, items, { today, sandbox }));
  }
  const items = rows.flatMap((row) => {
    const instrument = known.get(row.kind)!.get(row.item);
    return instrument ? [alertView(row, instrument)] : [];
  });
  return { limit: ALERT_LIMIT, items };
}

function alertView(row: AlertRow, { slug, name, currency, price, price_date }: AlertInstrument): PriceAlert {
  return {
    id: row.id,
    kind: row.kind,
    item: row.item,
    name,
    path: instrumentPath(row.kind, slug),
    currency,
    price,
    price_date,
    rule: row.rule,
    value: row.value,
    state: row.met && row.reached_on !== null ? 'reached' : 'waiting',
    reached_on: row.reached_on,
    reached_price: row.reached_price,
    created_at: row.created_at.toISOString(),
  };
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
  body: CallBody<'addPriceAlert'>,
): Promise<string> {
  const { kind, item } = body;
  const terms = { rule: body.rule, value: body.value ?? null };
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
  if (!row) throw notFound(message('alert_gone'));
  const terms = { rule: body.rule, value: body.value ?? null };
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
  { kind, item, rule, value }: Pick<AlertRow, 'kind' | 'item' | 'rule' | 'value'>,
): void {
  const same = rows.some(
    (row) => row.kind === kind && row.item === item && row.rule === rule && row.value === value,
  );
  if (same) throw validationFailed('alert_exists', message('alert_exists'));
}

function assertRoom(rows: readonly AlertRow[]): void {
  if (rows.length >= ALERT_LIMIT)
    throw validationFailed('alerts_full', message('alerts_full', { limit: ALERT_LIMIT }));
}

/** The date and state from which an alert waits: the newest price. Refuses a level that it has reached. */
async function startOf(
  ctx: Context,
  tx: Tx,
  { kind, item, terms }: { kind: AlertKind; item: string; terms: AlertTerms },
): Promise<Pick<AlertRow, 'checked_on' | 'met'>> {
  const today = istDate(await ctx.business.now(tx));
  const { sandbox } = ctx.settings;
  const instrument = (await alertInstruments(tx, kind, [item], { today, sandbox })).get(item);
  if (!instrument) throw notFound(message('not_found'));
  assertTerms(kind, terms);
  const { price, price_date: date, currency } = instrument;
  if (price === null || date === null)
    throw validationFailed('alert_no_prices', message('no_prices', { name: instrument.name }));
  if (terms.rule === 'move') return { checked_on: date, met: false };
  if (terms.value !== null) {
    if (meetsRule(terms, [{ date, price }], 0)) {
      const text = message(`${terms.rule as 'above' | 'below'}_reached`, {
        price: priceText(price, currency),
        date,
      });
      throw validationFailed('alert_reached', text, { value: [text] });
    }
    return { checked_on: date, met: false };
  }
  const prices = await yearOf(tx, { kind, item, date });
  if (prices.length === 0 || prices[0]!.date > addMonthsClamped(date, -12))
    throw validationFailed('alert_no_prices', message('no_year', { name: instrument.name }));
  return { checked_on: date, met: meetsRule(terms, prices, prices.length - 1) };
}

function yearOf(
  q: Queries,
  { kind, item, date }: { kind: AlertKind; item: string; date: string },
): Promise<DayPrice[]> {
  return pricesOf(q, kind, item, { from: addDays(addMonthsClamped(date, -12), -15), to: date });
}
