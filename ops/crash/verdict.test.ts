import { readCrashOptions } from './options.ts';
import { planted, type CrashState } from './readState.ts';
import { verdictOf } from './verdict.ts';

const order = {
  id: 'o1',
  portfolioId: 'p1',
  code: 'LFAG-GR',
  amount: '5000.00',
  status: 'successful',
  units: '49.9980',
  nav: '100.0000',
  navDate: '2026-11-20',
  published: '100.0000',
};
const sound: CrashState = {
  orders: [
    order,
    { ...order, id: 'o2', status: 'pending', units: null, nav: null, navDate: null, published: null },
  ],
  transfers: [
    { kind: 'payment', subjectId: 'pay1', commodity: 'INR', sum: '0.0000' },
    { kind: 'allotment', subjectId: 'o1', commodity: 'INR', sum: '0.0000' },
    { kind: 'allotment', subjectId: 'o1', commodity: 'LFAG-GR', sum: '0.0000' },
  ],
  allotted: [{ orderId: 'o1', units: '49.9980' }],
  payments: [
    { id: 'pay1', status: 'successful', amount: '5000.00', orderIds: ['o1'] },
    { id: 'pay2', status: 'failed', amount: '5000.00', orderIds: ['o2'] },
  ],
};
const journal = ['o1', 'o2'].map((id) => ({ id, code: 'LFAG-GR', amount: 5_000, portfolioId: 'p1' }));

test('I5 · what was acknowledged, once, at the NAV of its day, in books that balance, is sound', () => {
  expect(verdictOf(journal, sound)).toEqual({ ledgerSum: '0.0000', faults: [] });
});

test.each([
  ['lost-ack', ['order o1 was acknowledged and is lost']],
  ['double-unit', ['order o1 has 49.9980 units, the ledger 99.9960']],
  ['wrong-nav-day', ['order o1 was allotted at 1.0000, 2026-11-20 had 100.0000']],
  ['unbalanced', ['payment of pay1 sums to 0.0100 INR']],
] as const)('I5 · a planted %s is seen', (plant, faults) => {
  expect(verdictOf(journal, planted(sound, plant)).faults).toEqual(faults);
});

test.each<[string, Partial<CrashState>, string]>([
  [
    'an order that was never confirmed to its owner',
    { orders: [...sound.orders, { ...order, id: 'o3', units: null }] },
    'order o3 exists and was never confirmed to its owner',
  ],
  [
    'an order that came to no end',
    { orders: [order, { ...sound.orders[1]!, status: 'confirmed' }] },
    'order o2 is still confirmed',
  ],
  [
    'an order of another amount',
    { orders: [{ ...order, amount: '9000.00' }, sound.orders[1]!] },
    'order o1 was acknowledged as LFAG-GR 5000, it is LFAG-GR 9000.00',
  ],
  [
    'a payment that waits',
    { payments: [{ ...sound.payments[0]!, status: 'pending' }] },
    'payment pay1 is still pending',
  ],
  [
    'a payment that is not booked',
    { transfers: sound.transfers.slice(1) },
    'payment pay1 succeeded and is not booked',
  ],
  [
    'a failed payment that is booked',
    { payments: [{ ...sound.payments[0]!, status: 'failed' }] },
    'payment pay1 failed and is booked',
  ],
  [
    'units of an order that has none',
    { allotted: [...sound.allotted, { orderId: 'o2', units: '1.0000' }] },
    'order o2 has units in the ledger and none of its own',
  ],
])('I5 · %s is a fault', (_what, change, message) => {
  expect(verdictOf(journal, { ...sound, ...change }).faults).toEqual([message]);
});

test('I5 · the command takes kills, clients, the shares of database and exchange, seed and plant', () => {
  expect(readCrashOptions([])).toEqual({
    kills: 100,
    clients: 8,
    database: 0.2,
    exchange: 0.2,
    seed: 1,
    plant: null,
  });
  expect(
    readCrashOptions(['--kills', '5', '--database', '0.9', '--exchange', '0', '--plant', 'unbalanced']),
  ).toMatchObject({
    kills: 5,
    database: 0.9,
    exchange: 0,
    plant: 'unbalanced',
  });
  expect(() => readCrashOptions(['--kills', '0'])).toThrow('--kills is a whole number from 1');
  expect(() => readCrashOptions(['--database', '1.1'])).toThrow('--database is a share from 0 to 1');
  expect(() => readCrashOptions(['--database', '0.9'])).toThrow(
    '--database and --exchange are at most 1 together',
  );
  expect(() => readCrashOptions(['--plant', 'x'])).toThrow('--plant is one of');
});
