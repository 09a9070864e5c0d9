import type { CallReply, OtherAsset } from '@sanchay/contracts';

/** An asset that is held elsewhere: a bank deposit with interest up to today. */
export const bankDeposit: OtherAsset = {
  ...{ id: 'a-1', version: 1, type: 'bank_deposit', name: 'FD, 2 years', rate_percentage: 7, compounding: 4 },
  ...{ matures_on: '2027-06-01', grams: null, value: 107_185.9, value_from: '2025-06-01', accrues: true },
  ...{ matured: false, stale: false, invested: 100_000, gain: 7_185.9, absolute_percentage: 7.19 },
  ...{ xirr_percentage: 7.19, xirr_problem: null },
};

/** Assets that are held elsewhere, with their totals. */
export const otherAssetsReply = (assets: OtherAsset[]): CallReply<'otherAssets'> => {
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  const values = assets.map(({ value }) => value);
  const owed = 0 - sum(values.filter((value) => value < 0));
  return {
    status: 'success',
    data: {
      as_of: '2026-11-20',
      totals: { owned: sum(values) + owed, owed, net: sum(values) },
      assets,
      history: [],
    },
  };
};
