import { ApiError } from '@sanchay/api-client';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt } from '../testing/openAt.ts';
import { aFundRow, aScheme, found, houses } from '../testing/schemes.ts';
import { codesOf, comparePath } from './comparePath.ts';
import { clearChosen, toggleChosen } from './tray.ts';

const axis = aScheme();
const hdfc = aScheme({
  code: 'SBX-HD1-GR',
  slug: 'hdfc-flexi-cap',
  short_name: 'HDFC Flexi Cap',
  expense_ratio: 1.12,
  fund_manager: '',
});
const figures = (code: string, median: number | null) => ({
  code,
  as_of: '2026-11-19',
  history_from: '2013-01-01',
  volatility: 14,
  drawdown: { percent: -21.4, from: '2024-01-01', to: '2024-06-04', recovered: null },
  sharpe: {
    value: 0.82,
    risk_free: 5.25,
    rule_id: 'risk-free-2025-12-05',
    rates: [
      { rate: 5.5, months: 24, from: '2023-12-19', to: '2025-11-19', rule_id: 'risk-free-2025-06-06' },
      { rate: 5.25, months: 12, from: '2025-12-19', to: '2026-11-19', rule_id: 'risk-free-2025-12-05' },
    ],
  },
  rolling: median === null ? [] : [{ years: 3, min: 1.5, median, max: 24, windows: 900, ahead_pct: 71.4 }],
  sip: [],
  calendar: [],
});
const both = {
  schemeDetails: [axis, hdfc],
  fundFigures: { status: 'success', data: [figures(axis.code, 13.4), figures(hdfc.code, null)] },
  compareFunds: {
    status: 'success',
    data: {
      benchmark: { code: 'NIFTY50', name: 'Nifty 50' },
      overlaps: [
        { a: axis.code, b: hdfc.code, overlap_pct: 23.45, shared: [{ name: 'Sarvam Bank', a: 7, b: 5 }] },
      ],
    },
  },
};
const PATH = `/mutual-funds/compare?codes=${axis.code},${hdfc.code}`;

afterEach(() => act(clearChosen));

describe('I1 comparison', () => {
  test('I1 two funds stand beside each other with what they cost, swing and hold in common', async () => {
    const { client } = await openAt(PATH, both);
    const facts = within(await screen.findByRole('region', { name: 'Overview' }));
    expect(facts.getByRole('link', { name: 'HDFC Flexi Cap' })).toHaveAttribute(
      'href',
      '/mutual-funds/fund/hdfc-flexi-cap',
    );
    const row = within(facts.getByRole('row', { name: /^Expense ratio/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['0.62%', '1.12%']);
    expect(
      within(facts.getByRole('row', { name: /^Fund manager/ })).getByText('Not published'),
    ).toBeVisible();
    const sharpe = within(facts.getByRole('row', { name: /^Sharpe ratio/ }));
    expect(await sharpe.findAllByText('0.82')).toHaveLength(2);
    expect(facts.queryByText('Not available yet')).toBeNull();
    const cost = within(screen.getByRole('region', { name: 'Cost over time' }));
    expect(cost.getByText('Lowest cost')).toBeVisible();
    expect(cost.getByText('₹9,001 more')).toBeVisible();
    const overlap = within(screen.getByRole('region', { name: 'Portfolio overlap' }));
    expect(await overlap.findByText('Axis Flexi Cap and HDFC Flexi Cap')).toBeVisible();
    expect(overlap.getByText('23.5%')).toBeVisible();
    expect(overlap.getByText('Common benchmark: Nifty 50.')).toBeVisible();
    const rolling = within(screen.getByRole('region', { name: 'Rolling returns' }));
    expect(rolling.getByText('13.4%')).toBeVisible();
    expect(rolling.getByText('71%')).toBeVisible();
    expect(rolling.getByRole('columnheader', { name: 'Fund · 3 years' })).toBeVisible();
    expect(
      rolling.getByText(
        'No 3Y rolling returns (fund too new, NAV data missing, or IDCW plan): HDFC Flexi Cap.',
      ),
    ).toBeVisible();
    expect(client.calls.find(({ name }) => name === 'schemeDetails')!.options).toMatchObject({
      params: { codes: 'SBX-AX1-GR|SBX-HD1-GR' },
    });
  });

  test('I1 a fund can be taken out, and one alone has nothing in common', async () => {
    await openAt(PATH, both);
    expect(await screen.findByRole('link', { name: 'Remove Axis Flexi Cap' })).toHaveAttribute(
      'href',
      '/mutual-funds/compare?codes=SBX-HD1-GR',
    );
  });

  test('I1 a book that is not published is not guessed', async () => {
    const unknown = structuredClone(both);
    unknown.compareFunds.data.benchmark = null as never;
    unknown.compareFunds.data.overlaps = [
      { a: axis.code, b: hdfc.code, overlap_pct: null as never, shared: [] },
    ];
    await openAt(PATH, unknown);
    const overlap = within(await screen.findByRole('region', { name: 'Portfolio overlap' }));
    expect(await overlap.findByText('Not published')).toBeVisible();
    expect(overlap.getByText('These funds have different benchmarks.')).toBeVisible();
  });

  test('I1 without funds it shows where to choose them, and requests none', async () => {
    const { client } = await openAt('/mutual-funds/compare', {});
    expect(await screen.findByText('No funds selected')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View all funds' })).toHaveAttribute('href', '/mutual-funds/all');
    expect(client.calls).toEqual([]);
  });

  test('I1 an address with a fund that is not listed leads to the list, without asking again', async () => {
    const schemeDetails = () => Promise.reject(new ApiError({ kind: 'not_found', httpStatus: 404 }));
    await openAt(PATH, { schemeDetails });
    expect(await screen.findByText('A fund in this link was not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View all funds' })).toHaveAttribute('href', '/mutual-funds/all');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('I1 a comparison that does not load can be requested again', async () => {
    const schemeDetails = () => Promise.reject(new ApiError({ kind: 'server', httpStatus: 500 }));
    await openAt(PATH, { schemeDetails });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('A fund in this link was not found')).toBeNull();
  });

  test('I1 addresses hold up to four funds, each once', () => {
    expect(comparePath(['A-1', 'B&2'])).toBe('/mutual-funds/compare?codes=A-1,B%262');
    const read = (text: string) => codesOf(new URLSearchParams(text));
    expect(read('codes=A,B|A,,C')).toEqual(['A', 'B', 'C']);
    expect(read('codes=A,B,C,D,E')).toEqual(['A', 'B', 'C', 'D']);
    expect(read('')).toEqual([]);
  });
});

describe('I1 choice of funds to compare', () => {
  const list = {
    mutualFundSearch: found([aFundRow(), aFundRow({ code: 'B-1', slug: 'b', short_name: 'B Fund' })]),
    fundAmcs: houses,
  };

  test('I1 two chosen rows lead to their comparison, and one shows what is missing', async () => {
    await openAt('/mutual-funds/all', list);
    await userEvent.click(await screen.findByRole('button', { name: 'Compare Axis Flexi Cap' }));
    const tray = within(screen.getByRole('region', { name: 'Funds to compare' }));
    expect(tray.getByText('Add one more fund')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Compare B Fund' }));
    expect(tray.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Axis Flexi Cap', 'B']);
    expect(tray.getAllByRole('listitem')[1]!.querySelector('svg')).not.toBeNull();
    expect(tray.getByRole('link', { name: 'Compare 2 funds' })).toHaveAttribute(
      'href',
      '/mutual-funds/compare?codes=SBX-AX1-GR,B-1',
    );
    expect(screen.getByRole('button', { name: 'Compare B Fund' })).toHaveAttribute('aria-pressed', 'true');
    act(() => toggleChosen({ code: 'B-1', name: 'B Fund' }));
    expect(tray.queryByRole('link')).toBeNull();
    await userEvent.click(tray.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Funds to compare' })).toBeNull();
  });

  test('I1 a fifth fund is not taken', async () => {
    for (const code of ['1', '2', '3', '4']) toggleChosen({ code, name: `Fund ${code}` });
    await openAt('/mutual-funds/all', list);
    const fifth = await screen.findByRole('button', { name: 'Compare B Fund' });
    await userEvent.click(fifth);
    expect(fifth).toHaveAttribute('aria-pressed', 'false');
    const tray = within(screen.getByRole('region', { name: /compar/i }));
    expect(tray.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Fund 1',
      'Fund 2',
      'Fund 3',
      'Fund 4',
    ]);
    expect(JSON.parse(sessionStorage.getItem('sanchay.compare')!)).toHaveLength(4);
  });
});
