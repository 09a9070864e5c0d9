import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRemittance, aUsAccount } from '../testing/dollars.ts';
import { openAt, signedIn } from '../testing/openAt.ts';

const open = (at: string, answers: Parameters<typeof openAt>[1]) =>
  openAt(at, answers, { session: signedIn() });

describe('I7 · the pages of the dollar wallet', () => {
  test('I7 · the account is opened step by step, each text accepted by itself, with what was shown', async () => {
    const closed = aUsAccount({ number: null, opened_at: null, w8ben: null });
    const { client } = await open('/us-stocks/account', { usAccount: closed, openUsAccount: aUsAccount() });
    expect(await screen.findByText('Text of us_declaration')).toBeVisible();
    await userEvent.click(screen.getByLabelText('I make this declaration'));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Text of us_w8ben')).toBeVisible();
    expect(screen.getByLabelText('I sign Form W-8BEN')).not.toBeChecked();
    expect(client.calls.some(({ name }) => name === 'openUsAccount')).toBe(false);
  });

  test('I7 · a text that is not accepted keeps its step, with the reason', async () => {
    const closed = aUsAccount({ number: null, opened_at: null, w8ben: null });
    await open('/us-stocks/account', { usAccount: closed });
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(screen.getByText('Read the text and tick the box first.')).toBeVisible();
    expect(screen.getByText('Text of us_declaration')).toBeVisible();
  });

  test('I7 · an account that cannot be opened shows the reason only', async () => {
    const refusal = { code: 'joint', message: 'US stocks need an account with one holder.' };
    await open('/us-stocks/account', {
      usAccount: aUsAccount({ number: null, opened_at: null, w8ben: null, refusal }),
    });
    expect(await screen.findByText(refusal.message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  test('I7 · an expired W-8BEN can be signed again', async () => {
    const w8ben = { signed_on: '2026-11-20', valid_until: '2029-12-31', expired: true, expiring: true };
    const { client } = await open('/us-stocks/account', {
      usAccount: aUsAccount({ w8ben }),
      renewW8ben: aUsAccount(),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign W-8BEN again' }));
    expect(client.calls.find(({ name }) => name === 'renewW8ben')?.options).toMatchObject({
      body: { us_w8ben: 'hash of us_w8ben' },
    });
  });

  test('I7 · adding money shows dollars, each charge, TCS and the limit before it is paid', async () => {
    await open('/us-stocks/wallet/add?amount=100000', { previewRemittance: aRemittance() });
    expect((await screen.findAllByText('$1,101.20'))[0]).toBeVisible();
    for (const text of ['₹90.8100', '₹200.00', '₹36.00', '₹180.00', '₹10,000.00', '23 Nov 2026'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('$1,101.20 of $2,50,000.00')).toBeVisible();
    expect(screen.getByText(/^20% on what exceeds ₹10,00,000 in FY 2026-\u206027/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm and pay ₹1,10,416.00' })).toBeVisible();
  });

  test('I7 · money over the limit cannot be paid, and the reason is shown', async () => {
    const refusal = { code: 'over_limit', message: 'This exceeds the LRS limit by $1.00.' };
    await open('/us-stocks/wallet/add', { previewRemittance: aRemittance({ refusal }) });
    expect(await screen.findByText(refusal.message)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Confirm and pay/ })).toBeNull();
  });
});
