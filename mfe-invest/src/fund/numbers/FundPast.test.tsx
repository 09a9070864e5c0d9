import { addMonthsClamped } from '@sanchay/finance';
import type { FakeAnswers } from '@sanchay/api-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt } from '../../testing/openAt.ts';
import { aFundRow, aScheme, houses } from '../../testing/schemes.ts';

const success = <T,>(data: T) => ({ status: 'success', data });
/** A NAV a month, the last on 15 Oct 2026. */
const monthly = (navs: readonly number[]) =>
  navs.map((nav, row) => ({ date: addMonthsClamped('2026-10-15', row - navs.length + 1), nav }));
const even = (months: number) => monthly([...Array.from({ length: months }, () => 20), 30]);
const record = {
  benchmark: null,
  managers: [
    { name: 'Ira Naidoo', since: '2021-04-01', until: null },
    { name: 'Kabir Palekari', since: '2013-01-01', until: '2021-03-31' },
  ],
  changes: [],
  nav_late: false,
};
const found = (rows: ReturnType<typeof aFundRow>[]) => ({
  ...success(rows),
  meta: {
    ...{ total_count: rows.length, total_pages: 1, current_page: 1, per_page: 6 },
    facets: { category: [], sub_category: [], fund_house: [], risk: [], tags: [] },
  },
});
const open = (more: FakeAnswers = {}) =>
  openAt('/mutual-funds/fund/axis-flexi-cap', {
    schemeDetails: [aScheme()],
    navHistory: even(48),
    fundCategories: [],
    fundAmcs: houses,
    fundRecord: success(record),
    mutualFundSearch: found([]) as never,
    ...more,
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('I2 return calculator', () => {
  test('I2 a SIP of the last three years is valued with the NAVs of the fund, and called the past', async () => {
    await open();
    const past = await part('Return calculator');
    // 36 instalments of 5,000 at 20 are 9,000 units, worth 30 each.
    expect(past.getByText('₹2,70,000')).toBeVisible();
    expect(past.getByText('₹1,80,000')).toBeVisible();
    expect(past.getByText(/^36 SIP instalments of ₹5,000 from 15 Oct 2023 .* 15 Oct 2026$/)).toBeVisible();
    expect(past.getByText('+₹90,000')).toBeVisible();
    expect(past.getByText(/p\.a\. \(XIRR\)$/)).toBeVisible();
    expect(past.getByText(/is not a forecast/)).toBeVisible();
  });

  test('I2 kind, amount and period change what it would be worth', async () => {
    await open();
    const past = await part('Return calculator');
    await userEvent.click(past.getByRole('radio', { name: 'One-time' }));
    expect(past.getByText('₹1,50,000')).toBeVisible();
    const amount = past.getByRole('textbox', { name: 'One-time amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '20000');
    expect(past.getByText('₹30,000')).toBeVisible();
    await userEvent.click(past.getByRole('radio', { name: '1 year' }));
    expect(past.getByText(/^₹20,000 invested on 15 Oct 2025/)).toBeVisible();
    expect(past.getByText('50.0% p.a. (CAGR)')).toBeVisible();
    await userEvent.click(past.getByRole('radio', { name: 'SIP' }));
    expect(past.getByText(/^12 SIP instalments of ₹5,000/)).toBeVisible();
  });

  test('I2 a fund of some months offers only what it has, without a rate a year', async () => {
    await open({ navHistory: even(4) });
    const past = await part('Return calculator');
    expect(past.getAllByRole('radio').map((radio) => radio.parentElement!.textContent)).toEqual([
      ...['SIP', 'One-time', 'Since launch'],
    ]);
    expect(past.getByText('₹30,000')).toBeVisible();
    expect(past.getByText('Less than a year, so no annual return.')).toBeVisible();
  });

  test('I2 a loss is called a loss', async () => {
    await open({ navHistory: monthly([...Array.from({ length: 48 }, () => 20), 10]) });
    const past = await part('Return calculator');
    expect(past.getByText('Loss')).toBeVisible();
    expect(past.getByText('−₹90,000')).toBeVisible();
  });

  test('I2 neither a new fund, nor an option that pays out, has a calculator or a drawdown', async () => {
    const { unmount } = await open({ schemeDetails: [aScheme({ reinvestment: 'N' })] });
    await part('Returns');
    expect(screen.queryByRole('region', { name: 'Return calculator' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Drawdown' })).toBeNull();
    unmount();
    await open({ navHistory: [] });
    await part('Returns');
    expect(screen.queryByRole('region', { name: 'Return calculator' })).toBeNull();
  });
});

describe('I2 drawdown', () => {
  const fell = [...Array.from({ length: 12 }, () => 20), 15, 10, 20, 25];

  test('I2 the deepest fall has its days, the day of recovery and a table behind the chart', async () => {
    await open({ navHistory: monthly(fell) });
    const fall = await part('Drawdown');
    expect(fall.getByText('−50.0%')).toBeVisible();
    expect(fall.getByText('15 Jul 2025 to 15 Aug 2026')).toBeVisible();
    expect(fall.getByText('15 Sep 2026')).toBeVisible();
    await userEvent.click(fall.getByRole('button', { name: 'Table' }));
    expect(fall.getByRole('table', { name: /Drawdown of Axis Flexi Cap/ })).toBeVisible();
  });

  test('I2 a fall that goes on is shown as ongoing', async () => {
    await open({ navHistory: monthly(fell.slice(0, -2)) });
    expect((await part('Drawdown')).getByText('Not recovered yet')).toBeVisible();
  });
});

describe('I2 other funds of the manager', () => {
  test('I2 the largest others of the current manager stand there, without the fund itself', async () => {
    const { client } = await open({
      mutualFundSearch: found([
        aFundRow({ code: 'SBX-AX1-GR', slug: 'axis-flexi-cap', short_name: 'Axis Flexi Cap' }),
        aFundRow({ code: 'O-1', slug: 'other', short_name: 'Axis Other' }),
      ]) as never,
    });
    const table = within(await screen.findByRole('table', { name: 'Other funds managed by Ira Naidoo' }));
    expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mutual-funds/fund/other',
    ]);
    expect(screen.getByRole('link', { name: 'All funds managed by Ira Naidoo' })).toHaveAttribute(
      'href',
      '/mutual-funds/all?fund_manager=Ira+Naidoo',
    );
    expect(client.calls.filter(({ name }) => name === 'mutualFundSearch')).toHaveLength(1);
  });

  test('I2 a manager without another fund is shown to have none', async () => {
    await open();
    expect(await screen.findByText('No other funds on Sanchay.')).toBeVisible();
  });
});
