import type { CallReply } from '@sanchay/contracts';
import { ShareBench } from '../testing/partners/shareBench.ts';
import { SETTLED, UsOrderBench } from '../testing/partners/usOrderBench.ts';
import type { TestApi } from '../testing/testApi.ts';

interface Bench {
  api: TestApi;
  token: string;
}

type Calculation = CallReply<'netWorthCalculation'>['data'];

const calculation = async ({ api, token }: Bench, name: 'stocks' | 'us_stocks'): Promise<Calculation> =>
  (await api.call('netWorthCalculation', { token, query: { class: name } })).body.data;

describe('P1 · the change of the day of shares', () => {
  test('I6 · counts those that were bought on the day of the price from what they cost', async () => {
    const bench = await ShareBench.open();
    try {
      await bench.addCash();
      const price = (amount: number, before: number, day: string) =>
        bench.api.db.query(
          'UPDATE stocks SET price = $2, previous_price = $3, price_date = $4 WHERE isin = $1',
          [bench.share.isin, amount, before, day],
        );
      await bench.settled({ quantity: 10 });
      await bench.moveTo('2026-11-25T10:00:00.000+05:30');
      const second = await bench.traded({ quantity: 4 });
      await price(510, 500, '2026-11-24');
      expect((await calculation(bench, 'stocks')).one_day_change).toBeCloseTo(
        10 * 10 + 4 * 510 - second.net,
        2,
      );
      await price(520, 500, '2026-11-25');
      const today = await calculation(bench, 'stocks');
      expect(today.one_day_change).toBeCloseTo(10 * 20 + 4 * 520 - second.net, 2);
      await price(520, 515, '2026-11-26');
      expect((await calculation(bench, 'stocks')).one_day_change).toBe(14 * 5);
    } finally {
      await bench.close();
    }
  });

  test('I7 · counts US shares that were bought on the day of the price from what they cost', async () => {
    const bench = await UsOrderBench.open();
    try {
      const price = (amount: number, before: number, day: string) =>
        bench.api.db.query(
          'UPDATE us_stocks SET price_usd = $2, previous_price_usd = $3, price_date = $4 WHERE slug = $1',
          [bench.share.slug, amount, before, day],
        );
      const bought = await bench.traded({ quantity: 2 });
      await price(210, 200, '2026-11-20');
      expect((await calculation(bench, 'us_stocks')).one_day_change).toBeCloseTo(
        (2 * 210 - bought.net) * 90,
        0,
      );
      await bench.moveTo(SETTLED);
      await price(210, 205, '2026-11-23');
      expect((await calculation(bench, 'us_stocks')).one_day_change).toBe(2 * 5 * 90);
    } finally {
      await bench.close();
    }
  });
});
