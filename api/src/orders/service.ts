import type { CallBody, Order } from '@sanchay/contracts';
import { loadCalendar } from '../calendar/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { validationFailed } from '../platform/http/problem.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { isUuid } from '../platform/uuid.ts';
import { cancelLine, pendingOfPortfolio } from './lifecycle/cancel.ts';
import { closeChange, changeLine, openCart, placeLine, type OrderInput } from './cart/place.ts';
import type { OrderRow } from './rows.ts';
import { orderView, shownOrder } from './orderView.ts';
import { refusalMessages } from './messages/refusalMessages.ts';
import { findOrder, pendingOrders } from './store.ts';
import { underLine } from './cart/underLine.ts';

/** Puts a lumpsum or SIP into the cart of the actor's portfolio. @returns the order as shown. @throws Problem as `placeLine`. */
export async function createOrder(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  input: OrderInput,
): Promise<Order> {
  const opened = await openCart(ctx, tx, actor.portfolioId);
  const { order, fresh } = await placeLine(ctx, tx, opened, input);
  const { id: subject, code, amount } = order;
  const [, , calendar] = await Promise.all([
    closeChange(tx, opened),
    audit({ action: 'order_placed', subject, detail: { code, amount } }),
    loadCalendar(tx),
  ]);
  if (!fresh) return orderView(ctx, tx, order);
  return shownOrder(order, { ...fresh, moment: { calendar, now: opened.at, rules: ctx.rules.book() } });
}

/**
 * Changes a pending order; fields that are not sent keep their value.
 * @throws Problem 404; 400 `cannot_place_order` when it is not pending; 422 that names the rule.
 */
export async function updateOrder(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
  body: CallBody<'updateOrder'>,
): Promise<OrderRow> {
  const opened = await openCart(ctx, tx, actor.portfolioId);
  const order = await pendingOfPortfolio(tx, actor.portfolioId, id, 'cannot_place_order');
  const { code, type, start_date, folio_no, sip_firstorderflag, upsize_code } = order;
  const frequency = order.frequency ?? undefined;
  const kept = {
    code,
    type,
    amount: Number(order.amount),
    start_date,
    folio_no,
    sip_firstorderflag,
    upsize_code,
    ...(frequency && { frequency }),
  };
  const changed = await changeLine(ctx, tx, opened, order, {
    ...kept,
    ...(body.new_folio && { folio_no: null }),
    ...body,
  });
  await closeChange(tx, opened);
  await audit({ action: 'order_changed', subject: id, detail: { amount: changed.amount } });
  return changed;
}

/** Cancels a pending order. @throws Problem 404; 400 `cannot_cancel_order` when it is not pending. */
export async function cancelOrder(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
): Promise<OrderRow> {
  const opened = await openCart(ctx, tx, actor.portfolioId);
  const order = await pendingOfPortfolio(tx, actor.portfolioId, id, 'cannot_cancel_order');
  const cancelled = await cancelLine(ctx, tx, opened, order, 'cancelled');
  await closeChange(tx, opened);
  await audit({ action: 'order_cancelled', subject: id });
  return cancelled;
}

/**
 * Makes the lines of the cart exactly these: new ones are placed, differing ones changed, missing ones cancelled.
 * All or nothing. @throws Problem as `placeLine`, its fields prefixed with `items.<n>.`; 422 `duplicate_line`.
 */
export async function replaceCart(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  { items }: CallBody<'replaceCart'>,
): Promise<void> {
  refuseDuplicates(items);
  const opened = await openCart(ctx, tx, actor.portfolioId);
  const wanted = new Set(items.map(lineKey));
  for (const order of await pendingOrders(tx, opened.cart.id)) {
    if (!wanted.has(lineKey(order))) await cancelLine(ctx, tx, opened, order, 'removed');
  }
  for (const [index, item] of items.entries()) {
    await underLine(index, () => placeLine(ctx, tx, opened, item));
  }
  await closeChange(tx, opened);
  await audit({ action: 'cart_replaced', subject: opened.cart.id, detail: { lines: items.length } });
}

/** An order of the actor's portfolio, or null. */
export async function orderOf(ctx: Context, actor: Actor, id: string): Promise<OrderRow | null> {
  return isUuid(id) ? findOrder(ctx.db, actor.portfolioId, id) : null;
}

const lineKey = ({ code, type }: { code: string; type: string }) => `${type} ${code}`;

function refuseDuplicates(items: readonly OrderInput[]): void {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    if (seen.has(lineKey(item))) {
      const message = refusalMessages('duplicate_line');
      throw validationFailed('duplicate_line', message, { [`items.${index}.code`]: [message] });
    }
    seen.add(lineKey(item));
  }
}
