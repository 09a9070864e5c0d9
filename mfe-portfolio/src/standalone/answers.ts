import type { StandaloneAnswers } from '@sanchay/remote-kit/standalone';

/** Where what was made up from the contracts alone does not add up: two assets, and the whole is their sum. */
export const answers: StandaloneAnswers = {
  portfolioReturns({ sample }) {
    const [funds, gold] = sample.data.assets;
    const assets = [
      { ...funds!, asset: 'mutual_fund', total_invested: 80_000, current_value: 92_400 },
      { ...gold!, asset: 'gold', total_invested: 10_000, current_value: 11_150 },
    ];
    const totals = { ...sample.data.totals, total_invested: 90_000, current_value: 103_550 };
    const allocation = [
      { name: 'Equity', value: 92_400, percentage: 89.23 },
      { name: 'Gold', value: 11_150, percentage: 10.77 },
    ];
    const history = sample.data.history.map(({ date }, day) => ({
      date,
      invested: 90_000,
      value: 88_000 + day * 38.875,
    }));
    return { ...sample, data: { ...sample.data, totals, assets, allocation, history } };
  },
  // The sample refuses what the account can buy.
  holding: ({ sample }) => ({ ...sample, data: { ...sample.data, refusal: null } }),
  // The sample repeats its holdings among those that are sold out, which no account has.
  everyHolding: ({ sample }) => ({
    ...sample,
    data: { ...sample.data, sold_out: undefined, assets: sample.data.assets.slice(0, 2) },
  }),
  holdings: ({ sample }) => ({ ...sample, data: { ...sample.data, sold_out: undefined } }),
};
