import type { FakeAnswers } from '@sanchay/api-client/testing';
import { fundTitle } from '@sanchay/contracts';
import type { Formats } from '@sanchay/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { gainLotColumns } from '../capital-gains/gainLotColumns.tsx';
import { dayColumns } from '../holdings-report/dayColumns.tsx';
import { sourceColumn } from '../income/incomeColumns.tsx';
import { importedReply, parvatElsewhere } from '../testing/imports.ts';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { holdingsReply, order, ordersReply, parvat, plan, totals } from '../testing/samples.ts';
import { reportColumns } from '../transactions-report/reportColumns.tsx';
import { FundName } from './FundName.tsx';

const DIRECT = 'Parvat Flexi Cap Fund - Direct Plan - Growth';
const REGULAR = 'Parvat Flexi Cap Fund - Regular Plan - Growth';
const BOTH = ['Parvat Flexi Cap', 'Parvat Flexi Cap · Regular'];

/** The names of the fund in a text, each once. */
const namesIn = (text: string) => [...new Set(text.match(/Parvat Flexi Cap(?: · Regular)?/g))].toSorted();
const reply = <Data,>(data: Data) => ({ status: 'success', data }) as const;
/** Two rows that differ by plan alone. */
const twins = <Row,>(row: (name: string, code: string) => Row): [Row, Row] => [
  row(DIRECT, 'SBX-PFCD-GR'),
  row(REGULAR, 'SBX-PFCR-GR'),
];

const frame = {
  t: (key: string) => key,
  format: new Proxy({}, { get: () => () => '' }) as Formats,
  isPhone: true,
};
const fund = { asset: 'mutual_fund', folio_no: '1', units: 1, gaps: [], fair_value: null };

/** The first cell of a list as it is rendered for a row. */
const FIRST_CELLS: Record<string, (name: string) => ReactNode> = {
  'sold lots': (name) => gainLotColumns(frame)[0]!.cell({ ...fund, name, rule_ids: [] } as never),
  income: (name) => sourceColumn(frame).cell({ source: 'mutual_fund', name }),
  'interest on a late payout': (name) => sourceColumn(frame).cell({ source: 'late_payout', name }),
  'holdings on a day': (name) =>
    dayColumns({ ...frame, day: '2026-03-31' })[0]!.cell({
      ...fund,
      name,
      sources: [],
      price: null,
    } as never),
  transactions: (name) => reportColumns(frame)[0]!.cell({ ...fund, name, type: 'sip' } as never),
};

const elss = { folio_no: '1', units: 10, code: 'SBX-PFCD-GR' };
const harvestLeg = {
  ...{ folio_no: '1', units: 1, nav: 1, nav_as_of: '2026-11-19', gross: 1, exit_load: 0, stt: 0, tds: 0 },
  ...{ stt_rule_id: 'stt-units-2013', net: 1, stamp_duty: 0, buy_back: 1, nav_date: '2026-11-20' },
  ...{ payout_date: '2026-11-25', last_day: null, lots: [] },
};
const harvest = {
  ...{ financial_year: '2026-27', gains: 1, losses: 0, exemption_limit: 1, long_rate_percentage: 12.5 },
  ...{ before: { exemption_used: 0, taxed: 0, tax: 0 }, after: { exemption_used: 0, taxed: 0, tax: 0 } },
  ...{ exemption_saving: 1, tax_saving: 1, exit_load: 0, stt: 0, stamp_duty: 0, saving: 1, rule_ids: [] },
  ...{ left_out: [], elsewhere: [], pending_gain: 0, consent: null, refusal: null },
};
const run = { id: 'r1', financial_year: '2026-27', placed_at: '2026-11-20T04:30:00.000Z', ended_at: null };

/** Screens with a list of both plans. */
const SCREENS: Record<string, { at: string; answers: FakeAnswers }> = {
  holdings: {
    at: '/portfolio/mutual-funds',
    answers: {
      everyHolding: holdingsReply(
        twins((name, code) => ({ ...parvat, fundInfo: { ...parvat.fundInfo, name, code } })),
      ),
    },
  },
  'cash flows': {
    at: '/portfolio/cash-flows',
    answers: {
      netWorthFlows: reply({
        as_of: '2026-11-20',
        flows: twins((name, id) => ({
          ...{ date: '2026-01-05', asset: 'mutual_fund', kind: 'paid_in', source: 'sanchay' },
          ...{ amount: 1, name, id },
        })),
      }),
    },
  },
  calculation: {
    at: '/portfolio/calculation',
    answers: {
      anyCalculation: reply({
        ...{ name: null, as_of: '2026-11-20', in_transit: 0, flows: [], figures: totals },
        values: twins((name, code) => ({
          ...{ name, code, units: 1, price: null, last_price: null, value: 0, change: 0 },
        })),
      }),
    },
  },
  'upcoming SIPs that were not paid, and orders in progress': {
    at: '/dashboard',
    answers: {
      everyHolding: holdingsReply([]),
      systematicPlans: reply(twins((name, code) => ({ ...plan, fund_name: name, id: code, failures: 1 }))),
      orders: ordersReply(twins((name, code) => ({ ...order, fund_name: name, id: code }))),
    },
  },
  'imported folios': {
    at: '/import',
    answers: {
      importedHoldings: importedReply(
        twins((name, code) => ({ ...parvatElsewhere, id: code, scheme: { name, code, slug: code } })),
      ),
    },
  },
  'ELSS investments, unlocks and earlier units': {
    at: '/reports/elss-report',
    answers: {
      elssReport: reply({
        ...{ financial_year: '2025-26', invested: 2, limit: 150_000, deductible: 2, as_of: '2026-03-31' },
        ...{ rule_ids: [], years: [], locked_value: 0, free_value: 0 },
        investments: twins((name, lot_id) => ({
          ...{ ...elss, name, lot_id, kind: 'purchase', date: '2025-04-10', amount: 1 },
        })),
        unlocks: twins((name, lot_id) => ({
          ...{ ...elss, name, lot_id, bought_on: '2025-04-10', unlocks_on: '2028-04-11' },
          ...{ locked: true, cost: 1, value: null },
        })),
        earlier: twins((name, lot_id) => ({
          ...{ ...elss, name, lot_id, before: '2025-04-01', value: 1, free: true, free_by: '2028-04-01' },
        })),
      }),
    },
  },
  'tax harvesting, its run and what is left out': {
    at: '/tax-harvesting',
    answers: {
      taxHarvestingInfo: {
        ...{ status: 'success', unrealised_amt: 1, harvestable_ltcg: 1, available: true, above: 500 },
        active: true,
      },
      taxHarvestingPlan: reply({
        ...harvest,
        legs: twins((fund_name, code) => ({ ...harvestLeg, fund_name, code })),
        left_out: twins((fund_name, code) => ({ fund_name, code, folio_no: '1' })),
        elsewhere: twins((name) => ({
          ...{ name, house: null, folio_no: '2', units: 1, value: 1, long_gain: 1, short_gain: 0 },
          as_of: '2026-11-20',
        })),
      }),
      harvestRuns: reply({
        runs: [
          {
            ...{ ...run, planned_saving: 1, planned_gains: 1, planned_losses: 0, realised_gain: 0 },
            legs: twins((fund_name, code) => ({
              ...{ leg: code.length + fund_name.length, code, fund_name, folio_no: '1', status: 'kept' },
              ...{
                units: 1,
                sale_id: 's1',
                sold_nav: null,
                gain: null,
                net: null,
                payout_date: '2026-11-25',
              },
              ...{ buy_back: 1, buy_back_by: null, order_id: null, bought_units: null, bought_nav: null },
            })),
          },
        ],
      }),
    },
  },
};

describe('plans of one fund in lists', () => {
  test.each(Object.entries(FIRST_CELLS))(
    'P2 · %s: a regular plan is named as such, a direct one is not',
    (_, cell) => {
      const { container } = render(
        <>
          {cell(DIRECT)}
          {cell(REGULAR)}
        </>,
      );
      expect(namesIn(container.textContent)).toEqual(BOTH);
    },
  );

  test.each(Object.entries(SCREENS))('P2 · %s: the two plans differ by name', async (_, { at, answers }) => {
    await openPortfolio(at, { answers });
    await waitFor(() => expect(namesIn(document.body.textContent)).toEqual(BOTH));
    const tables = screen.queryAllByRole('table').map((table) => namesIn(table.textContent));
    for (const names of tables.filter(({ length }) => length > 0)) expect(names).toEqual(BOTH);
  });

  test('P2 · a share or a deposit keeps its whole name', () => {
    const name = 'Aditya Birla Sun Life Growth Fund';
    const cells = [
      gainLotColumns(frame)[0]!.cell({ ...fund, asset: 'stock', name, rule_ids: [] } as never),
      sourceColumn(frame).cell({ source: 'fixed_deposit', name }),
      reportColumns(frame)[0]!.cell({ ...fund, asset: 'stock', type: 'buy', name } as never),
    ];
    for (const cell of cells) expect(render(<>{cell}</>).container).toHaveTextContent(name);
  });

  test('P2 · a title of plan and option is whole for a screen reader', () => {
    const name = 'Parvat Flexi Cap Fund - Regular Plan - Monthly IDCW Payout';
    const { container } = render(<FundName title={fundTitle(name)} />);
    expect(container.textContent).toBe('Parvat Flexi Cap · Regular · Monthly IDCW Payout');
  });
});
