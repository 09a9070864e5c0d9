import type { Cart, CartItem, Order, Payment, PaymentOptions } from '@sanchay/contracts';

/** A lumpsum in the cart, for tests. */
export function aLine(more: Partial<CartItem> = {}): CartItem {
  return {
    order_id: 'o1',
    code: 'SBX-AX1-GR',
    fund_name: 'Axis Flexi Cap Fund',
    slug: 'axis-flexi-cap',
    type: 'buy',
    amount: 5000,
    start_date: null,
    folio_no: null,
    folio_expected: null,
    new_folio: true,
    sip_firstorderflag: 'N',
    frequency: null,
    step_up: null,
    pay_now: 5000,
    stamp_duty: 0.25,
    units_estimate: 99.995,
    nav_date_expected: '2026-11-23',
    pay_before: '2026-11-23T14:30:00.000+05:30',
    rule_id: 'nav-equity-2021',
    by_method: [],
    consent: null,
    ...more,
  };
}

/** A cart with one line, for tests; it needs no OTP unless the options name what one confirms. */
export function aCart(more: Partial<Cart> = {}): { status: string; data: Cart } {
  const data = {
    id: 'c1',
    revision: 3,
    items: [aLine()],
    pay_now: 5000,
    scheduled: 0,
    notices: [],
    payment_id: null,
    confirms: null,
  };
  return { status: 'success', data: { ...data, ...more } };
}

/** A payment under way, for tests. */
export function aPayment(more: Partial<Payment> = {}): { status: string; data: Payment } {
  const data: Payment = {
    id: 'pay1',
    purpose: 'cart',
    status: 'pending',
    amount: 5000,
    method: 'upi',
    redirect_url: 'https://gateway.example/pay/1',
    expires_at: '2026-11-23T10:00:00Z',
    refund: null,
    reason: null,
    delayed: false,
    order_ids: ['o1'],
    refunds: [],
    started_at: '2026-11-23T09:45:00Z',
    payer: null,
  };
  return { status: 'success', data: { ...data, ...more } };
}

/** An order whose units are in transit, for tests. */
export function anOrder(more: Partial<Order> = {}): Order {
  return {
    id: 'o1',
    code: 'SBX-AX1-GR',
    fund_name: 'Axis Flexi Cap Fund',
    slug: 'axis-flexi-cap',
    type: 'buy',
    amount: 5000,
    units: null,
    nav: null,
    stamp_duty: null,
    start_date: null,
    folio_no: null,
    sip_firstorderflag: 'N',
    upsize_code: null,
    frequency: null,
    status: 'submitted',
    reason: null,
    nav_date_expected: '2026-11-23',
    nav_date: null,
    allotment_date_expected: '2026-11-25',
    payment_id: 'pay1',
    payment: { status: 'successful', method: 'upi' },
    placed_at: '2026-11-23T04:00:00.000Z',
    updated_at: '2026-11-23T05:00:00.000Z',
    timeline: [
      {
        at: '2026-11-23T05:00:00.000Z',
        state: 'submitted',
        rule_id: 'nav-equity-2021',
        text: 'Sent to Axis Mutual Fund.',
      },
    ],
    ...more,
  };
}

/** The payment methods of a user without a mandate, for tests. */
export function paymentOptions(more: Partial<PaymentOptions> = {}): PaymentOptions {
  return {
    options: [
      { method: 'upi', usable: true, reason: null },
      { method: 'netbanking', usable: true, reason: null },
      { method: 'wallet', usable: true, reason: null },
      { method: 'mandate', usable: false, reason: 'none' },
    ],
    banks: [{ code: 'HDFC', name: 'HDFC Bank ••1' }],
    upi_ids: ['asha@okaxis', 'asha@ybl'],
    upi_daily_limit: 500_000,
    upi_left_today: 500_000,
    payee_upi_id: 'sanchay.mf@validhdfc',
    mandates: [],
    bank_label: 'HDFC Bank ••1',
    ...more,
  };
}

/** The answer with these ways of paying. */
export const paymentWays = (more: Partial<PaymentOptions> = {}) => ({
  status: 'success',
  data: paymentOptions(more),
});
