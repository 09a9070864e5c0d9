import type { StandaloneAnswers } from '@sanchay/remote-kit/standalone';

/** Where what was made up from the contracts alone does not add up: two assets, and the whole is their sum. */
export const answers: StandaloneAnswers = {
  // The sample repeats its holdings among those that are sold out, which no account has.
  everyHolding({ sample }) {
    const [funds, gold] = sample.data.assets;
    const assets = [
      { ...funds!, asset: 'mutual_fund' as const, total_invested: 80_000, current_value: 92_400 },
      { ...gold!, asset: 'gold' as const, total_invested: 10_000, current_value: 11_150 },
    ];
    const totals = { ...sample.data.totals, total_invested: 90_000, current_value: 103_550 };
    return { ...sample, data: { ...sample.data, totals, assets, sold_out: undefined } };
  },
  // The sample refuses what the account can buy.
  anyHolding: ({ sample }) => ({ ...sample, data: { ...sample.data, refusal: null } }),
};
