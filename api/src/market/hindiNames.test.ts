import { existsSync } from 'node:fs';
import path from 'node:path';
import { HINDI_NAMES, HINDI_SENTENCES, type DataKind } from '@sanchay/contracts/hindi';
import { placeOf } from '../funds/import/amfiCategories.ts';
import { readNavFile } from '../funds/import/readNavFile.ts';
import { testApi } from '../testing/testApi.ts';
import { CATEGORIES, TARGET_MATURITY } from './categories.ts';
import { INDIAN_COMPANIES, US_COMPANIES } from './shares/stocks.ts';

const folder = path.join(process.env.SANCHAY_REAL_DATA ?? '', 'amfi');
const present = Boolean(process.env.SANCHAY_REAL_DATA) && existsSync(folder);
const companies = new Set([...INDIAN_COMPANIES, ...US_COMPANIES].map(({ name }) => name));
/** Securities are named as their issuer names them: "7.18% Government of India 2033". */
const SECURITY = /^\d|Treasury Bill/;

const isMissing = (kind: DataKind) => (name: string) => HINDI_NAMES[kind][name] === undefined;

test.each<[DataKind, readonly string[]]>([
  ['category', [...CATEGORIES, TARGET_MATURITY].map(({ sub }) => sub)],
  ['group', [...CATEGORIES, TARGET_MATURITY].map(({ category }) => category)],
  ['sector', [...INDIAN_COMPANIES, ...US_COMPANIES].map(({ sector }) => sector)],
  ['industry', [...INDIAN_COMPANIES, ...US_COMPANIES].map(({ industry }) => industry)],
])('S19 every %s that the sandbox can have has a Hindi name', (kind, names) => {
  expect([...new Set(names)].filter(isMissing(kind))).toEqual([]);
});

test('S19 every name and standard sentence in the seeded market can be read in Hindi', async () => {
  const api = await testApi();
  try {
    const values = async (column: string, from: string): Promise<string[]> =>
      (
        await api.db.query<{ value: string }>(
          `SELECT DISTINCT ${column} AS value FROM ${from} WHERE ${column} IS NOT NULL`,
        )
      ).map(({ value }) => value);
    expect((await values('sub_category', 'schemes')).filter(isMissing('category'))).toEqual([]);
    expect((await values('category', 'schemes')).filter(isMissing('group'))).toEqual([]);
    expect((await values('industry', 'scheme_holdings')).filter(isMissing('industry'))).toEqual([]);
    const held = await values('name', 'scheme_holdings');
    expect(
      held.filter((name) => !companies.has(name) && !SECURITY.test(name)).filter(isMissing('holding')),
    ).toEqual([]);
    const patterns = HINDI_SENTENCES.map(([pattern]) => new RegExp(pattern, 'i'));
    const sentences = [
      ...(await values('exit_load', 'schemes')),
      ...(await values('investment_objective', 'schemes')),
    ];
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.filter((text) => !patterns.some((pattern) => pattern.test(text)))).toEqual([]);
  } finally {
    await api.close();
  }
});

if (present) {
  test.each(['NAVAll_2026-08-18_6col.txt.gz', 'NAVAll_2026-08-21_8col.txt.gz'])(
    'S19 every category of the AMFI file %s has a Hindi name',
    async (name) => {
      const { facts } = await readNavFile(path.join(folder, name), '2026-11-21');
      const categories = [...facts.values()].flatMap(({ category }) => (category ? [category] : []));
      const places = [...new Set(categories)].map((message) => placeOf(message));
      expect(places.length).toBeGreaterThan(30);
      expect(places.map((place) => place.sub_category).filter(isMissing('category'))).toEqual([]);
      expect(places.map(({ category }) => category).filter(isMissing('group'))).toEqual([]);
    },
  );
}
