import type { Call } from '../call.ts';

/** The cart, orders and their payment. */
export const orders = {
  cart: { method: 'GET', path: '/api/v3/cart.json', audience: 'signed-in' },
  replaceCart: {
    method: 'PUT',
    path: '/api/v3/cart.json',
    audience: 'signed-in',
    idempotent: true,
  },
  folios: { method: 'GET', path: '/api/v3/folios/{code}.json', audience: 'signed-in' },
  orders: {
    method: 'GET',
    path: '/api/v3/orders.json',
    audience: 'signed-in',
  },
  order: {
    method: 'GET',
    path: '/api/v3/orders/{id}.json',
    audience: 'signed-in',
  },
  createOrder: {
    method: 'POST',
    path: '/api/v3/orders.json',
    audience: 'signed-in',
    idempotent: true,
  },
  updateOrder: {
    method: 'PUT',
    path: '/api/v3/orders/{id}.json',
    audience: 'signed-in',
    idempotent: true,
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/v3/orders/{id}/cancel.json',
    audience: 'signed-in',
    idempotent: true,
  },
  pay: {
    method: 'POST',
    path: '/api/v3/payments.json',
    audience: 'ready',
    idempotent: true,
  },
  payment: {
    method: 'GET',
    path: '/api/v3/payments/{id}.json',
    audience: 'signed-in',
  },
  cancelPayment: {
    method: 'POST',
    path: '/api/v3/payments/{id}/cancel.json',
    audience: 'signed-in',
    idempotent: true,
  },
  payments: { method: 'GET', path: '/api/v3/payments.json', audience: 'signed-in' },
  paymentOptions: { method: 'GET', path: '/api/v3/payments/options.json', audience: 'signed-in' },
  checkUpiId: { method: 'POST', path: '/api/v3/payments/upi_id.json', audience: 'signed-in' },
} as const satisfies Record<string, Call>;
