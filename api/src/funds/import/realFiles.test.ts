import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { testApi } from '../../testing/testApi.ts';
import { mergeNavs } from './mergeNavs.ts';
import { readNavFile } from './readNavFile.ts';

const folder = path.join(process.env.SANCHAY_REAL_DATA ?? '', 'amfi');
const present = Boolean(process.env.SANCHAY_REAL_DATA) && existsSync(folder);
const today = '2026-11-21';
const read = (name: string) => readNavFile(path.join(folder, name), today);

/** Tests on real files run where the files are; their number is printed where they are not. */
const real: [string, () => Promise<void>][] = [
  [
    'I2 the file of eight columns of 21 August 2026: 14,282 rows, 241 zero NAVs, and again nothing new',
    async () => {
      const api = await testApi();
      try {
        const file = await read('NAVAll_2026-08-21_8col.txt.gz');
        expect([file.kind, file.points.length, file.refused.length]).toEqual(['day', 14_041, 241]);
        expect(new Set(file.refused.map(({ reason }) => reason))).toEqual(new Set(['zero']));
        expect(
          file.points.filter(
            ({ amfi_code }) => !file.facts.get(amfi_code)!.house || !file.facts.get(amfi_code)!.category,
          ),
        ).toEqual([]);
        expect(await mergeNavs(api.db, file)).toEqual({
          // Five ISINs stand in it twice, under two codes: one scheme each.
          added: 14_036,
          corrected: 0,
          unchanged: 5,
          schemesCreated: 14_036,
        });
        expect(await mergeNavs(api.db, file)).toEqual({
          added: 0,
          corrected: 0,
          unchanged: 14_041,
          schemesCreated: 0,
        });
        const [row] = await api.db.query(
          'SELECT name, house_code, sub_category, direct, reinvestment, isin FROM schemes WHERE amfi_code = 122639',
        );
        expect(row).toMatchObject({
          house_code: 'PPFAS',
          sub_category: 'Flexi Cap',
          direct: true,
          reinvestment: 'Z',
          isin: 'INF879O01027',
        });
      } finally {
        await api.close();
      }
    },
  ],
  [
    'I2 the file of six columns of 18 August 2026: the same schemes by the same codes',
    async () => {
      const [six, eight] = await Promise.all([
        read('NAVAll_2026-08-18_6col.txt.gz'),
        read('NAVAll_2026-08-21_8col.txt.gz'),
      ]);
      expect([six.kind, six.points.length + six.refused.length]).toEqual(['day', 14_280]);
      expect(six.points.filter(({ amfi_code }) => eight.facts.has(amfi_code)).length).toBeGreaterThan(14_000);
    },
  ],
  [
    'I2 the file of 31 January 2018: NAVs, not sale prices',
    async () => {
      const file = await read('AMFI_NAV_31Jan2018.txt.gz');
      expect([file.points.length, file.refused.length]).toEqual([13_821, 143]);
      expect(file.points.find(({ amfi_code }) => amfi_code === 120518)!.nav).toBe(2_168_600);
    },
  ],
  [
    'I2 what a download stored when AMFI had moved is refused',
    async () => {
      for (const name of readdirSync(folder).filter((each) => each.includes('failure'))) {
        await expect(read(name)).rejects.toThrow('web page');
      }
    },
  ],
  [
    'I2 histories: a liquid fund with its weekends, a face value change, and a series of zeros',
    async () => {
      const api = await testApi();
      try {
        for (const code of [119800, 120497, 148274])
          await mergeNavs(api.db, await read(`nav_history_mfapi/${code}.json.gz`));
        const rows = await api.db.query(
          'SELECT amfi_code, scheme_class, comparable_from FROM schemes WHERE NOT sandbox ORDER BY amfi_code',
        );
        expect(rows).toEqual([
          { amfi_code: 119800, scheme_class: 'liquid', comparable_from: null },
          { amfi_code: 120497, scheme_class: 'debt', comparable_from: '2013-04-22' },
        ]);
        expect((await read('nav_series_2013_2026.csv.gz')).points).toHaveLength(75_777);
      } finally {
        await api.close();
      }
    },
  ],
];

if (present) {
  test.each(real)('%s', (_name, run) => run());
} else {
  test(`I2 real NAV files are absent: ${real.length} tests on them are left out (SANCHAY_REAL_DATA names their folder)`, () => {
    process.stderr.write(`${real.length} tests on real NAV files skipped: SANCHAY_REAL_DATA is not set\n`);
    expect(present).toBe(false);
  });
}
