import { passes, type Screen } from './screenShares.ts';

const SHARE = {
  at: 'high' as const,
  pe: 15,
  year_1: 10,
  dividend_yield: 2,
  return_on_equity: 20,
  debt_to_equity: 0.5,
};

test.each<[Screen, boolean]>([
  [{}, true],
  [{ pe_max: 15 }, true],
  [{ pe_max: 14.99 }, false],
  [{ year_1_min: 10 }, true],
  [{ year_1_min: 10.01 }, false],
  [{ dividend_yield_min: 2 }, true],
  [{ dividend_yield_min: 2.01 }, false],
  [{ return_on_equity_min: 20 }, true],
  [{ return_on_equity_min: 20.01 }, false],
  [{ debt_to_equity_max: 0.5 }, true],
  [{ debt_to_equity_max: 0.49 }, false],
  [{ at: 'high' }, true],
  [{ at: 'low' }, false],
  [{ pe_max: 15, year_1_min: 11 }, false],
])('I6 · the screen %j finds the share: %s', (screen, found) => {
  expect(passes(SHARE, screen)).toBe(found);
});

test('I6 · a share without a figure is outside every limit of it', () => {
  const unknown = { ...SHARE, at: null, pe: null, year_1: null, dividend_yield: null, debt_to_equity: null };
  for (const screen of [
    { at: 'high' },
    { pe_max: 99 },
    { year_1_min: -99 },
    { dividend_yield_min: 0 },
  ] as const)
    expect([screen, passes(unknown, screen)]).toEqual([screen, false]);
  expect(passes({ ...SHARE, debt_to_equity: null }, { debt_to_equity_max: 9 })).toBe(false);
  expect(passes({ ...SHARE, return_on_equity: null }, { return_on_equity_min: 0 })).toBe(false);
  expect(passes(unknown, {})).toBe(true);
});
