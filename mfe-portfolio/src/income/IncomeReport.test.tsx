import { ApiError } from '@sanchay/api-client';
import type { IncomeReport } from '@sanchay/contracts';
import { useNavigate } from '@sanchay/remote-kit/router';
import { renderRemote } from '@sanchay/test-kit';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MESSAGES, messageLoaders } from '../messages.ts';
import { PortfolioRoutes } from '../routes.tsx';
import { asPhone } from '../testing/asPhone.ts';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { asha } from '../testing/samples.ts';

const report: IncomeReport = {
  financial_year: '2025-26',
  years: ['2026-27', '2025-26'],
  as_of: '2026-03-31',
  status: 'final',
  reasons: [],
  totals: {
    dividends: 0,
    taxable_interest: 8_909.31,
    exempt_interest: 7_100,
    foreign_income: 0,
    tds: 0,
    foreign_tax: 0,
  },
  dividends: [],
  interest: [
    {
      id: 'a',
      source: 'bank_deposit',
      name: 'SBI deposit',
      date: null,
      amount: 8_896.97,
      tds: null,
      taxed: 'slab',
      opening: 108_243.22,
      paid_in: 0,
      taken_out: 0,
      closing: 117_140.19,
      basis: 'accrued',
    },
    {
      id: 'b',
      source: 'late_payout',
      name: 'Parvat Liquid Fund Direct Growth',
      date: '2025-06-02',
      amount: 12.34,
      tds: null,
      taxed: 'slab',
      basis: 'paid',
      opening: null,
      paid_in: null,
      taken_out: null,
      closing: null,
    },
  ],
  deducted: [],
  deposit_tds: { limit: 50_000, senior_limit: 100_000, rate_percentage: 10, rule_id: 'fd-tds-2025' },
  gold: {
    purchases: [
      {
        id: 'g',
        date: '2025-05-05',
        invoice_no: 'SG/2025-26/7',
        grams: 0.5,
        rate: 7_000,
        value: 3_500,
        gst: 105,
        amount: 3_605,
      },
    ],
    grams: 0.5,
    cost: 3_605,
  },
  foreign: { calendar_year: 2025, assets: [] },
};
const open = (over: Partial<IncomeReport> = {}) =>
  openPortfolio('/reports/income?year=2025-26', {
    answers: { incomeReport: { status: 'success', data: { ...report, ...over } } },
  });

describe('income report', () => {
  test('P4 · a year without a report shows the reason, and opens the running year', async () => {
    const reason = 'Reports start with FY 2017-18.';
    const { client } = await openPortfolio('/reports/income?year=2012-13', {
      answers: {
        incomeReport: ({ query }) => {
          if (query?.year === undefined) return { status: 'success', data: report };
          throw new ApiError({
            ...{ kind: 'validation', httpStatus: 422, code: 'year_too_early', message: reason },
            errors: { year: [reason] },
          });
        },
      },
    });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Open the current financial year' }));
    expect(await screen.findByLabelText('Financial year')).toHaveValue('2025-26');
    expect(client.calls.filter(({ name }) => name === 'incomeReport').at(-1)?.options).toMatchObject({
      query: {},
    });
  });

  test('P4 · dividends here and abroad and interest of deposits show gross, tax and what came (issue 17)', async () => {
    await open({
      dividends: [
        {
          ...{ id: 's', source: 'stock', name: 'Sarvam', date: '2025-08-01' },
          amount: 1_000,
          tds: 100,
          taxed: 'slab',
        },
        {
          ...{ id: 'u', source: 'us_stock', name: 'Apple', date: '2025-09-01' },
          ...{ amount: 900, tds: null, foreign_tax: 225, taxed: 'slab' },
        },
      ],
      interest: [
        {
          ...{ id: 'f', source: 'fixed_deposit', name: 'Sarvam Bank', date: '2025-06-30', amount: 20_000 },
          ...{ tds: 2_000, taxed: 'slab', basis: 'accrued' },
          ...{ opening: null, paid_in: null, taken_out: null, closing: null },
        },
      ],
    });
    const dividends = within(await screen.findByRole('table', { name: 'Dividends' }));
    expect(dividends.getByRole('row', { name: /Sarvam/ })).toHaveTextContent(
      /1 Aug 2025 .*₹1,000\.00₹100\.00₹900\.00$/,
    );
    expect(dividends.getByRole('row', { name: /Apple/ })).toHaveTextContent(
      /₹225\.00 withheld abroad₹675\.00$/,
    );
    const interest = within(screen.getByRole('table', { name: 'Interest of the year by source' }));
    expect(interest.getByRole('row', { name: /Sarvam Bank/ })).toHaveTextContent(
      /Added 30 Jun 2025TDS ₹2,000\.00 · Net ₹18,000\.00$/,
    );
  });

  test('P4 · Back returns to the year before a choice', async () => {
    function WithBack() {
      const navigate = useNavigate();
      return (
        <>
          <button type="button" onClick={() => void navigate(-1)}>
            Back
          </button>
          <PortfolioRoutes />
        </>
      );
    }
    const { location } = await renderRemote(WithBack, {
      ...{ name: MESSAGES, messages: messageLoaders, at: '/reports/income?year=2025-26' },
      session: { loggedIn: true, userFetched: true, user: asha },
      answers: { incomeReport: { status: 'success', data: report } },
    });
    fireEvent.change(await screen.findByLabelText('Financial year'), { target: { value: '2026-27' } });
    expect(location()).toBe('/reports/income?year=2026-27');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => {
      expect(location()).toBe('/reports/income?year=2025-26');
    });
  });

  test('P4 · a final year shows what is taxed at the slab and each source of interest, to the paisa', async () => {
    await open();
    expect(await screen.findAllByText('₹8,909.31')).toHaveLength(2);
    const rows = within(screen.getByRole('table', { name: 'Interest of the year by source' })).getAllByRole(
      'row',
    );
    expect(rows[1]).toHaveTextContent(
      'SBI depositBank deposit₹1,08,243.22₹0.00₹0.00₹1,17,140.19₹8,896.97Income slab · By its rate',
    );
    expect(rows[2]).toHaveTextContent('₹12.34Income slab · Paid 2 Jun 2025');
    expect(screen.queryByText(/^Draft/)).toBeNull();
    expect(screen.getByText('Final for FY 2025-\u206026')).toBeVisible();
  });

  test('P4 · a sheet without rows states that there is nothing', async () => {
    await open({ interest: [], gold: { purchases: [], grams: 0, cost: 0 }, deposit_tds: null });
    for (const text of [
      /^No interest in FY 2025-\u206026/,
      'No dividends or IDCW payouts in FY 2025-\u206026.',
      'No TDS recorded in FY 2025-\u206026.',
      /^The TDS limit of this year/,
      'No digital gold bought in FY 2025-\u206026.',
      /^No foreign assets in this account for calendar year 2025/,
    ])
      expect(await screen.findByText(text)).toBeVisible();
  });

  test('P4 · income of a child names the child, the rule and the exemption of the old regime', async () => {
    const [first] = report.interest;
    await open({
      interest: [{ ...first!, holder: 'Anaya Rao' }],
      clubbed: [
        {
          ...{ name: 'Anaya Rao', income: 8_896.97, rule_id: 'minor-clubbing-1992' },
          exemption: { limit: 1_500, rule_id: 'minor-exemption-1993', used: 1_500 },
          portfolio_id: 4,
        },
      ],
      old_regime: { exempt: 1_500, taxable: 7_409.31 },
    });
    expect(
      await screen.findByText(
        /Includes income of Anaya Rao \(₹8,896.97\).*₹1,500.00 is exempt and ₹7,396.97 is added/,
      ),
    ).toBeVisible();
    expect(screen.getByText('Taxable income, new regime · FY 2025-\u206026')).toBeVisible();
    expect(
      screen.getByText(/^Old regime: ₹7,409.31, with ₹1,500.00 of children's income exempt/),
    ).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Interest of the year by source' })).getAllByRole(
      'row',
    );
    expect(rows[1]).toHaveTextContent('SBI depositBank deposit · Anaya Rao');
  });

  test('P4 · the report of a child states with whom the income is taxed', async () => {
    await open({ clubbed: [], clubbed_with: { name: 'Asha Kulkarni', rule_id: 'minor-clubbing-1992' } });
    expect(await screen.findByText(/is taxed with the income of Asha Kulkarni/)).toBeVisible();
  });

  test('P4 · gold of the year stands with its invoice, and what is held at the end', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Digital gold bought in the year' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      '5 May 20250.5000 g at ₹7,000.00 · SG/2025-26/7₹3,500.00₹105.00₹3,605.00',
    );
    expect(screen.getByText(/^Held at the end: 0.5000 g, bought for ₹3,605.00/)).toBeVisible();
  });

  test('P4 · interest that is not known makes the report a draft and states what to add', async () => {
    const [first] = report.interest;
    await open({
      status: 'draft',
      reasons: ['interest_unknown', 'distributions_unknown'],
      interest: [{ ...first!, amount: null, basis: 'unknown' }],
    });
    expect(await screen.findByText('Draft as of 31 Mar 2026')).toBeVisible();
    expect(screen.getByText(/Add its rate or its value at the end of the year.*IDCW option/)).toBeVisible();
    expect(screen.getByText('Not recorded')).toBeVisible();
  });

  test('P4 · foreign assets, dividends and tax deducted are listed where there are any', async () => {
    const dividends: IncomeReport['dividends'] = [
      {
        id: 'd',
        source: 'us_stock',
        name: 'Apple Inc.',
        date: '2025-08-14',
        amount: 412.5,
        tds: 103.13,
        taxed: 'slab',
      },
    ];
    const deducted: IncomeReport['deducted'] = [
      {
        id: 't',
        source: 'mutual_fund',
        name: 'Parvat Flexi Cap Fund Direct Growth',
        date: '2025-07-01',
        paid: 9_000,
        tds: 125.5,
      },
    ];
    const foreign: IncomeReport['foreign'] = {
      calendar_year: 2025,
      assets: [
        {
          id: 'f',
          source: 'us_stock',
          country: 'US',
          name: 'Apple Inc.',
          acquired_on: '2024-02-29',
          initial: 10_000,
          peak: 15_000,
          closing: 14_000,
          income: 412.5,
          proceeds: 0,
        },
      ],
    };
    await open({ dividends, deducted, foreign });
    expect(await screen.findByRole('table', { name: 'Dividends' })).toHaveTextContent('₹412.50₹103.13');
    expect(screen.getByRole('table', { name: 'TDS deducted in the year' })).toHaveTextContent('₹125.50');
    expect(screen.getByRole('table', { name: 'Foreign assets for Schedule FA' })).toHaveTextContent(
      'US · 29 Feb 2024₹14,000.00Peak ₹15,000.00₹412.50',
    );
    // On a phone each row has one column of figures, so that names are not cut off.
    cleanup();
    const phone = asPhone();
    await open({ dividends, deducted, foreign });
    const rowOf = async (name: string) =>
      within(await screen.findByRole('table', { name })).getAllByRole('row')[1];
    expect(await rowOf('Dividends')).toHaveTextContent(/₹412\.50TDS ₹103\.13Net ₹309\.37$/);
    expect(await rowOf('TDS deducted in the year')).toHaveTextContent(/₹125\.50Paid out ₹9,000\.00$/);
    expect(await rowOf('Foreign assets for Schedule FA')).toHaveTextContent(/₹14,000\.00Peak ₹15,000\.00$/);
    phone.mockRestore();
  });
});
