import { screen } from '@testing-library/react';
import { heldPrice, renderGold } from '../testGold.ts';

// The canvas behind the chart is tested where it is made.
jest.mock('./PriceChart.tsx', () => ({ PriceChart: () => <p>chart</p> }));

const answers = { goldPrices: { gold_prices: [] }, goldCurrentPrice: heldPrice() };

async function open(at: string, now: string) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  await renderGold({ at, answers });
  await screen.findByRole('heading', { level: 1, name: 'Gold' });
}
afterEach(() => jest.restoreAllMocks());

test('S18 · on the gold days the page counts down to the end of the last one', async () => {
  await open('/gold', '2019-09-30T22:58:59+05:30');
  expect(screen.getByRole('timer')).toHaveTextContent('Ends in 01:01:01');
});

test.each(['2019-09-25T23:59:59+05:30', '2019-10-01T00:00:00+05:30', '2026-11-21T12:00:00+05:30'])(
  'S18 · at %s there is nothing to count down to',
  async (now) => {
    await open('/gold', now);
    expect(screen.queryByRole('timer')).toBeNull();
  },
);

test('S18 · with preview in the address, and only then, it is seen before its days', async () => {
  await open('/gold?preview', '2026-11-21T12:00:00+05:30');
  expect(screen.getByRole('timer')).toHaveTextContent('Ends in 24:00:00');
});
