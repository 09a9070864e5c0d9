import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { giveUnits } from '../testing/people/holder.ts';
import { orderBench, type OrderBench } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { isFaceValueChange } from '../funds/record/faceValue.ts';

const folder = path.join(process.env.SANCHAY_REAL_DATA ?? '', 'amfi');
const present = Boolean(process.env.SANCHAY_REAL_DATA) && existsSync(folder);

interface History {
  data: { date: string; nav: string }[];
}

/** Public NAVs, where they are: what they get wrong must not reach a report unseen. */
const real: [string, (bench: OrderBench) => Promise<void>][] = [
  [
    'each of the 162 changes of more than three times is found',
    async ({ api }) => {
      const rows = readFileSync(path.join(folder, 'nav_jumps_over_3x.csv'), 'utf8')
        .trim()
        .split('\n')
        .slice(1);
      const pairs = rows.map((row) => row.split(',').slice(-4));
      const [found] = await api.db.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM unnest($1::numeric[], $2::numeric[]) AS n (before, nav)
         WHERE ${isFaceValueChange('before', 'nav')}`,
        [pairs.map(([before]) => before), pairs.map(([, , after]) => after)],
      );
      expect([found!.count, rows.length]).toEqual([162, 162]);
    },
  ],
  [
    'a purchase of before the change by 100 of April 2013 has no value after it',
    async ({ api, newInvestor }) => {
      const me = await newInvestor();
      const file = gunzipSync(readFileSync(path.join(folder, 'nav_history_mfapi/120497.json.gz')));
      const { data } = JSON.parse(file.toString()) as History;
      const points = data.filter(({ nav }) => Number(nav) > 0);
      const scheme = '(SELECT id FROM schemes WHERE code = $1)';
      await api.db.query(
        `INSERT INTO navs (scheme_id, date, nav) SELECT ${scheme}, to_date(day, 'DD-MM-YYYY'), nav
         FROM unnest($2::text[], $3::numeric[]) AS n (day, nav) ON CONFLICT DO NOTHING`,
        [FUNDS.debt, points.map(({ date }) => date), points.map(({ nav }) => nav)],
      );
      await api.db.query("UPDATE schemes SET comparable_from = '2013-04-22' WHERE code = $1", [FUNDS.debt]);
      await giveUnits(api, me, FUNDS.debt, [{ on: '2013-02-01', units: '1000', amount: '12000.00' }]);
      const valueOn = async (date: string) =>
        (await me.call('holdingsReport', { query: { date } })).body.data.holdings[0]!.value;
      const before = await valueOn('2013-04-19');
      expect(before).toBeGreaterThan(11_000);
      expect(before).toBeLessThan(15_000);
      expect(await valueOn('2013-04-22')).toBeNull();
      expect(await valueOn('2020-01-01')).toBeNull();
      await api.db.query('DELETE FROM navs WHERE date < $2 AND scheme_id = ' + scheme, [
        FUNDS.debt,
        '2026-01-01',
      ]);
      await api.db.query('UPDATE schemes SET comparable_from = NULL WHERE code = $1', [FUNDS.debt]);
    },
  ],
];

if (present) {
  describe('P4 · public NAV series', () => {
    let bench: OrderBench;
    beforeAll(async () => {
      bench = await orderBench();
    });
    afterAll(() => bench.close());

    test.each(real)('P4 · %s', (_title, run) => run(bench));
  });
} else {
  test(`P4 · public NAV series are absent: ${real.length} tests on them are left out`, () => {
    process.stderr.write(`${real.length} tests on public NAV series skipped: SANCHAY_REAL_DATA is not set\n`);
    expect(present).toBe(false);
  });
}
