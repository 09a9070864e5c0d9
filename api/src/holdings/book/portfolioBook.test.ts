import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { cashInTransit, gatewayClearing, post } from '../../ledger/index.ts';
import { anyBookActs, doBookAct, type BookAct } from '../../testing/bookActs.ts';
import {
  anyActs,
  bookLife,
  LIFE_FUNDS,
  lifeLedger,
  type LifeLedger,
} from '../../testing/people/bookedLife.ts';
import { orderBench, type OrderBench } from '../../testing/orderBench.ts';
import { FUNDS, publishNav } from '../../testing/orderMarket.ts';
import { bookOf, currentBook, readBook, type BookPart } from './portfolioBook.ts';

const PARTS: BookPart[] = ['assets', 'transit', 'days', 'lots', 'imported'];

/** Each kind of act once, and a second import after the undone one. */
const EVERY_ACT: BookAct[] = (
  ['buy', 'gold', 'correct', 'pay', 'merge', 'import', 'move_folio', 'undo', 'import'] as const
).map((kind, place) => ({ kind, fund: 0, into: 1, day: `20${place + 17}-03-02`, units: 100 + place }));

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

  test('P2 · equals the ledger and the statements after any bookings, corrections, mergers, imports and undone imports', async () => {
    const done = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyBookActs, fc.integer({ min: 1, max: 4 }), async (acts, each) => {
        const me = await bench.newInvestor();
        const owner = { investorId: me.userId, portfolioId: me.portfolioId, imports: [] };
        for (const [place, act] of acts.entries()) {
          await bench.api.db.tx((tx) => doBookAct(tx, owner, act));
          done.add(act.kind);
          if (place % each !== 0) continue;
          const read = await bookOf(bench.api.db, me.portfolioId, PARTS);
          expect(plain(read)).toEqual(await fromLedger(me.portfolioId));
        }
        const left = await bookOf(bench.api.db, me.portfolioId, PARTS);
        expect(plain(left)).toEqual(await fromLedger(me.portfolioId));
      }),
      { numRuns: 30, examples: [[EVERY_ACT, 1]] },
    );
    expect(done.size).toBe(EVERY_ACT.length - 1);
  });

  test('P2 · reads only the asset of a booking again', async () => {
    const { db } = bench.api;
    const me = await bench.newInvestor();
    const owner = { investorId: me.userId, portfolioId: me.portfolioId, imports: [] };
    for (const fund of [0, 1])
      await db.tx((tx) => doBookAct(tx, owner, { ...EVERY_ACT[0]!, kind: 'buy', fund, day: '2019-05-06' }));
    await bookOf(db, me.portfolioId, PARTS);
    const written = async () => {
      const rows = await db.query<{ of: string; xmin: string }>(
        `SELECT part || ' ' || key AS of, xmin::text FROM portfolio_book_parts WHERE portfolio_id = $1 ORDER BY 1`,
        [me.portfolioId],
      );
      return new Map(rows.map(({ of, xmin }) => [of, xmin]));
    };
    const before = await written();
    await db.tx((tx) => doBookAct(tx, owner, { ...EVERY_ACT[0]!, kind: 'buy', fund: 1, day: '2023-01-02' }));
    await bookOf(db, me.portfolioId, PARTS);
    const after = await written();
    const again = [...after].filter(([of, xmin]) => before.get(of) !== xmin).map(([of]) => of);
    const code = LIFE_FUNDS[1]!;
    expect(again.toSorted()).toEqual(
      [`assets ${code}`, `days ${code}`, `lots ${code}`, 'transit 2023', 'transit_days 2023'].toSorted(),
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
    await db.query('UPDATE portfolio_books SET format = 0 WHERE portfolio_id = $1', [id]);
    await db.query(
      `UPDATE portfolio_book_parts SET value = json_build_object('amount', '7.00', 'payments', '0.00')
       WHERE portfolio_id = $1 AND part = 'transit'`,
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
