import type { CallReply, ImportedHolding } from '@sanchay/contracts';

/** A fund in a folio that a statement brought. */
export const parvatElsewhere: ImportedHolding = {
  ...{
    id: 'f-1',
    asset: 'mutual_fund',
    source: 'imported',
    folio_no: '777001',
    name: 'Parvat Flexi Cap Fund',
    house: null,
  },
  scheme: { code: 'PVFC-GR', name: 'Parvat Flexi Cap Fund Direct Growth', slug: 'parvat-flexi-cap' },
  ...{ units: 140, nav: { nav: 49.5, date: '2026-11-19' }, current_value: 6930, one_day_change: 20 },
  ...{ total_invested: 7000, gain: -70, absolute_percentage: -1, xirr_percentage: -0.8, xirr_problem: null },
  ...{ status: 'green', reasons: [], until: '2026-03-31' },
};

/** The response with these imported holdings. */
export const importedReply = (holdings: ImportedHolding[]) => ({
  status: 'success',
  data: {
    as_of: '2026-11-20',
    totals: {
      current_value: holdings.reduce((sum, { current_value }) => sum + current_value, 0),
      one_day_change: holdings.reduce((sum, { one_day_change }) => sum + one_day_change, 0),
      total_invested: null,
    },
    holdings,
  },
});

/** The response with these automatic updates; off by default. */
export const updatesReply = (
  over: Partial<CallReply<'statementUpdates'>['data']> = {},
): CallReply<'statementUpdates'> => ({
  status: 'success',
  data: {
    ...{ frequency: 'manual', weekday: null, day: null, paused: false, auto_apply: false, next_on: null },
    ...{ address: '0a1b@statements.test.example', has_pan: true, runs: [], ...over },
  },
});
