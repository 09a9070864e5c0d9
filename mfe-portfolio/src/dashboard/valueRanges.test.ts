import { rangesWithin } from './valueRanges.ts';

describe('ranges of the value chart', () => {
  test('P1 · only ranges shorter than the whole are offered', () => {
    expect(rangesWithin(['2025-01-20', '2026-11-20'])).toEqual(['1M', '6M', '1Y', 'All']);
    expect(rangesWithin(['2013-01-01', '2026-11-20'])).toEqual(['1M', '6M', '1Y', '3Y', '5Y', 'All']);
    expect(rangesWithin(['2026-11-18', '2026-11-20'])).toEqual(['All']);
    expect(rangesWithin([])).toEqual(['All']);
  });

  test('P1 · a range as long as the whole is the whole', () => {
    expect(rangesWithin(['2025-11-20', '2026-11-20'])).toEqual(['1M', '6M', 'All']);
    expect(rangesWithin(['2025-11-19', '2026-11-20'])).toEqual(['1M', '6M', '1Y', 'All']);
  });
});
