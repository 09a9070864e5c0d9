import { testApi, type TestApi } from '../../testing/testApi.ts';
import { mergeNavs } from './mergeNavs.ts';
import { parseNavText } from './readNavFile.ts';

describe('I2 · an ISIN names one scheme', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  const HEAD =
    'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date\n' +
    'Open Ended Schemes(Equity Scheme - Flexi Cap Fund)\n\nHDFC Mutual Fund\n\n';
  const row = (code: number, isin: string, reinvestment: string) =>
    `${code};${isin};${reinvestment};Fund ${code} - Direct Plan - Growth;10;19-Nov-2026\n`;
  const owners = () =>
    api.db.query(
      'SELECT s.amfi_code, s.isin, s.isin_reinvestment FROM schemes s WHERE s.amfi_code >= 910000 ORDER BY 1',
    );
  const partly = (text: string) => mergeNavs(api.db, parseNavText(text, '2026-11-21'), { partial: true });

  test('I2 · of two imports at the same time one makes the scheme, whichever code it has there', async () => {
    const files = [1, 2, 3, 4, 5, 6].map((n) => HEAD + row(910000 + n, 'INF000X02AA1', `INF000X02B${n}1`));
    await Promise.all(files.map(partly));
    const rows = await owners();
    expect(rows.filter(({ isin }) => isin === 'INF000X02AA1')).toHaveLength(1);
    expect(rows).toHaveLength(1);
  });

  test('I2 · the database itself refuses a second scheme with the ISIN, in either column', async () => {
    await partly(HEAD + row(910001, 'INF000X02AA1', 'INF000X02AB9'));
    await partly(HEAD + row(910002, 'INF000X02AC7', '-'));
    for (const column of ['isin', 'isin_reinvestment'])
      for (const isin of ['INF000X02AA1', 'INF000X02AB9'])
        await expect(
          api.db.query(`UPDATE schemes SET ${column} = $1 WHERE amfi_code = 910002`, [isin]),
        ).rejects.toThrow('scheme_isins_pkey');
  });

  test('I2 · a reinvestment ISIN of one scheme does not become the ISIN of another', async () => {
    await partly(
      HEAD + row(910001, 'INF000X02AA1', 'INF000X02AB9') + row(910002, 'INF000X02AC7', 'INF000X02AB9'),
    );
    await partly(HEAD + row(910003, 'INF000X02AB9', '-'));
    expect(await owners()).toEqual([
      { amfi_code: 910001, isin: 'INF000X02AA1', isin_reinvestment: 'INF000X02AB9' },
      { amfi_code: 910002, isin: 'INF000X02AC7', isin_reinvestment: null },
    ]);
  });

  test('I2 · a scheme that gives up an ISIN leaves it to another', async () => {
    await partly(HEAD + row(910001, 'INF000X02AA1', '-'));
    await api.db.query(`UPDATE schemes SET isin = NULL WHERE amfi_code = 910001`);
    await partly(HEAD + row(910002, 'INF000X02AA1', '-'));
    expect(await owners()).toMatchObject([{ isin: null }, { isin: 'INF000X02AA1' }]);
  });
});
