import { ApiError } from '@sanchay/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, signedIn } from '../testing/openAt.ts';
import { STOCK_ANSWERS } from '../testing/stockAnswers.ts';

describe('I6 price alert on the page of a stock', () => {
  const PATH = '/stocks/aravalka-bank-ltd';
  const NAME = 'Set price alert: Aravalka Bank Ltd';
  const empty = { status: 'success' as const, data: { limit: 100, items: [] } };
  const one = {
    status: 'success' as const,
    data: { limit: 100, items: [{ kind: 'stock', item: 'INESBX000001' }] },
  } as never;
  const open = (answers = {}) =>
    openAt(PATH, { ...STOCK_ANSWERS, priceAlerts: empty, ...answers }, { session: signedIn() });

  test('I6 · a visitor who is not signed in is taken to the login and back', async () => {
    const { visited, client } = await openAt(PATH, STOCK_ANSWERS);
    await userEvent.click(await screen.findByRole('button', { name: NAME }));
    expect(visited[0]).toMatch(/^\/login\?next=/);
    expect(client.calls.some(({ name }) => name === 'priceAlerts')).toBe(false);
  });

  test('I6 · it sets an alert on a level of this stock and leads to the alerts', async () => {
    const { client } = await open({ addPriceAlert: one });
    await userEvent.click(await screen.findByRole('button', { name: NAME }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Set a price alert' }));
    expect(sheet.getByText('Aravalka Bank Ltd · ₹1,234.50 now')).toBeVisible();
    await userEvent.selectOptions(sheet.getByLabelText('Alert me when'), 'below');
    await userEvent.type(sheet.getByLabelText('Price'), '1100');
    client.answer({ priceAlerts: one });
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    const link = await screen.findByRole('link', { name: '1 alert on this share' });
    expect(link).toHaveAttribute('href', '/watchlist');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(client.calls.find(({ name }) => name === 'addPriceAlert')?.options).toEqual({
      body: { kind: 'stock', item: 'INESBX000001', rule: 'below', value: 1100 },
    });
  });

  test('I6 · a refusal has its reason beside the price, and what was entered stays', async () => {
    const reason = 'The price was already ₹1,234.50 on 20 Nov 2026.';
    const refused = new ApiError({
      kind: 'validation',
      httpStatus: 422,
      message: reason,
      errors: { value: [reason] },
    });
    await open({ addPriceAlert: () => Promise.reject(refused) });
    await userEvent.click(await screen.findByRole('button', { name: NAME }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByLabelText('Price'), '1200');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await sheet.findByText(reason)).toBeVisible();
    expect(sheet.getByLabelText('Price')).toHaveValue('1,200');
    await userEvent.selectOptions(sheet.getByLabelText('Alert me when'), 'high_52w');
    expect(sheet.queryByLabelText('Price')).toBeNull();
    expect(sheet.queryByText(reason)).toBeNull();
  });
});
