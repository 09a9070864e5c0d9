import { testApi, type TestApi } from '../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.db.query(
    `DELETE FROM scheme_holdings;
     INSERT INTO scheme_holdings (house_code, fund_name, position, name, industry, weight, as_of)
     SELECT s.house_code, s.fund_name, row.position, row.name, 'Banks', row.weight, '2026-10-31'
     FROM schemes s JOIN (VALUES ('SBX-HD000D-GR', 1, 'Alpha', 8.5), ('SBX-HD000D-GR', 2, 'Beta', 4), ('SBX-HD000D-GR', 3, 'Gamma', 2),
       ('SBX-KO003D-GR', 1, 'Beta', 6.25), ('SBX-KO003D-GR', 2, 'Alpha', 1.5)) AS row (code, position, name, weight) ON row.code = s.code`,
  );
});
afterAll(() => api.close());

const compare = (codes: string) => api.call('compareFunds', { params: { codes } });

describe('funds compared', () => {
  test('I1 share the smaller weight of each holding, and a benchmark when it is the same', async () => {
    const { data } = (await compare('SBX-HD000D-GR|SBX-KO003D-GR')).body;
    expect(data).toEqual({
      benchmark: { code: 'NIFTY50', name: 'Nifty 50' },
      overlaps: [
        {
          a: 'SBX-HD000D-GR',
          b: 'SBX-KO003D-GR',
          overlap_pct: 5.5,
          shared: [
            { name: 'Beta', a: 4, b: 6.25 },
            { name: 'Alpha', a: 8.5, b: 1.5 },
          ],
        },
      ],
    });
  });

  test('I1 are each pair once, and a book that is missing is not guessed', async () => {
    const { data } = (await compare('SBX-HD000D-GR|SBX-KO003D-GR|SBX-HD001D-GR')).body;
    expect(data.benchmark).toBeNull();
    expect(data.overlaps.map(({ a, b, overlap_pct }) => [a, b, overlap_pct])).toEqual([
      ['SBX-HD000D-GR', 'SBX-KO003D-GR', 5.5],
      ['SBX-HD000D-GR', 'SBX-HD001D-GR', null],
      ['SBX-KO003D-GR', 'SBX-HD001D-GR', null],
    ]);
  });

  test.each(['SBX-HD000D-GR', 'SBX-HD000D-GR|SBX-HD000D-GR', 'A|B|C|D|E', '|'])(
    'I1 %s is refused',
    async (codes) => {
      const { http, body } = await compare(codes);
      expect([http, body.code]).toEqual([400, 'params_invalid']);
    },
  );

  test('I1 a fund that we do not know is a 404', async () => {
    expect((await compare('SBX-HD000D-GR|NO-SUCH')).http).toBe(404);
  });
});

describe('peers of a fund', () => {
  test('I2 are of its sub-category, and its place is by three years, equal ones sharing it', async () => {
    await api.db.query(
      `UPDATE schemes SET year_3 = CASE code WHEN 'SBX-HD000D-GR' THEN 11 WHEN 'SBX-SB004D-GR' THEN 11 ELSE 12.5 END
       WHERE sub_category = 'Flexi Cap' AND direct AND reinvestment = 'Z'`,
    );
    const place = async (code: string) => (await api.call('fundPeers', { params: { code } })).body.data;
    const own = await place('SBX-HD000D-GR');
    const others = await api.db.query<{ n: number }>(
      "SELECT count(*) AS n FROM schemes WHERE sub_category = 'Flexi Cap' AND direct AND reinvestment = 'Z'",
    );
    expect([own.rank, own.of]).toEqual([others[0]!.n - 1, others[0]!.n]);
    expect((await place('SBX-SB004D-GR')).rank).toBe(own.rank);
    expect(own.peers.map(({ code }) => code)).not.toContain('SBX-HD000D-GR');
    expect(new Set(own.peers.map(({ sub_category }) => sub_category))).toEqual(new Set(['Flexi Cap']));
    await api.db.query("UPDATE schemes SET year_3 = NULL WHERE code = 'SBX-HD000D-GR'");
    expect(await place('SBX-HD000D-GR')).toMatchObject({
      ...{ rank: null, of: own.of - 1, unranked: 'no_return' },
    });
    expect(own.unranked).toBeNull();
    const unranked = async (where: string) => {
      const [row] = await api.db.query<{ code: string }>(
        `SELECT code FROM schemes WHERE start_date < '2020-01-01' AND ${where} LIMIT 1`,
      );
      return (await place(row!.code)).unranked;
    };
    expect(await unranked("NOT direct AND reinvestment = 'Z'")).toBe('regular');
    expect(await unranked("direct AND reinvestment <> 'Z'")).toBe('payout');
  });
});
