import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { cashInTransit, gatewayClearing, post } from '../../ledger/index.ts';
import { anyActs, bookLife, lifeLedger, type LifeLedger } from '../../testing/people/bookedLife.ts';
import { orderBench, type OrderBench } from '../../testing/orderBench.ts';
import { FUNDS, publishNav } from '../../testing/orderMarket.ts';
import { currentBook } from './bookStore.ts';
import { bookOf, readBook, type BookPart } from './portfolioBook.ts';

const PARTS: BookPart[] = ['assets', 'transit', 'days', 'lots', 'imported'];

describe('the stored book of a portfolio', () => {
  let bench: OrderBench;
  let market: LifeLedger;
  beforeAll(async () => {
    bench = await orderBench();
    await bench.newInvestor();
    market = await lifeLedger(bench.api);
  });
  afterAll(() => bench.close());

  const plain = (book: object) => JSON.parse(JSON.stringify(book)) as object;
  const fromLedger = async (id: string) => plain(await readBook(bench.api.db, id));
  const stored = (id: string) => currentBook(bench.api.db, id, PARTS);

  const pay = (tx: Tx, portfolioId: string) =>
    post(tx, {
      ...{ kind: 'payment', investorId: portfolioId, portfolioId, subjectId: randomUUID() },
      ...{ at: bench.api.clock.now(), valueDate: '2026-11-19' },
      entries: [
        { account: gatewayClearing(), commodity: 'INR', amount: '-1.00' },
        { account: cashInTransit(), commodity: 'INR', amount: '1.00' },
      ],
    });

  test('P2 · equals the ledger after every booking, and is stale only after one', async () => {
    await fc.assert(
      fc.asyncProperty(anyActs, fc.integer({ min: 1, max: 4 }), async (acts, each) => {
        await bookLife(bench.api, market, acts, async (id, place) => {
          expect(await stored(id)).toBeNull();
          // Several bookings may come before the next reading.
          if (place % each !== 0) return;
          const read = await bookOf(bench.api.db, id, PARTS);
          expect(plain(read)).toEqual(await fromLedger(id));
          expect(await stored(id)).toEqual(await fromLedger(id));
        });
      }),
      { numRuns: 8 },
    );
  });

  test('P2 · leaves out a transaction that is not committed, and has it from its commit on', async () => {
    const id = randomUUID();
    const { db } = bench.api;
    await db.tx((tx) => pay(tx, id));
    await db.tx(async (tx) => {
      await pay(tx, id);
      // Another connection reads and stores the book meanwhile.
      expect((await bookOf(db, id, ['transit'])).transit.amount).toBe('1.00');
      expect(await stored(id)).not.toBeNull();
    });
    expect(await stored(id)).toBeNull();
    expect((await bookOf(db, id, ['transit'])).transit.amount).toBe('2.00');
  });

  test('P2 · is unchanged by a transaction that is undone', async () => {
    const id = randomUUID();
    const { db } = bench.api;
    await db.tx((tx) => pay(tx, id));
    await bookOf(db, id, PARTS);
    const undone = db.tx(async (tx) => {
      await pay(tx, id);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await stored(id)).toEqual(await fromLedger(id));
  });

  test('P2 · ends up as the ledger when bookings and readings run at the same time', async () => {
    const id = randomUUID();
    const { db } = bench.api;
    await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        index % 3 === 0 ? db.tx((tx) => pay(tx, id)) : bookOf(db, id, PARTS),
      ),
    );
    expect((await bookOf(db, id, ['transit'])).transit.amount).toBe('8.00');
    expect(await stored(id)).toEqual(await fromLedger(id));
  });

  test('P2 · of another format is read from the ledger again', async () => {
    const id = randomUUID();
    const { db } = bench.api;
    await db.tx((tx) => pay(tx, id));
    await bookOf(db, id, PARTS);
    await db.query(
      `UPDATE portfolio_books SET format = 0, transit = '{"amount": "7.00"}' WHERE portfolio_id = $1`,
      [id],
    );
    expect((await bookOf(db, id, ['transit'])).transit.amount).toBe('1.00');
  });

  test.each([
    ['the day on which an order was paid', "UPDATE orders SET realised_at = realised_at - interval '1 day'"],
    ['the NAV of an order', 'UPDATE orders SET nav = nav + 1'],
    ['the day of a payment', "UPDATE payments SET realised_at = realised_at - interval '1 day'"],
  ])('P2 · is stale after a change of %s', async (_what, change) => {
    const me = await bench.newInvestor();
    const { db } = bench.api;
    await me.place({ code: FUNDS.equity, type: 'buy', amount: 5000 });
    await me.payAll();
    await publishNav(db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo('2026-11-23T09:00:00.000+05:30');
    await bench.api.runJobs();
    const before = await bookOf(db, me.portfolioId, PARTS);
    expect(before.assets.map(({ code }) => code)).toEqual([FUNDS.equity]);
    await db.query(`${change} WHERE portfolio_id = $1`, [me.portfolioId]);
    expect(await stored(me.portfolioId)).toBeNull();
    expect(plain(await bookOf(db, me.portfolioId, PARTS))).toEqual(await fromLedger(me.portfolioId));
    // A change of a column that is not read leaves it as it is.
    await db.query('UPDATE orders SET version = version + 1 WHERE portfolio_id = $1', [me.portfolioId]);
    expect(await stored(me.portfolioId)).not.toBeNull();
  });
});
