import { ApiError } from '@sanchay/api-client';
import type { FundAlert, PriceAlert, WatchedItem } from '@sanchay/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortfolio } from '../testing/openPortfolio.ts';

const stock: WatchedItem = {
  kind: 'stock',
  id: 'INESBX000001',
  slug: 'aravalka-bank-ltd',
  name: 'Aravalka Bank Ltd',
  detail: 'Financial Services',
  currency: 'INR',
  price: 1234.5,
  previous_price: 1200,
  change_percentage: 2.88,
  price_date: '2026-11-20',
  interest_rate: null,
  senior_citizen_interest_rate: null,
  added_at: '2026-11-20T04:30:00.000Z',
};
const deposit: WatchedItem = {
  ...stock,
  kind: 'fixed_deposit',
  id: 'axis-bank',
  name: 'Axis Bank',
  price: null,
};
const alert: PriceAlert = {
  id: 'a1',
  kind: 'stock',
  item: 'INESBX000001',
  name: 'Aravalka Bank Ltd',
  path: '/stocks/aravalka-bank-ltd',
  currency: 'INR',
  price: 1234.5,
  price_date: '2026-11-20',
  rule: 'above',
  value: 1300,
  state: 'waiting',
  reached_on: null,
  reached_price: null,
  created_at: '2026-11-20T04:30:00.000Z',
};
const watched = { status: 'success', data: { limit: 100, items: [stock, deposit] } };
const alerts = (...items: PriceAlert[]) => ({ status: 'success', data: { limit: 100, items } });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Alerts' }))
    .getAllByRole('row')
    .slice(1);

type Reported = { message: string; action?: { label: string; onSelect: () => void } };
const reported: Reported[] = [];
const listen = (event: Event) => void reported.push((event as CustomEvent<Reported>).detail);
beforeEach(() => {
  reported.length = 0;
  window.addEventListener('sanchay:toast', listen);
});
afterEach(() => window.removeEventListener('sanchay:toast', listen));

describe('price alerts', () => {
  const answers = { watchlist: watched, priceAlerts: alerts() };

  test('P9 · the bell of an entry sets an alert on its price; a deposit has none', async () => {
    const { client } = await openPortfolio('/watchlist', {
      answers: { ...answers, addPriceAlert: alerts(alert) },
    });
    expect(await screen.findByText(/^No alerts yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set alert for Axis Bank' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Set alert for Aravalka Bank Ltd' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Set an alert' }));
    expect(dialog.getByText('Aravalka Bank Ltd · ₹1,234.50 on 20 Nov 2026')).toBeVisible();
    expect(dialog.queryByRole('link')).toBeNull();
    await userEvent.type(dialog.getByLabelText('Price'), '1300');
    client.answer({ priceAlerts: alerts(alert) });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await rows())[0]).toHaveTextContent(/^Aravalka Bank LtdAt or above ₹1,300.00.*Waiting$/);
    expect(client.calls.find(({ name }) => name === 'addPriceAlert')).toMatchObject({
      options: { body: { kind: 'stock', item: 'INESBX000001', rule: 'above', value: 1300 } },
    });
    expect(reported[0]).toMatchObject({ message: 'Alert set for Aravalka Bank Ltd.' });
  });

  test('P9 · gold and a 52-week high are chosen in the dialog', async () => {
    const { client } = await openPortfolio('/watchlist', {
      answers: { ...answers, addPriceAlert: alerts(alert) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Set alert' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^To choose another fund or stock/)).toBeVisible();
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mutual-funds',
      '/stocks',
      '/us-stocks',
    ]);
    await userEvent.selectOptions(dialog.getByLabelText('Fund, stock or gold'), 'Gold (per gram)');
    await userEvent.selectOptions(dialog.getByLabelText('Alert me when'), 'Price is at a 52-week high');
    expect(dialog.queryByLabelText('Price')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(client.calls.find(({ name }) => name === 'addPriceAlert')).toMatchObject({
      options: { body: { kind: 'gold', item: 'gold', rule: 'high_52w' } },
    });
  });

  test('P9 · a refused level stays with its reason', async () => {
    const reason = 'The price was already ₹1,234.50 on 20 Nov 2026. Enter a higher level.';
    const refused = new ApiError({
      kind: 'validation',
      httpStatus: 422,
      message: reason,
      errors: { value: [reason] },
    });
    await openPortfolio('/watchlist', {
      answers: { ...answers, addPriceAlert: () => Promise.reject(refused) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Set alert for Aravalka Bank Ltd' }));
    await userEvent.type(screen.getByLabelText('Price'), '1000');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByLabelText('Price')).toHaveValue('1,000');
  });

  test('P9 · an alert that was reached shows the day, in the list without a reload', async () => {
    const { bus, client } = await openPortfolio('/watchlist', {
      answers: { ...answers, priceAlerts: alerts(alert) },
    });
    expect((await rows())[0]).toHaveTextContent('Waiting');
    client.answer({ priceAlerts: alerts({ ...alert, state: 'reached', reached_on: '2026-11-23' }) });
    act(() => bus.emit('prices/published', { market: 'IN', date: '2026-11-23' }));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Reached 23 Nov 2026'));
    expect(within((await rows())[0]!).getByRole('link')).toHaveAttribute('href', alert.path);
  });

  test('P9 · gold has its name in the language of the page, and leads to its page', async () => {
    const gold: PriceAlert = { ...alert, kind: 'gold', item: 'gold', name: 'Gold', path: '/gold' };
    await openPortfolio('/watchlist', { answers: { ...answers, priceAlerts: alerts(gold) } });
    const link = within((await rows())[0]!).getByRole('link', { name: 'Gold (per gram)' });
    expect(link).toHaveAttribute('href', '/gold');
  });

  test('P9 · an alert is changed in its dialog', async () => {
    const { client } = await openPortfolio('/watchlist', {
      answers: { ...answers, priceAlerts: alerts(alert), changePriceAlert: alerts(alert) },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Change alert: Aravalka Bank Ltd, At or above ₹1,300.00' }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Change alert' }));
    await userEvent.selectOptions(dialog.getByLabelText('Alert me when'), 'Price moves in a day by');
    await userEvent.clear(dialog.getByLabelText('Percentage'));
    await userEvent.type(dialog.getByLabelText('Percentage'), '5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(client.calls.find(({ name }) => name === 'changePriceAlert')).toMatchObject({
      options: { params: { alert_id: 'a1' }, body: { rule: 'move', value: 5 } },
    });
  });

  test('P9 · deleting can be undone', async () => {
    const { client } = await openPortfolio('/watchlist', {
      answers: {
        ...answers,
        priceAlerts: alerts(alert),
        removePriceAlert: alerts(),
        restorePriceAlert: alerts(alert),
      },
    });
    const remove = await screen.findByRole('button', { name: /^Delete alert: Aravalka/ });
    client.answer({ priceAlerts: alerts() });
    await userEvent.click(remove);
    expect(await screen.findByText(/^No alerts yet/)).toBeVisible();
    client.answer({ priceAlerts: alerts(alert) });
    act(() => reported[0]!.action!.onSelect());
    expect(await rows()).toHaveLength(1);
    expect(client.calls.find(({ name }) => name === 'restorePriceAlert')).toMatchObject({
      options: { params: { alert_id: 'a1' } },
    });
  });

  test('P9 · a fund has alerts on its record too, and they are listed with the others', async () => {
    const fund: WatchedItem = {
      ...stock,
      kind: 'mutual_fund',
      id: 'SBX-1',
      name: 'Axis Flexi Cap Fund - Direct Plan - Growth',
    };
    const manager: FundAlert = {
      id: 'f1',
      item: 'SBX-1',
      name: 'Axis Flexi Cap',
      path: '/mutual-funds/fund/axis-flexi-cap',
      available: true,
      rule: 'manager',
      changed_on: null,
      created_at: '2026-11-20T05:00:00.000Z',
    };
    const funds = (...items: FundAlert[]) => ({ status: 'success', data: { limit: 100, items } });
    const { client } = await openPortfolio('/watchlist', {
      answers: {
        watchlist: { status: 'success', data: { limit: 100, items: [fund, stock] } },
        priceAlerts: alerts(alert),
        addFundAlert: funds(manager),
        removeFundAlert: funds(),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Set alert' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Alert me when'), 'Fund manager changes');
    expect(dialog.queryByLabelText('Price')).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('Fund, stock or gold'), 'Aravalka Bank Ltd');
    expect(dialog.queryByRole('option', { name: 'Fund manager changes' })).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('Fund, stock or gold'), 'mutual_fund:SBX-1');
    await userEvent.selectOptions(dialog.getByLabelText('Alert me when'), 'Fund manager changes');
    client.answer({ fundAlerts: funds(manager) });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await rows()).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^.*Axis Flexi CapFund managerWaiting$/),
      expect.stringMatching(/Aravalka Bank Ltd/),
    ]);
    expect(client.calls.find(({ name }) => name === 'addFundAlert')).toMatchObject({
      options: { body: { item: 'SBX-1', rule: 'manager' } },
    });
  });

  test('P9 · an alert on a record shows when it changed, one of a vanished fund that it is gone', async () => {
    const changed: FundAlert = {
      id: 'f1',
      item: 'SBX-1',
      name: 'Axis Flexi Cap',
      path: '/mutual-funds/fund/axis-flexi-cap',
      available: true,
      rule: 'exit_load',
      changed_on: '2026-11-23',
      created_at: '2026-11-20T05:00:00.000Z',
    };
    const gone: FundAlert = { ...changed, id: 'f2', name: 'SBX-9', available: false, path: '/mutual-funds' };
    const { client } = await openPortfolio('/watchlist', {
      answers: {
        ...answers,
        fundAlerts: { status: 'success', data: { limit: 100, items: [changed, gone] } },
        removeFundAlert: { status: 'success', data: { limit: 100, items: [changed] } },
      },
    });
    const [first, second] = await rows();
    expect(first).toHaveTextContent('Changed 23 Nov 2026');
    expect(second).toHaveTextContent('No longer available');
    await userEvent.click(screen.getByRole('button', { name: 'Delete alert: SBX-9, Exit load' }));
    expect(client.calls.find(({ name }) => name === 'removeFundAlert')).toMatchObject({
      options: { params: { alert_id: 'f2' } },
    });
  });
});
