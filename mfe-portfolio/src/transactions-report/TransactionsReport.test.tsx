import { ApiError } from '@sanchay/api-client';
import type { ReportedTransaction, TransactionReport } from '@sanchay/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPortfolio } from '../testing/openPortfolio.ts';

const bought: ReportedTransaction = {
  ...{ id: 'a', date: '2026-02-04', asset: 'mutual_fund', type: 'sip', code: 'SBX-ELSS-GR' },
  ...{ name: 'Parvat ELSS Tax Saver Fund Direct Growth', folio_no: '71000001/10', order_id: 'o1' },
  source: 'sanchay',
  ...{ units: 27.4, nav: 91.2345, amount: 2500.5, money: 'in', stamp_duty: 0.12 },
  charges: 0,
  dollars: null,
};
const rows: ReportedTransaction[] = [
  {
    ...bought,
    id: 'b',
    date: '2026-03-05',
    type: 'stp_out',
    order_id: 's1',
    units: -3,
    amount: 300,
    money: 'none',
  },
  bought,
  {
    ...bought,
    ...{ id: 'c', date: '2026-01-05', asset: 'gold', type: 'purchase', code: 'GOLD', name: 'Digital gold' },
    ...{ folio_no: 'GOLD', order_id: 'g1', units: 0.1234, nav: 12_000, amount: 1500 },
  },
];
const report: TransactionReport = {
  ...{ as_of: '2026-11-20', page: 1, pages: 3, total: 120, all: 150, money_in: 4000.5, money_out: 12.25 },
  transactions: rows,
};
const open = (address = '', data: Partial<TransactionReport> = {}, more: object = {}) =>
  openPortfolio(`/reports/transactions${address}`, {
    answers: { transactionReport: { status: 'success', data: { ...report, ...data } }, ...more },
  });

describe('transactions report', () => {
  test('P4 · each transaction has its fund, folio, units, day, type and amount, and leads to its order', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Transactions' });
    const texts = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(texts).toEqual([
      expect.stringMatching(/71000001\/10 · −3\.000 units5 Mar 2026STP out.*₹300\.00$/),
      expect.stringMatching(
        /^Parvat ELSS Tax Saver71000001\/10 · 27\.400 units4 Feb 2026SIP instalment.*₹2,500\.50$/,
      ),
      expect.stringMatching(/^Digital gold0\.1234 g5 Jan 2026Purchase.*₹1,500\.00$/),
    ]);
    const paths = within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(paths).toEqual(['/orders/sale/s1', '/orders/o1', '/gold/orders']);
    expect(screen.getByText('₹4,000.50')).toBeVisible();
    expect(screen.getByText('₹12.25')).toBeVisible();
  });

  test('P4 · filters go into the address and the call once they are applied, and a page after them', async () => {
    const { client, location } = await open('?page=2&asset=gold&type=nonsense', { page: 2 });
    const asked = () => client.calls.filter(({ name }) => name === 'transactionReport').at(-1)!.options;
    await screen.findByRole('table', { name: 'Transactions' });
    expect(asked()).toMatchObject({ query: { asset: 'gold', page: 2 } });
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: ' =1+1 ' } });
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'swp' } });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-02-01' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply filters' }));
    await waitFor(() =>
      expect(asked()).toMatchObject({
        query: { asset: 'gold', type: 'swp', from: '2026-02-01', search: '=1+1', page: 1 },
      }),
    );
    expect(location()).toBe('/reports/transactions?asset=gold&search=%3D1%2B1&type=swp&from=2026-02-01');
  });

  test('P4 · filters that are changed and applied again at once are not taken for a double click', async () => {
    const { location } = await open();
    await screen.findByRole('table', { name: 'Transactions' });
    for (const day of ['2026-02-01', '2026-03-01']) {
      fireEvent.change(screen.getByLabelText('From'), { target: { value: day } });
      fireEvent.click(screen.getByRole('button', { name: 'Apply filters' }));
    }
    await waitFor(() => expect(location()).toBe('/reports/transactions?from=2026-03-01'));
  });

  test('P4 · when nothing is found, the filters that are set are named and can be cleared', async () => {
    await open('?type=swp&from=2026-02-01&search=x', { total: 0, pages: 1, transactions: [] });
    expect(await screen.findByText('No transactions match your filters')).toBeVisible();
    expect(screen.getByText('Search: x · Type: SWP · From: 1 Feb 2026')).toBeVisible();
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    await waitFor(() => expect(screen.getByLabelText('Search')).toHaveValue(''));
  });

  test('P7 · after a switch to another portfolio nothing of the former one is shown', async () => {
    globalThis.history.replaceState(null, '', '/reports/transactions');
    const { bus, client } = await open();
    expect(await screen.findByText('₹4,000.50')).toBeVisible();
    const switchTo = (portfolioId: string) =>
      act(() => bus.emit('account/switched', { portfolioId, name: 'Joint', onboardingState: 13 }));
    switchTo('pf-1');
    client.answer({ transactionReport: () => new Promise(() => undefined) });
    switchTo('pf-2');
    await waitFor(() => expect(screen.queryByText('₹4,000.50')).toBeNull());
    expect(client.calls.filter(({ name }) => name === 'transactionReport')).toHaveLength(2);
    globalThis.history.replaceState(null, '', '/');
  });

  test('P4 · an account without transactions learns how to begin', async () => {
    await open('', { total: 0, all: 0, pages: 1, transactions: [] });
    expect(await screen.findByText('No transactions yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore funds' })).toHaveAttribute('href', '/mutual-funds/all');
  });

  test('P4 · days that the API refuses are marked at their field, and no old rows stay', async () => {
    await open(
      '?from=2026-05-01&to=2026-04-01',
      {},
      {
        transactionReport: () => {
          throw new ApiError({
            ...{ kind: 'validation', httpStatus: 422, code: 'dates_reversed', message: 'Wrong order.' },
            errors: { from: ['Wrong order.'] },
          });
        },
      },
    );
    expect(await screen.findAllByText('Wrong order.')).toHaveLength(1);
    expect(screen.getByLabelText('From')).toBeInvalid();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('P4 · the button that applied filters keeps the focus, and filters of another address fill the form', async () => {
    await open();
    await screen.findByRole('table', { name: 'Transactions' });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-02-01' } });
    const apply = screen.getByRole('button', { name: 'Apply filters' });
    apply.focus();
    fireEvent.click(apply);
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue(''));
    expect(apply).toHaveFocus();
  });

  test('P4 · more than fit into a PDF are offered in parts, with the reason', async () => {
    await open('', { total: 12_000, pages: 240 });
    expect(await screen.findByText(/A PDF holds up to 2,000 transactions/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    const parts = Array.from({ length: 6 }, (_, index) => `PDF, part ${index + 1} of 6`);
    expect(items).toEqual(['Workbook (XLSX)', ...parts, 'All transactions (CSV)']);
  });
});
