import { testApi } from '../../testing/testApi.ts';
import { refreshFigures } from '../figures/refreshFigures.ts';
import { parseIndexFile } from './indexFile.ts';
import { mergeIndex } from './mergeIndex.ts';
import { FileRefused } from './parsedFile.ts';

const TODAY = '2026-11-20';
const parse = (text: string) => parseIndexFile(text, TODAY);

describe('levels of an index', () => {
  test('I2 are read in time order from either form of a day', () => {
    expect(parse('\uFEFFDate,Close\r\n20-Nov-2026,"24010.55"\n2026-11-19,24000\n\n')).toEqual([
      { date: '2026-11-19', level: 240_000_000 },
      { date: '2026-11-20', level: 240_105_500 },
    ]);
    expect(parse('date;level\n2026-11-19;1.5\n')).toEqual([{ date: '2026-11-19', level: 15_000 }]);
  });

  test.each([
    ['<html>404</html>', 'The first line is not "date,close"'],
    ['date,close\n', 'a header but no rows'],
    ['date,close\n2026-11-19,abc\n', 'Line 2 is not a day with a level'],
    ['date,close\n2026-11-19,0\n', 'Line 2 is not a day with a level'],
    ['date,close\n2026-02-30,5\n', 'Line 2 is not a day with a level'],
    ['date,close\n2026-11-21,5\n', 'Line 2 is not a day with a level'],
    ['date,close\n2026-11-19,5\n2026-11-19,5\n', 'Line 3 is not a day with a level'],
    ['date,close\n2026-11-19,5,6\n', 'Line 2 is not a day with a level'],
  ])('I2 of %j are refused whole', (text, message) => {
    expect(() => parse(text)).toThrow(FileRefused);
    expect(() => parse(text)).toThrow(message);
  });

  test('I2 are stored once, corrected, and make the figures of their funds anew', async () => {
    const api = await testApi();
    try {
      await refreshFigures(api.db, api.ctx.rules.book());
      const index = { code: 'NIFTY50', name: 'Nifty fifty' };
      const levels = parse('date,close\n2010-01-04,1\n2010-01-05,2\n');
      expect([await mergeIndex(api.db, index, levels), await mergeIndex(api.db, index, levels)]).toEqual([
        2, 0,
      ]);
      expect(await mergeIndex(api.db, index, parse('date,close\n2010-01-05,3\n'))).toBe(1);
      expect(
        await api.db.query("SELECT nav FROM index_navs WHERE index_code = 'NIFTY50' AND date = '2010-01-05'"),
      ).toEqual([{ nav: '3.0000' }]);
      expect(await api.db.query("SELECT name, sandbox FROM indices WHERE code = 'NIFTY50'")).toEqual([
        { name: 'Nifty fifty', sandbox: false },
      ]);
      expect(await refreshFigures(api.db, api.ctx.rules.book())).toBeGreaterThan(0);
    } finally {
      await api.close();
    }
  });
});
