import type { Cart, CartItem } from '@sanchay/contracts';
import { istDate, parseStepUp, sumRupees, toWire } from '@sanchay/finance';
import { calendarNotices, loadCalendar, offlineNotices } from '../../calendar/index.ts';
import type { Queries } from '../../db/pool.ts';
import { payNowOf, purchaseAt } from '../../engine/index.ts';
import { latestNavs, schemesForOrder, type DatedNav, type OrderScheme } from '../../funds/index.ts';
import { livePayment } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import { cartHash } from './cartHash.ts';
import { openCartOf } from './cartStore.ts';
import { expectationOf, expectationsByMethod, type PayMoment } from '../lifecycle/expectation.ts';
import { expectedFolio, foliosOf, type KnownFolio } from './folioChoice.ts';
import type { OrderRow } from '../rows.ts';
import { consentOfLine } from './sipConsents.ts';
import type { SipHooks } from '../lifecycle/sipHooks.ts';
import { pendingOrders } from '../store.ts';

/** The cart of a portfolio, and what paying it now would bring. Without an id while it never held anything. */
export async function cartView(ctx: Context, q: Queries, portfolioId: string): Promise<Cart> {
  const cart = await openCartOf(q, portfolioId);
  const orders = cart ? await pendingOrders(q, cart.id) : [];
  const codes = orders.map((order) => order.code);
  const [schemes, navs, calendar] = [
    await schemesForOrder(q, codes),
    await latestNavs(q, codes),
    await loadCalendar(q),
  ];
  const now = await ctx.business.now(q);
  const moment = { now, calendar, rules: ctx.rules.book() };
  const folios = orders.length > 0 ? await foliosOf(q, portfolioId) : [];
  const payNow = sumRupees(orders.map(payNowOf));
  const all = sumRupees(orders.map((order) => order.amount));
  return {
    id: cart?.id ?? '',
    revision: cart?.revision ?? 0,
    items: orders.map((order) =>
      itemView(order, schemes.get(order.code)!, {
        latest: navs.get(order.code),
        folios,
        moment,
        sip: ctx.sipHooks,
      }),
    ),
    pay_now: toWire(payNow, 2),
    scheduled: toWire(all.minus(payNow), 2),
    notices: [...offlineNotices(calendar, now, ctx.rules.book()), ...calendarNotices(calendar, istDate(now))],
    payment_id: (cart && (await livePayment(q, 'cart', cart.id))?.id) ?? null,
    confirms: cartHash(orders),
  };
}

interface ItemContext {
  latest: DatedNav | undefined;
  folios: readonly KnownFolio[];
  moment: PayMoment;
  sip: SipHooks;
}

function itemView(
  order: OrderRow,
  scheme: OrderScheme,
  { latest, folios, moment, sip }: ItemContext,
): CartItem {
  const expected = expectationOf(order, scheme, moment);
  const price = expected?.price ?? latest?.nav;
  const nav = price ? { nav: price, date: expected?.nav.navDate ?? istDate(moment.now) } : null;
  const estimate = nav && purchaseAt(order.amount, nav, scheme, moment.rules);
  const consent = consentOfLine(sip, order, scheme);
  return {
    order_id: order.id,
    code: order.code,
    fund_name: scheme.name,
    slug: scheme.slug,
    type: order.type,
    amount: toWire(order.amount, 2),
    start_date: order.start_date,
    folio_no: order.folio_no,
    ...expectedFolio(order, scheme.house_code, folios),
    sip_firstorderflag: order.sip_firstorderflag,
    frequency: order.frequency,
    step_up: parseStepUp(order.upsize_code),
    pay_now: toWire(payNowOf(order), 2),
    stamp_duty: (expected && estimate?.stampDuty) ?? 0,
    units_estimate: (expected && estimate?.units) ?? null,
    nav_date_expected: expected?.nav.navDate ?? null,
    pay_before: expected?.payBefore ?? null,
    rule_id: expected?.nav.ruleId ?? null,
    by_method: expectationsByMethod(order, scheme, moment),
    consent: consent && { text: consent.text, hash: consent.hash },
  };
}
