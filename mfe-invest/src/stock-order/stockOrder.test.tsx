import type { FakeAnswers } from '@sanchay/api-client/testing';
import type { CallReply, StockOrder } from '@sanchay/contracts';
import { refreshCalls } from '@sanchay/remote-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownState } from '../stock-orders/shownState.ts';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aStock, aTradingSession } from '../testing/shares.ts';

type Preview = CallReply<'previewStockOrder'>['data'];

const terms = {
  isin: 'INE000A01019',
  slug: 'aravalka-bank-ltd',
  symbol: 'ARAVALKA',
  name: 'Aravalka Bank Ltd',
  side: 'buy',
  kind: 'market',
  validity: 'day',
  quantity: 2,
  limit_price: 515,
  trigger_price: null,
} as const;
const charges = [{ kind: 'stt', amount: 1, rate: 0.1, rule_id: 'stt-shares-2012' }] as const;
const preview: Preview = {
  ...terms,
  value: 1000,
  charges: [...charges],
  charges_total: 1,
  net: 1001,
  reserved: 1031.03,
  cash: 500,
  free_shares: 0,
  last_price: 500,
  tick: 0.05,
  low: 400,
  high: 600,
  session: {
    day: '2026-11-20',
    opens: '2026-11-20T03:45:00.000Z',
    closes: '2026-11-20T10:00:00.000Z',
    open: true,
  },
  settles_on: '2026-11-23',
  rule_ids: ['stt-shares-2012'],
  refusal: { code: 'cash_short', message: 'You need ₹1,031.03, and ₹500.00 is available. Add cash first.' },
};
const order: StockOrder = {
  ...terms,
  id: 'o1',
  state: 'open',
  triggered: false,
  reason: null,
  filled: 0,
  value: 0,
  average_price: null,
  placed_at: '2026-11-20T04:30:00.000Z',
  for_day: '2026-11-20',
  settles_on: '2026-11-23',
  settled: false,
  cancellable: true,
  reserved: 1031.03,
  charges: [],
  charges_total: 0,
  net: 0,
  note_no: null,
  trades: [],
  lots: [],
  timeline: [{ at: '2026-11-20T04:30:00.000Z', step: 'placed', title: 'Order placed', text: null }],
};
const answers: FakeAnswers = {
  stockDetails: { status: 'success', data: aStock() },
  ruleSources: { status: 'success', data: [] },
  stockSession: { status: 'success', data: aTradingSession },
  previewStockOrder: { status: 'success', data: preview },
  stockOrder: { status: 'success', data: order },
  stockOrders: { status: 'success', data: [order] },
};
const session = signedIn();

test('I6 · the form shows charges, cash and why the order cannot be placed, with the way to add cash', async () => {
  await openAt('/stocks/aravalka-bank-ltd/order?side=buy', answers, { session });
  expect(await screen.findByRole('heading', { level: 1, name: 'Buy Aravalka Bank Ltd' })).toBeVisible();
  expect(await screen.findByText(/Add cash first/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add cash' })).toHaveAttribute('href', '/stocks/cash');
  expect(screen.getByText('STT')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Buy 2 Aravalka Bank Ltd' })).toBeDisabled();
});

test('I6 · a halt stands above the form, and the order is allowed when it ends', async () => {
  let isHalted = true;
  const refusal = { code: 'halted', message: 'The exchange has halted trading in this share.' };
  await openAt(
    '/stocks/aravalka-bank-ltd/order?side=buy',
    {
      ...answers,
      stockSession: () => ({
        status: 'success',
        data: { ...aTradingSession, halted_since: isHalted ? '2026-11-20T05:00:00.000Z' : null },
      }),
      previewStockOrder: () => ({
        status: 'success',
        data: { ...preview, refusal: isHalted ? refusal : null },
      }),
    } as FakeAnswers,
    { session },
  );
  const halt = await screen.findByText('Trading halted');
  expect(
    halt.compareDocumentPosition(screen.getByLabelText('Quantity')) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).not.toBe(0);
  const buy = await screen.findByRole('button', { name: 'Buy 2 Aravalka Bank Ltd' });
  expect(buy).toBeDisabled();
  isHalted = false;
  await act(() => refreshCalls('stockSession'));
  await waitFor(() => expect(buy).toBeEnabled());
  expect(screen.queryByText('Trading halted')).toBeNull();
});

test('I6 · the review states that the demat charge of the day is already charged', async () => {
  const charged = { ...preview, side: 'sell' as const, charges: [], demat_charged: true, refusal: null };
  await openAt(
    '/stocks/aravalka-bank-ltd/order?side=sell',
    { ...answers, previewStockOrder: { status: 'success', data: charged } },
    { session },
  );
  expect(await screen.findByText('Demat (DP) charge')).toBeVisible();
  expect(screen.getByText('Already charged for this day: once a day for each stock')).toBeVisible();
});

test('I6 · the page of an open order shows its timeline and how to cancel it', async () => {
  await openAt('/stocks/orders/o1', answers, { session });
  expect(await screen.findByText('Order placed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
});

test('I6 · the list of orders leads to each order', async () => {
  await openAt('/stocks/orders', answers, { session });
  expect(await screen.findByRole('link', { name: 'Aravalka Bank Ltd' })).toHaveAttribute(
    'href',
    '/stocks/orders/o1',
  );
});

test('I6 · a stop-loss order has a trigger price on the form, and waits for it in the list', async () => {
  const waiting = { ...order, trigger_price: 520 };
  await openAt(
    '/stocks/aravalka-bank-ltd/order?side=buy',
    { ...answers, stockOrders: { status: 'success', data: [waiting] } },
    { session },
  );
  await userEvent.selectOptions(await screen.findByLabelText('Order type'), 'Stop-loss limit');
  expect(screen.getByLabelText('Trigger price')).toBeVisible();
  expect(screen.getByLabelText('Limit price')).toHaveValue('500');
  expect(screen.queryByLabelText('Validity')).toBeNull();
});

test.each([
  [{ triggered: false }, 'waiting'],
  [{ triggered: true }, 'triggered'],
  [{ triggered: true, state: 'filled' as const }, 'filled'],
  [{ triggered: true, settled: true }, 'settled'],
  [{ trigger_price: null }, 'open'],
])('I6 · a stop-loss order with %j is shown as %s', (more, shown) => {
  expect(shownState({ ...order, trigger_price: 520, ...more })).toBe(shown);
});

test('I6 · orders of one share differ in the list by side, type, price, time, what has traded and state', async () => {
  const data: StockOrder[] = [
    order,
    { ...order, id: 'o2', kind: 'limit', limit_price: 498.5, trigger_price: 499, filled: 1 },
    { ...order, id: 'o3', side: 'sell', state: 'rejected', placed_at: '2026-11-19T14:30:00.000Z' },
  ];
  const gtt = { id: 'g1', order_id: 'o2' } as CallReply<'gttOrders'>['data'][number];
  await openAt(
    '/stocks/orders',
    {
      ...answers,
      stockOrders: { status: 'success', data },
      gttOrders: { status: 'success', data: [{ ...gtt, name: 'x', isin: 'INE000A01019' } as typeof gtt] },
    },
    { session },
  );
  expect(await screen.findByText('Buy · Market')).toBeVisible();
  expect(await screen.findByText('Buy · Stop-loss limit · trigger ₹499.00 · at ₹498.50 · GTT')).toBeVisible();
  expect(screen.getByText('Sell · Market · After-market (AMO)')).toBeVisible();
  expect(screen.getAllByText('20 Nov 2026, 10:00 am')).toHaveLength(2);
  expect(screen.getByText('1 of 2 shares')).toBeVisible();
  expect(screen.getByText('Rejected')).toBeVisible();
});

test('I6 · many orders are listed in pages', async () => {
  const data = Array.from({ length: 45 }, (_, index) => ({ ...order, id: `o${index}` }));
  await openAt('/stocks/orders', { ...answers, stockOrders: { status: 'success', data } }, { session });
  expect(await screen.findAllByRole('link', { name: 'Aravalka Bank Ltd' })).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: /Next/ }));
  expect(screen.getAllByRole('link', { name: 'Aravalka Bank Ltd' })[0]).toHaveAttribute(
    'href',
    '/stocks/orders/o20',
  );
});

const AGAIN = '/stocks/aravalka-bank-ltd/order?side=';
test.each([
  [
    {
      state: 'rejected',
      reason: 'The price is not a step of the exchange.',
      kind: 'limit',
      limit_price: 498.53,
    },
    'The price is not a step of the exchange. No money was taken. The cash set aside for this order is available again.',
    ['Change the order', `${AGAIN}buy&quantity=2&type=limit&validity=day&price=498.53`],
  ],
  [
    { state: 'expired', side: 'sell', quantity: 5, filled: 2 },
    'You receive the money for the shares that traded. The rest stay in your demat account, and you can sell them again.',
    ['Place order again', `${AGAIN}sell&quantity=3&type=market&validity=day`],
  ],
  [
    { state: 'annulled', trigger_price: 505, kind: 'limit' },
    'The exchange annulled the trade, so no money or shares move for it. The cash set aside is available again.',
    ['Place order again', `${AGAIN}buy&quantity=2&type=stop&validity=day&price=515&trigger=505`],
  ],
] as const)(
  'I6 · an order that ended with %j states what happens with the money and leads on',
  async (more, text, [name, href]) => {
    const ended = { ...order, cancellable: false, reserved: 0, ...more };
    await openAt(
      '/stocks/orders/o1',
      { ...answers, stockOrder: { status: 'success', data: ended } },
      { session },
    );
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByText('Settles on') === null).toBe(!('filled' in more));
  },
);

test('I6 · an order that is placed again has its quantity, type and prices filled in', async () => {
  await openAt(`${AGAIN}sell&quantity=3&type=stop&validity=day&price=498.5&trigger=499`, answers, {
    session,
  });
  expect(await screen.findByLabelText('Quantity')).toHaveValue('3');
  expect(screen.getByLabelText('Order type')).toHaveValue('stop');
  expect(screen.getByLabelText('Limit price')).toHaveValue('498.50');
  expect(screen.getByLabelText('Trigger price')).toHaveValue('499');
});
