import type { ExchangeMessage } from '../../../api/src/partners/index.ts';
import { readCrashOptions } from '../options.ts';
import { plantedShares, type ShareState } from './readShares.ts';
import { shareVerdict, type ShareJournal } from './shareVerdict.ts';

const BUY = '00000000-0000-4000-8000-000000000001';
const CUT = '00000000-0000-4000-8000-000000000002';
const order = {
  id: BUY,
  portfolioId: 'p1',
  isin: 'INE000A01011',
  slug: 'a-ltd',
  side: 'buy' as const,
  quantity: 100,
  limitPrice: '101.00',
  day: '2026-11-20',
  state: 'filled',
  reserved: '0.00',
  filled: 100,
  settled: true,
  cancelRequested: false,
};
const message = (over: Partial<ExchangeMessage>): ExchangeMessage => ({
  seq: 1,
  at: '2026-11-20T05:00:00.000Z',
  order_id: BUY,
  type: 'accepted',
  trade_id: null,
  quantity: null,
  price: null,
  reason: null,
  ...over,
});
const log = [
  message({}),
  message({ seq: 2, type: 'traded', trade_id: 't1', quantity: 60, price: '100.00' }),
  message({ seq: 3, type: 'traded', trade_id: 't2', quantity: 40, price: '100.00' }),
  message({ seq: 4, order_id: CUT }),
  message({ seq: 5, order_id: CUT, type: 'cancelled', quantity: 10, reason: 'requested' }),
];
const balance = (role: string, amount: string, { reference = '', commodity = 'INR' } = {}) => ({
  portfolioId: 'p1',
  role,
  reference,
  commodity,
  amount,
});
/** 100 shares for ₹10,000: STT 10.00, exchange 0.30, SEBI 0.01, stamp duty 1.50, GST 0.06. */
const sound: ShareState = {
  orders: [
    order,
    { ...order, id: CUT, quantity: 10, state: 'cancelled', filled: 0, settled: false, cancelRequested: true },
  ],
  trades: [
    { orderId: BUY, tradeId: 't1', quantity: 60, price: '100.00', annulled: false },
    { orderId: BUY, tradeId: 't2', quantity: 40, price: '100.00', annulled: false },
  ],
  balances: [
    balance('trading_cash', '39988.13'),
    balance('exchange_clearing', '10000.00'),
    balance('tax_payable', '10.00', { reference: 'stt' }),
    balance('tax_payable', '0.06', { reference: 'gst' }),
    balance('stamp_duty_payable', '1.50'),
    balance('charges_payable', '0.30', { reference: 'exchange' }),
    balance('charges_payable', '0.01', { reference: 'sebi' }),
    balance('shares_held', '100', { commodity: order.isin }),
  ],
  cashMoves: [{ portfolioId: 'p1', kind: 'cash_added', subjectId: 's1', amount: '50000.00' }],
  lots: [{ portfolioId: 'p1', isin: order.isin, shares: 100 }],
  payments: [
    { id: 'pay1', subjectId: 's1', status: 'successful', amount: '50000.00' },
    { id: 'pay2', subjectId: 's2', status: 'expired', amount: '7000.00' },
  ],
  applied: 5,
  exchange: {
    orders: [
      { id: BUY, isin: order.isin, side: 'buy', quantity: 100 },
      { id: CUT, isin: order.isin, side: 'buy', quantity: 10 },
    ],
    log,
  },
};
const journal: ShareJournal = {
  orders: [
    { id: BUY, slug: 'a-ltd', portfolioId: 'p1', side: 'buy', quantity: 100 },
    { id: CUT, slug: 'a-ltd', portfolioId: 'p1', side: 'buy', quantity: 10 },
  ],
  cancelled: new Set([CUT]),
  paid: [50_000],
};

test('I6 · orders once, trades once, cash, charges and shares as the exchange explains them, are sound', () => {
  expect(shareVerdict(journal, sound, true)).toEqual([]);
});

test.each([
  ['lost-share-order', [`order ${BUY} of shares was acknowledged and is lost`]],
  ['lost-fill', [`trade ${BUY} t1 is booked 0 times`]],
  ['double-fill', [`trade ${BUY} t1 is booked 2 times`]],
  ['kept-bust', [`trade ${BUY} t1 is booked as 60 at 100.00, annulled, the exchange has 60 at 100.00`]],
  ['wrong-charge', ['charges (tax_payable|stt) of p1: 11.0000, the exchange explains 10.0000']],
] as const)('I6 · a planted %s is seen', (plant, faults) => {
  expect(shareVerdict(journal, plantedShares(sound, plant), true)).toEqual(
    expect.arrayContaining([...faults]),
  );
  expect(readCrashOptions(['--plant', plant]).plant).toBe(plant);
});

const changed = (change: Partial<(typeof sound.orders)[number]>): Partial<ShareState> => ({
  orders: [{ ...order, ...change }, sound.orders[1]!],
});
test.each<[string, Partial<ShareState>, string]>([
  [
    'an order that was never confirmed to its owner',
    { orders: [...sound.orders, { ...order, id: 'o3', filled: 0, settled: false }] },
    'order o3 of shares exists and was never confirmed to its owner',
  ],
  [
    'an order of another number',
    changed({ quantity: 90 }),
    `order ${BUY} was acknowledged as buy 100 of a-ltd, it is buy 90 of a-ltd`,
  ],
  [
    'an order that came to no end',
    changed({ state: 'partly_filled' }),
    `order ${BUY} of shares is still partly_filled`,
  ],
  ['an order that is not settled', changed({ settled: false }), `order ${BUY} of 100 shares is not settled`],
  [
    'cash that stays set aside',
    changed({ reserved: '5.00' }),
    `order ${BUY} of shares still sets 5.00 aside`,
  ],
  ['a message that was not applied', { applied: 4 }, '4 of 5 messages of the exchange were applied'],
  [
    'an order at the exchange that is not ours',
    { exchange: { ...sound.exchange, orders: [{ id: 'x', isin: 'i', side: 'buy', quantity: 1 }] } },
    'the exchange has order x, buy 1 of i, which is not ours',
  ],
  [
    'a payment of cash that is booked twice',
    { cashMoves: [...sound.cashMoves, ...sound.cashMoves] },
    'payment pay1 of cash, successful for 50000.00, is booked as 50000,50000',
  ],
  [
    'lots that do not fit',
    { lots: [] },
    `lots of ${order.isin} of p1: 0.0000, the exchange explains 100.0000`,
  ],
])('I6 · %s is a fault', (_what, change, fault) => {
  expect(shareVerdict(journal, { ...sound, ...change }, true)).toContain(fault);
});

test('I6 · before the close an order may wait, unless its cancellation was acknowledged', () => {
  const open = { ...sound, orders: sound.orders.map((one) => ({ ...one, state: 'open' })) };
  expect(shareVerdict(journal, open, false)).toEqual([`order ${CUT} of shares is still open`]);
});
