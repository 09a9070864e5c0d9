import { gainsQuery } from './gainsQuery.ts';
import { draftOf, emptyRow, lossesOf, lossYears, rebased } from './lossDraft.ts';

test('P4 · losses may be entered for the years from 2009-10 to the one before the running year', () => {
  const years = lossYears('2026-27');
  expect([years[0], years.at(-1), years.length]).toEqual(['2025-26', '2009-10', 17]);
});

test('P4 · the form starts with the stored losses, or with an empty row of the year before', () => {
  expect(draftOf([], ['2026-27', '2025-26'])).toMatchObject([{ year: '2025-26', short: null, long: null }]);
  const stored = { financial_year: '2020-21', short: 5, long: 0 };
  const used = {
    earlier_short: 0,
    earlier_long: 0,
    used_short: 0,
    used_long: 0,
    left_short: 5,
    left_long: 0,
    usable: true,
    usable_until: '2028-29',
  };
  expect(draftOf([{ ...stored, ...used }], ['2026-27'])).toMatchObject([
    { year: '2020-21', short: 5, long: 0 },
  ]);
});

test('P4 · a further row has the newest year that is free', () => {
  const rows = [{ id: 'a', year: '2025-26', short: 1, long: null }];
  expect(emptyRow(rows, lossYears('2026-27')).year).toBe('2024-25');
  expect(lossesOf(rows)).toEqual([{ financial_year: '2025-26', short: 1, long: 0 }]);
});

test.each([
  ['?year=2024-25&exemption=earliest_sale', { year: '2024-25', exemption: 'earliest_sale' }],
  ['?year=last&exemption=none', {}],
  ['', {}],
])('P4 · the address %j selects %j', (address, query) => {
  expect(gainsQuery(new URLSearchParams(address))).toEqual(query);
});

test('P4 · losses that another tab saved join what was typed, one row a year', () => {
  const was = [{ id: '2024-25', year: '2024-25', short: 5, long: 0 }];
  const typed = [...was, { id: 'new', year: '2023-24', short: 7, long: null }];
  const latest = [{ ...was[0]!, long: 9 }];
  expect(rebased(typed, was, latest)).toEqual([
    { id: '2024-25', year: '2024-25', short: 5, long: 9 },
    { id: 'new', year: '2023-24', short: 7, long: null },
  ]);
});
