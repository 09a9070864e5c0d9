import { zipf } from './ttfb.ts';

test('M3 · of realistic page requests the second page gets about half of what the first gets', () => {
  const picks = zipf(['first', 'second', 'third', 'fourth'], 20_000);
  const share = (name: string): number => picks.filter((pick) => pick === name).length / picks.length;
  expect(picks).toHaveLength(20_000);
  expect(share('first')).toBeCloseTo(12 / 25, 1);
  expect(share('second')).toBeCloseTo(6 / 25, 1);
  expect(share('fourth')).toBeCloseTo(3 / 25, 1);
  expect(zipf(['only'], 3)).toEqual(['only', 'only', 'only']);
});
