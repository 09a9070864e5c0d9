import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { PERSONAS } from '../personas/index.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import {
  amcPayable,
  balanceOf,
  cashInTransit,
  gatewayClearing,
  post,
  proveBalanced,
  unitsHeld,
  unitsIssued,
  type LedgerEntry,
  type Transfer,
} from './index.ts';

const { userId: investorId } = PERSONAS.asha;
/** Each test has a portfolio of its own, so that the books can stay as they are between tests. */
let portfolioId: string;
const money = (amount: string): LedgerEntry[] => [
  { account: gatewayClearing(), commodity: 'INR', amount: `-${amount}` },
  { account: cashInTransit(), commodity: 'INR', amount },
];
const transfer = (entries: LedgerEntry[], over: Partial<Transfer> = {}): Transfer => ({
  kind: 'payment',
  investorId,
  portfolioId,
  subjectId: randomUUID(),
  at: new Date('2026-11-20T10:00:00+05:30'),
  valueDate: '2026-11-20',
  entries,
  ...over,
});

describe('the ledger', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());
  beforeEach(() => {
    portfolioId = randomUUID();
  });
  const transfersOf = (id: string) =>
    api.db.query('SELECT 1 FROM ledger_transfers WHERE portfolio_id = $1', [id]);

  test('X7 · a transfer moves an amount from one account to the other, exactly', async () => {
    const before = Number(await balanceOf(api.db, gatewayClearing(), 'INR'));
    await api.db.tx((tx) => post(tx, transfer(money('0.10'))));
    await api.db.tx((tx) => post(tx, transfer(money('0.20'))));
    expect(await balanceOf(api.db, cashInTransit(), 'INR', portfolioId)).toBe('0.3000');
    expect(Number(await balanceOf(api.db, gatewayClearing(), 'INR')) - before).toBeCloseTo(-0.3, 8);
    expect(await balanceOf(api.db, cashInTransit(), 'INR', PERSONAS.meera.portfolioId)).toBe('0.0000');
    expect(await balanceOf(api.db, cashInTransit(), 'GOLD', portfolioId)).toBe('0.0000');
    await proveBalanced(api.db);
  });

  test('X7 · accounts of one role are distinguished by reference and portfolio, and are opened once', async () => {
    const units = (folio: string, amount: string): LedgerEntry[] => [
      { account: unitsIssued(), commodity: 'ZZEQ-GR', amount: `-${amount}` },
      { account: unitsHeld(folio), commodity: 'ZZEQ-GR', amount },
    ];
    await api.db.tx(async (tx) => {
      await post(tx, transfer(units('1/01', '10.123'), { kind: 'allotment' }));
      await post(tx, transfer(units('2/02', '5.0001'), { kind: 'allotment' }));
      await post(tx, transfer(units('1/01', '1'), { kind: 'allotment' }));
    });
    expect(await balanceOf(api.db, unitsHeld('1/01'), 'ZZEQ-GR', portfolioId)).toBe('11.1230');
    expect(await balanceOf(api.db, unitsHeld('2/02'), 'ZZEQ-GR', portfolioId)).toBe('5.0001');
    expect(await balanceOf(api.db, unitsIssued(), 'ZZEQ-GR')).toBe('-16.1231');
    const accounts = await api.db.query(
      `SELECT role, investor_id, portfolio_id, reference FROM ledger_accounts
       WHERE portfolio_id = $1 OR role = 'units_issued' ORDER BY reference`,
      [portfolioId],
    );
    expect(accounts).toEqual([
      { role: 'units_issued', investor_id: null, portfolio_id: null, reference: '' },
      { role: 'units_held', investor_id: investorId, portfolio_id: portfolioId, reference: '1/01' },
      { role: 'units_held', investor_id: investorId, portfolio_id: portfolioId, reference: '2/02' },
    ]);
  });

  test('X7 · a transfer remembers what it books, for whom, and the day that counts', async () => {
    const subjectId = randomUUID();
    const id = await api.db.tx((tx) =>
      post(tx, transfer(money('12.34'), { subjectId, valueDate: '2026-11-19' })),
    );
    expect(
      await api.db.query(
        'SELECT id, investor_id, portfolio_id, kind, subject_id, at, value_date FROM ledger_transfers WHERE id = $1',
        [id],
      ),
    ).toEqual([
      {
        id,
        investor_id: investorId,
        portfolio_id: portfolioId,
        kind: 'payment',
        subject_id: subjectId,
        at: new Date('2026-11-20T10:00:00+05:30'),
        value_date: '2026-11-19',
      },
    ]);
    expect(
      await api.db.query(
        'SELECT line, commodity, amount FROM ledger_entries WHERE transfer_id = $1 ORDER BY line',
        [id],
      ),
    ).toEqual([
      { line: 0, commodity: 'INR', amount: '-12.3400' },
      { line: 1, commodity: 'INR', amount: '12.3400' },
    ]);
  });

  test('X7 · one order or payment is booked once a kind', async () => {
    const subjectId = randomUUID();
    await api.db.tx((tx) => post(tx, transfer(money('1.00'), { subjectId })));
    await expect(api.db.tx((tx) => post(tx, transfer(money('1.00'), { subjectId })))).rejects.toMatchObject({
      code: '23505',
    });
    await api.db.tx((tx) => post(tx, transfer(money('1.00'), { subjectId, kind: 'refund' })));
    expect(await balanceOf(api.db, cashInTransit(), 'INR', portfolioId)).toBe('2.0000');
  });

  test.each([
    [
      'a sum that is not nil',
      [
        { account: cashInTransit(), commodity: 'INR', amount: '1.00' },
        { account: gatewayClearing(), commodity: 'INR', amount: '-0.99' },
      ],
      'INR sums to 0.01',
    ],
    [
      'one entry alone',
      [{ account: cashInTransit(), commodity: 'INR', amount: '1.00' }],
      'needs two entries or more',
    ],
    ['an entry of nothing', money('0.00'), 'nothing of INR moves'],
    ['rupees finer than paise', money('1.001'), '-1.001 INR is too fine'],
    [
      'units finer than four decimals',
      [
        { account: unitsIssued(), commodity: 'GOLD', amount: '-1.00001' },
        { account: unitsHeld('GOLD'), commodity: 'GOLD', amount: '1.00001' },
      ],
      '-1.00001 GOLD is too fine',
    ],
    [
      'commodities that only balance together',
      [
        { account: cashInTransit(), commodity: 'INR', amount: '1.00' },
        { account: unitsIssued(), commodity: 'GOLD', amount: '-1' },
      ],
      'INR sums to 1',
    ],
  ])('X7 · %s is refused before anything is written', async (_what, entries, text) => {
    await expect(api.db.tx((tx) => post(tx, transfer(entries)))).rejects.toMatchObject({
      kind: 'unbalanced_transfer',
      name: 'UnbalancedTransferError',
      message: expect.stringContaining(text) as unknown,
    });
    expect(await transfersOf(portfolioId)).toEqual([]);
  });

  test('X7 · the database itself refuses entries that do not sum to zero', async () => {
    const unbalanced = api.db.tx(async (tx) => {
      const id = await post(tx, transfer(money('5.00')));
      await tx.query(
        `INSERT INTO ledger_entries SELECT investor_id, transfer_id, 9, account_id, commodity, 1 FROM ledger_entries
         WHERE transfer_id = $1 AND line = 0`,
        [id],
      );
    });
    await expect(unbalanced).rejects.toMatchObject({ code: '23514' });
    expect(await transfersOf(portfolioId)).toEqual([]);
  });

  test.each([
    'UPDATE ledger_entries SET amount = amount * 2',
    'DELETE FROM ledger_entries',
    'TRUNCATE ledger_entries',
    "UPDATE ledger_transfers SET kind = 'gift'",
    'DELETE FROM ledger_transfers',
    'UPDATE order_steps SET at = now()',
  ])('X7 · the books are append-only: %s is refused', async (sql) => {
    await api.db.tx((tx) => post(tx, transfer(money('5.00'))));
    await expect(api.db.query(sql)).rejects.toMatchObject({ code: '23001' });
    expect(await balanceOf(api.db, cashInTransit(), 'INR', portfolioId)).toBe('5.0000');
  });

  test('X7 · parallel transfers between the same accounts lose nothing', async () => {
    await Promise.all(Array.from({ length: 16 }, () => api.db.tx((tx) => post(tx, transfer(money('1.01'))))));
    expect(await balanceOf(api.db, cashInTransit(), 'INR', portfolioId)).toBe('16.1600');
    expect(
      await api.db.query('SELECT role FROM ledger_accounts WHERE portfolio_id = $1', [portfolioId]),
    ).toEqual([{ role: 'cash_in_transit' }]);
    await proveBalanced(api.db);
  });

  test('X7 · any amounts to the paisa sum up exactly', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 6 }),
        async (paise) => {
          const owner = { portfolioId: randomUUID() };
          const house = amcPayable(owner.portfolioId.slice(0, 8));
          await api.db.tx(async (tx) => {
            for (const amount of paise) {
              const rupees = (amount / 100).toFixed(2);
              await post(
                tx,
                transfer(
                  [
                    { account: cashInTransit(), commodity: 'INR', amount: `-${rupees}` },
                    { account: house, commodity: 'INR', amount: rupees },
                  ],
                  owner,
                ),
              );
            }
          });
          const total = (paise.reduce((sum, amount) => sum + amount, 0) / 100).toFixed(4);
          expect(await balanceOf(api.db, house, 'INR')).toBe(total);
          expect(await balanceOf(api.db, cashInTransit(), 'INR', owner.portfolioId)).toBe(`-${total}`);
        },
      ),
      { numRuns: 15 },
    );
    await proveBalanced(api.db);
  });

  // The last one, because it breaks the books.
  test('X7 · the proof names a transfer that is out of balance, and one without entries', async () => {
    const id = await api.db.tx((tx) => post(tx, transfer(money('5.00'))));
    await api.db.query('ALTER TABLE ledger_entries DISABLE TRIGGER USER');
    await api.db.query('UPDATE ledger_entries SET amount = 6 WHERE line = 1 AND transfer_id = $1', [id]);
    await expect(proveBalanced(api.db)).rejects.toMatchObject({
      kind: 'ledger_broken',
      message: `INR of ${id} sums to 1.0000`,
    });
    await api.db.query('DELETE FROM ledger_entries WHERE transfer_id = $1', [id]);
    await expect(proveBalanced(api.db)).rejects.toThrow(`transfer ${id} has no entries`);
  });
});
