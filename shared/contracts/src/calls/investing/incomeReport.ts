import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { INCOME_FILES, INCOME_REASONS, INCOME_SOURCES } from '../../enums/reports.ts';
import { Codes, Data, Day, Nullable, PublicId, Rupees, Units } from '../shapes.ts';
import { childExemption } from './reports.ts';

const FinancialYear = T.String({
  pattern: '^\\d{4}-\\d{2}$',
  description: '1 April to 31 March, like 2025-26',
});
const Signed = T.Number({ description: 'rupees' });

/** Income of the year from one payment, or from one asset that earns all year. */
export const IncomeRow = T.Object({
  id: T.String(),
  source: Codes(INCOME_SOURCES),
  name: T.String(),
  date: Nullable(Day),
  amount: Nullable(Signed),
  tds: Nullable(Rupees),
  foreign_tax: T.Optional(T.Number({ description: 'of US dividends: tax withheld abroad, rupees' })),
  taxed: Codes(['slab', 'exempt'] as const),
  holder: T.Optional(T.String({ description: 'the minor who earned it; absent for the account itself' })),
});

/** Interest of an asset over the year, from its worth before to its worth at the end. */
export const InterestRow = T.Object({
  ...IncomeRow.properties,
  opening: Nullable(Signed),
  paid_in: Nullable(Rupees),
  taken_out: Nullable(Rupees),
  closing: Nullable(Signed),
  basis: Codes(['paid', 'accrued', 'recorded', 'unknown'] as const),
});

/** Tax deducted from what was paid out in the year. */
export const DeductedTax = T.Object({
  id: T.String(),
  source: Codes(INCOME_SOURCES),
  name: T.String(),
  date: Day,
  paid: Rupees,
  tds: Rupees,
  holder: T.Optional(T.String({ description: 'the minor who earned it; absent for the account itself' })),
});

/** A purchase of digital gold in the year. */
export const GoldPurchase = T.Object({
  id: T.String(),
  date: Day,
  invoice_no: T.String(),
  grams: Units,
  rate: T.Number({ description: 'rupees a gram before GST' }),
  value: Rupees,
  gst: Rupees,
  amount: Rupees,
});

/** A row of Schedule FA, for the calendar year that ends in the financial year. Rupees. */
export const ForeignAsset = T.Object({
  id: T.String(),
  source: Codes(INCOME_SOURCES),
  country: T.String(),
  name: T.String(),
  acquired_on: Day,
  initial: Rupees,
  peak: Rupees,
  closing: Rupees,
  income: Rupees,
  proceeds: Rupees,
});

export const IncomeReport = T.Object({
  financial_year: FinancialYear,
  years: T.Array(FinancialYear, { description: 'years that have a report, newest first' }),
  as_of: Day,
  status: Codes(['draft', 'final'] as const),
  reasons: T.Array(Codes(INCOME_REASONS)),
  totals: T.Object({
    dividends: Signed,
    taxable_interest: Signed,
    exempt_interest: Signed,
    foreign_income: Signed,
    tds: Rupees,
    foreign_tax: T.Number({ description: 'withheld abroad from dividends of the year, rupees' }),
  }),
  dividends: T.Array(IncomeRow),
  interest: T.Array(InterestRow),
  deducted: T.Array(DeductedTax),
  deposit_tds: Nullable(
    T.Object({
      limit: Rupees,
      senior_limit: Rupees,
      rate_percentage: T.Number(),
      rule_id: T.String(),
    }),
  ),
  gold: T.Object({
    purchases: T.Array(GoldPurchase),
    grams: Units,
    cost: Rupees,
  }),
  foreign: T.Object({
    calendar_year: T.Integer({ description: 'Schedule FA is filled for the calendar year' }),
    assets: T.Array(ForeignAsset),
  }),
  clubbed_with: T.Optional(
    T.Object(
      { name: T.String(), rule_id: T.String() },
      { description: 'of a minor: the parent whose report has the income until the 18th birthday' },
    ),
  ),
  clubbed: T.Optional(
    T.Array(
      T.Object({
        portfolio_id: PublicId,
        name: T.String(),
        income: Signed,
        rule_id: T.String(),
        exemption: Nullable(T.Object(childExemption, { description: 'under the old tax regime only' })),
      }),
      { description: 'children whose taxable income is part of this report; for the owner only' },
    ),
  ),
  old_regime: T.Optional(
    T.Object(
      { exempt: Rupees, taxable: Rupees },
      {
        description:
          'income of children that is exempt, and the taxable income after that; absent where nothing is exempt',
      },
    ),
  ),
});

const query = T.Object({ year: T.Optional(FinancialYear) });

export const incomeReport = {
  incomeReport: {
    summary: 'Income of a financial year: dividends, interest, tax deducted, gold and foreign assets',
    method: 'GET',
    path: '/api/v3/reports/income.json',
    audience: 'signed-in',
    query,
    reply: Data(IncomeReport),
  },
  incomeFile: {
    summary: 'The income of a financial year as a file, in the language of the request',
    method: 'GET',
    path: '/api/v3/reports/income/{file}',
    audience: 'signed-in',
    params: T.Object({ file: Codes(INCOME_FILES) }),
    query,
    reply: T.Unsafe<Uint8Array>({}),
  },
} as const satisfies Record<string, CallDefinition>;
