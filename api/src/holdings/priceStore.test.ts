import { addDays } from '@sanchay/finance';
import fc from 'fast-check';
import { GOLD } from '../gold/index.ts';
import { orderBench, type OrderBench } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { pricesOnDays } from './priceStore.ts';

const BEGIN = '2020-02-24';
const DAYS = Array.from({ length: 40 }, (_, day) => addDays(BEGIN, day));
const CODES = [FUNDS.equity, FUNDS.debt];

describe('prices on days', () => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await orderBench();
    await bench.newInvestor();
  });
  afterAll(() => bench.close());

  test('P1 · are the last ones up to each day, whatever days have none and whatever was read before', async () => {
    const { db } = bench.api;
    const days = fc.subarray(DAYS);
    await fc.assert(
      fc.asyncProperty(days, days, days, days, days, async (equity, debt, gold, asked, before) => {
        const published = [equity, debt].map((days) =>
          days.map((day) => [day, day.replaceAll('-', '')] as const),
        );
        await db.query('DELETE FROM navs WHERE scheme_id IN (SELECT id FROM schemes WHERE code = ANY ($1))', [
          CODES,
        ]);
        await db.query('DELETE FROM gold_prices');
        for (const [place, own] of published.entries())
          await db.query(
            `INSERT INTO navs (scheme_id, date, nav) SELECT s.id, n.date, n.nav FROM schemes s,
               unnest($2::date[], $3::numeric[]) AS n (date, nav) WHERE s.code = $1`,
            [CODES[place], own.map(([day]) => day), own.map(([, nav]) => nav)],
          );
        await db.query(
          'INSERT INTO gold_prices (date, price) SELECT d.date, 1000 FROM unnest($1::date[]) AS d (date)',
          [gold],
        );
        const read = (own: readonly string[]) =>
          pricesOnDays(db, new Map([...CODES, GOLD].map((code) => [code, own])));
        await read(before);
        const found = await read(asked);
        const plain = (code: string) => Object.fromEntries(found.get(code) ?? []);
        for (const [place, own] of published.entries())
          expect(plain(CODES[place]!)).toEqual(
            Object.fromEntries(
              asked.flatMap((day) => {
                const last = own.findLast(([date]) => date <= day);
                return last ? [[day, `${last[1]}.0000`]] : [];
              }),
            ),
          );
        expect(Object.keys(plain(GOLD)).toSorted()).toEqual(
          asked.filter((day) => gold.some((date) => date <= day)),
        );
      }),
      { numRuns: 25 },
    );
  });
});
