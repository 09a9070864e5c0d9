import type { CallReply } from '@sanchay/contracts';

/** A holding that cannot be compared: there are no levels. */
export const noComparison: CallReply<'holdingComparison'> = {
  status: 'success',
  data: {
    with: 'nifty50',
    name: null,
    rate: null,
    as_of: '2026-11-20',
    return_basis: 'xirr',
    paid: 0,
    holding: { value: 0, gain: 0, xirr_percentage: null, xirr_problem: null },
    problem: 'no_data',
    problem_on: null,
    other: null,
    last: null,
    rows: [],
  },
};
