import { figureNames, readOptions } from './options.ts';

const six = ['home', 'fund', 'calculator', 'dashboard', 'holdings', 'order'];

test('X9 · without arguments every figure is measured on all six routes, 15 times, and written down', () => {
  expect(readOptions([])).toEqual({ figures: figureNames, routes: six, runs: 15, whole: true });
});

test('X9 · one figure of one route is measured by one command, and not written over the whole', () => {
  expect(readOptions(['lcp', '--route', 'fund', '--runs', '20'])).toEqual({
    figures: ['lcp'],
    routes: ['fund'],
    runs: 20,
    whole: false,
  });
});

test('X9 · fewer runs than are due are printed only', () => {
  expect(readOptions(['lcp', 'bytes', '--runs', '4'])).toMatchObject({
    figures: ['lcp', 'bytes'],
    whole: false,
  });
  expect(readOptions(['bytes', '--runs', '5']).whole).toBe(true);
});

test.each([
  [
    ['lpc'],
    'There is no figure lpc. There are: lcp, bytes, growth, routes, leaks, start, funds, list, search, nav, ttfb, public, interaction, sip-run, orders, xirr, streams, portfolio, shares, quotes, messages, import.',
  ],
  [
    ['lcp', '--route', 'gold'],
    'There is no route gold. There are: home, fund, calculator, dashboard, holdings, order.',
  ],
  [['lcp', '--runs', '0'], '--runs takes a whole number from 1, not 0.'],
  [['lcp', '--runs', '2.5'], '--runs takes a whole number from 1, not 2.5.'],
])('X9 · %j is refused with what there is', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
