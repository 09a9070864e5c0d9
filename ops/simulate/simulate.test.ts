import { publishedRules, redemptionTiming } from '@sanchay/finance';
import { Book, decimalText, tenThousandths } from './book.ts';
import { Agenda } from './agenda.ts';
import { Oracle } from './oracle.ts';
import { PLANTS, readOptions } from './options.ts';
import { seededRandom } from './random.ts';
import { simulate, together } from './simulate.ts';

test('I5 · in a hundred investor-years every rupee and every unit is explained at every step', () => {
  const result = simulate({ years: 100, seed: 7, plant: null });
  expect(result.fault).toBeNull();
  expect(result.years).toBe(100);
  expect(result.ledgerSum).toBe(0n);
  expect(result.acknowledged).toBe(result.orders + result.sales);
  for (const happened of [result.orders, result.sales, result.refunds, result.repeats, result.receivables])
    expect(happened).toBeGreaterThan(0);
  const { fills, lateFills, annulled, settled, repeatedMessages, gaps, deposits, interest } = result;
  for (const happened of [fills, lateFills, annulled, settled, repeatedMessages, gaps, deposits, interest])
    expect(happened).toBeGreaterThan(0);
  const { usFills, usLateFills, usRefused, usAnnulled, usSettled, usSplits, usDividends } = result;
  for (const happened of [usFills, usLateFills, usRefused, usAnnulled, usSettled, usSplits, usDividends])
    expect(happened).toBeGreaterThan(0);
});

test('I5 · a seed repeats a run exactly, another one is another run', () => {
  const run = (seed: number) => simulate({ years: 20, seed, plant: null });
  expect(run(3)).toEqual(run(3));
  expect(run(4)).not.toEqual(run(3));
});

test('I5 · lives that are shared out over processors are the same lives', () => {
  const options = { years: 45, seed: 5, plant: null };
  const shares = [0, 1].map((index) => simulate(options, { index, of: 2 }));
  expect(shares.map(({ years }) => years)).toEqual([25, 20]);
  expect(together(shares)).toEqual(simulate(options));
  const wrong = { ...shares[0]!, fault: { life: 4, messages: ['late'] } };
  const earlier = { ...shares[1]!, fault: { life: 1, messages: ['early'] } };
  expect(together([wrong, earlier]).fault).toEqual({ life: 1, messages: ['early'] });
});

test.each([
  ['lost-ack', /was acknowledged and is lost/],
  ['double-unit', /lots hold .*, the ledger/],
  ['wrong-nav-day', /published was|is not its day's/],
  ['unbalanced', /does not balance in/],
  ['lost-receivable', /in transit .*, orders explain/],
  ['lost-fill', /has \d+ shares, the exchange traded/],
  ['double-fill', /has \d+ shares, the exchange traded/],
  ['kept-bust', /has \d+ shares, the exchange traded/],
  ['unordered-messages', /has not ended|has \d+ shares, the exchange traded/],
  ['uncovered-fill', /has \d+ shares, the exchange traded/],
  ['settled-twice', /cash: .*, the exchange explains/],
  ['wrong-charge', /cash: .*, the exchange explains/],
  ['demat-charge-twice', /cash: .*, the exchange explains/],
  ['forgotten-cost', /cost of lots and sales: .*, the exchange explains/],
  ['kept-refund', /deposits on their way: .*, deposits explain/],
  ['untaxed-interest', /tax deducted: .*, deposits explain/],
  ['interest-twice', /interest: .*, deposits explain/],
  ['us-lost-fill', /filled of us-\d+: .*, the broker explains/],
  ['us-fill-twice', /filled of us-\d+: .*, the broker explains/],
  ['us-kept-bust', /filled of us-\d+: .*, the broker explains/],
  ['us-uncovered-fill', /filled of us-\d+: .*, the broker explains/],
  ['us-kept-reserve', /dollars set aside: .*, the broker explains/],
  ['us-forgotten-charge', /dollar wallet: .*, the broker explains/],
  ['us-settled-twice', /dollars set aside is below zero/],
  ['us-forgotten-split', /lots of \w+: .*, the broker explains/],
  ['us-untaxed-dividend', /tax withheld: .*, the broker explains/],
  ['us-dividend-twice', /dividends: .*, the broker explains/],
] as const)('I5 · a planted %s is seen', (plant, messages) => {
  const { fault } = simulate({ years: 100, seed: 7, plant });
  expect(fault!.messages.join('\n')).toMatch(messages);
});

test('I5 · the command accepts years, seed and plant, and reports what it does not accept', () => {
  expect(readOptions([])).toEqual({ years: 1_000, seed: 1, plant: null });
  expect(readOptions(['--years', '50', '--seed', '7', '--plant', 'lost-ack'])).toEqual({
    years: 50,
    seed: 7,
    plant: 'lost-ack',
  });
  expect(() => readOptions(['--years', '0'])).toThrow('--years is a whole number from 1');
  expect(() => readOptions(['--seed', '1.5'])).toThrow('--seed is a whole number from 1');
  expect(() => readOptions(['--plant', 'no-such'])).toThrow(`--plant is one of ${PLANTS.join(', ')}`);
});

test.each([
  ['2025-05-30T14:59:59.999', '2025-06-01'],
  ['2025-05-29T15:00:00.000', '2025-05-30'],
  ['2025-05-30T18:00:00.000', '2025-06-02'],
  ['2025-05-31T18:00:00.000', '2025-06-02'],
  ['2025-06-02T18:59:59.999', '2025-06-02'],
  ['2025-06-05T19:00:00.000', '2025-06-06'],
])('I5 · a sale of an overnight fund at %s has the NAV of %s, computed twice', (placed, navDate) => {
  const calendar = { holidays: [] };
  const at = `${placed}+05:30`;
  const oracle = new Oracle(calendar).saleNavDate(
    { scheme_class: 'liquid', group: 'overnight' },
    new Date(at),
  );
  const engine = redemptionTiming(
    { schemeClass: 'liquid', group: 'overnight' },
    at,
    calendar,
    publishedRules,
  ).navDate;
  expect([oracle, engine]).toEqual([navDate, navDate]);
});

test('I5 · the simulation counts exactly, apart from the engine', () => {
  expect(['0', '-0.5', '12.3456', 7, '100.'].map(tenThousandths)).toEqual([
    0n,
    -5_000n,
    123_456n,
    70_000n,
    1_000_000n,
  ]);
  expect(() => tenThousandths('1.00005')).toThrow(RangeError);
  expect(() => tenThousandths('1e3')).toThrow(RangeError);
  expect([0n, -5_000n, 123_456n].map(decimalText)).toEqual(['0.0000', '-0.5000', '12.3456']);
  const book = new Book();
  const cash = { role: 'cash_in_transit', reference: '', owner: 'portfolio' } as const;
  expect(book.book([{ account: cash, commodity: 'INR', amount: '5.00' }])).toEqual(['INR']);
  expect(book.total()).toBe(50_000n);
  expect(book.balance('cash_in_transit', 'INR', '')).toBe(50_000n);
});

test('I5 · what is noted is done in its order, of one instant in the order of noting', () => {
  const agenda = new Agenda();
  const random = seededRandom(5);
  const done: number[] = [];
  const times = Array.from({ length: 200 }, () => random.int(0, 40));
  times.forEach((at, turn) => agenda.at(at, () => done.push(turn)));
  for (let next = agenda.take(); next; next = agenda.take()) next.run();
  const expected = times.map((_, turn) => turn).toSorted((a, b) => times[a]! - times[b]! || a - b);
  expect(done).toEqual(expected);
});
