import type { CallBody } from '@sanchay/contracts';
import { istDate, isScale, rupees, stepUpCode } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { askPurchase } from '../../engine/index.ts';
import { schemeForOrder, type OrderScheme } from '../../funds/index.ts';
import { hasLivePayment, paymentInProgress } from '../../payments/index.ts';
import type { Context, Publication } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { publishAll } from '../../platform/process/publish.ts';
import { record } from '../lifecycle/advance.ts';
import { lockOpenCart, reviseCart } from './cartStore.ts';
import { checkPerson } from './checkPerson.ts';
import { checkScheme, checkTerms } from './checkTerms.ts';
import { chosenFolio } from './folioChoice.ts';
import { isAdditional } from './folios.ts';
import { refusalMessages } from '../messages/refusalMessages.ts';
import {
  termsDiffer,
  type CartRow,
  type OrderRow,
  type OrderTerms,
  type OrderType,
  type StepRow,
} from '../rows.ts';
import { draftOf, insertOrder, pendingOrder } from '../store.ts';

export type OrderInput = CallBody<'createOrder'>;

/** A cart under its lock, and what was done to its lines since. */
export interface OpenedCart {
  cart: CartRow;
  changed: boolean;
  /** Business time of this change. */
  at: Date;
  /** Lines that are being stored; the end of the change waits for them, and then notifies the browsers. */
  stored: Promise<unknown>[];
  news: Publication[];
}

/** A line of the cart, and what is known of it already because it was placed just now. */
export interface PlacedLine {
  order: OrderRow;
  fresh?: { scheme: OrderScheme; steps: StepRow[] };
}

/**
 * Takes the open cart of a portfolio for changing its lines. All changes of one portfolio wait for one another here.
 * @throws Problem 409 `payment_in_progress` while it is being paid.
 */
export async function openCart(ctx: Context, tx: Tx, portfolioId: string): Promise<OpenedCart> {
  // The order matters: queries after the lock see what its previous holders committed.
  const [cart, live, at] = await Promise.all([
    lockOpenCart(tx, portfolioId),
    hasLivePayment(tx, 'cart', portfolioId),
    ctx.business.now(tx),
  ]);
  if (live) throw paymentInProgress();
  return { cart, changed: false, at, stored: [], news: [] };
}

/**
 * Ends a change: waits for the lines, increments the revision once and notifies the browsers, when a line did change.
 */
export async function closeChange(tx: Tx, opened: OpenedCart): Promise<void> {
  if (!opened.changed) return;
  // Sent behind the lines, so that they are counted.
  const [{ count, ...cart }] = await Promise.all([reviseCart(tx, opened.cart), ...opened.stored]);
  opened.cart = cart;
  const { id: cartId, revision, portfolio_id: portfolioId } = cart;
  const changed = { event: 'cart/changed', payload: { cartId, revision, count }, portfolioId } as const;
  await publishAll(tx, [...opened.news, changed]);
}

/**
 * Puts an order into a cart. A pending order of the same fund and type is changed instead, and only when amount,
 * date, folio, first-order flag or step-up differ (specification, section 4).
 * @throws Problem 422 that names the rule; 400 `cannot_place_order` while an instalment of the fund waits.
 */
export async function placeLine(
  ctx: Context,
  tx: Tx,
  opened: OpenedCart,
  input: OrderInput,
): Promise<PlacedLine> {
  const [existing, scheme] = await Promise.all([
    pendingOrder(tx, opened.cart.portfolio_id, input.code, input.type),
    schemeForOrder(tx, input.code),
  ]);
  if (existing) return { order: await changeLine(ctx, tx, opened, existing, input) };
  const { code, type } = input;
  const placed = await withFolio(tx, opened, input, { scheme, orderId: null });
  const accepted = await acceptedTerms(ctx, tx, opened, placed, scheme);
  return newLine(tx, opened, { code, type, ...accepted.terms }, accepted.scheme);
}

/** Changes a pending order in a cart; the same terms again change nothing. @throws Problem as `placeLine`. */
export async function changeLine(
  ctx: Context,
  tx: Tx,
  opened: OpenedCart,
  order: OrderRow,
  asked: OrderInput,
): Promise<OrderRow> {
  const scheme = await schemeForOrder(tx, asked.code);
  const input = await withFolio(tx, opened, asked, { scheme, orderId: order.id });
  if (isScale(input.amount ?? 0, 2) && !termsDiffer(order, termsOf(input))) return order;
  if (order.plan_id) throw instalmentWaits();
  const { terms } = await acceptedTerms(ctx, tx, opened, input, scheme);
  const changed = { ...order, ...terms, updated_at: opened.at };
  await record(ctx, tx, changed, { at: opened.at, key: 'changed', values: { amount: terms.amount } });
  await ctx.preparedLines.gone(ctx, tx, order.id);
  opened.changed = true;
  return changed;
}

/** Returns the same input, with the number of the new folio where one is requested. */
async function withFolio(
  tx: Tx,
  { cart, at }: OpenedCart,
  input: OrderInput,
  { scheme, orderId }: { scheme: OrderScheme | null; orderId: string | null },
): Promise<OrderInput> {
  if (!input.new_folio || !scheme) return input;
  const choice = { folioNo: input.folio_no ?? null, wantsNew: true, orderId };
  return { ...input, folio_no: await chosenFolio(tx, cart, choice, { scheme, at }) };
}

function termsOf(input: OrderInput): OrderTerms {
  return {
    amount: rupees(input.amount ?? 0).toFixed(2),
    start_date: input.start_date ?? null,
    folio_no: input.folio_no ?? null,
    sip_firstorderflag: input.sip_firstorderflag ?? 'N',
    upsize_code: input.step_up === undefined ? (input.upsize_code ?? null) : stepUpCode(input.step_up),
    frequency: input.type === 'sip' ? (input.frequency ?? 'monthly') : null,
  };
}

async function acceptedTerms(
  ctx: Context,
  tx: Tx,
  { cart, at }: OpenedCart,
  input: OrderInput,
  scheme: OrderScheme | null,
): Promise<{ terms: OrderTerms; scheme: OrderScheme }> {
  checkScheme(scheme, input.type);
  await checkPerson(tx, ctx.vault, cart.portfolio_id, scheme);
  const { type, amount = 0, start_date = null, folio_no = null } = input;
  const additional = await isAdditional(tx, cart.portfolio_id, scheme, folio_no);
  const terms = termsOf(input);
  const { frequency, upsize_code } = terms;
  checkTerms({ type, amount, start_date, frequency, upsize_code }, scheme, {
    today: istDate(at),
    additional,
  });
  return { terms, scheme };
}

function newLine(
  tx: Tx,
  opened: OpenedCart,
  asked: OrderTerms & { code: string; type: OrderType },
  scheme: OrderScheme,
): PlacedLine {
  const { cart, at } = opened;
  const draft = draftOf({
    id: randomUUID(),
    investor_id: cart.investor_id,
    portfolio_id: cart.portfolio_id,
    cart_id: cart.id,
    code: asked.code,
    type: asked.type,
    amount: asked.amount,
    start_date: asked.start_date,
    folio_no: asked.folio_no,
    sip_firstorderflag: asked.sip_firstorderflag,
    upsize_code: asked.upsize_code,
    frequency: asked.frequency,
    plan_id: null,
    instalment_date: null,
    placed_at: at,
  });
  const { state: order, steps } = askPurchase(draft, at);
  const rows = steps.map(({ at: when, state, key, values, ruleId }) => ({
    order_id: order.id,
    at: when,
    state,
    rule_id: ruleId,
    text_key: key,
    text_values: values,
  }));
  const { id: orderId, code, status, portfolio_id: portfolioId } = order;
  opened.changed = true;
  opened.stored.push(insertOrder(tx, order, rows));
  opened.news.push({
    event: 'order/changed',
    payload: { orderId, code, status, portfolioId },
    portfolioId,
  });
  return { order, fresh: { scheme, steps: rows } };
}

function instalmentWaits(): Problem {
  return new Problem(400, 'validation_failed', 'cannot_place_order', refusalMessages('instalment_waits'));
}
