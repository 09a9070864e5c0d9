import { ApiError } from '@sanchay/api-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gatewayWindow } from '../testing/gatewayWindow.ts';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aCart, aPayment } from '../testing/orders.ts';
import { sent } from '../testing/sentCalls.ts';

const { open, left } = gatewayWindow();
const session = signedIn();

describe('I4 paying the cart', () => {
  const pay = async () => userEvent.click(await screen.findByRole('button', { name: 'Pay ₹5,000' }));

  test('I4 pays this revision by the chosen method, and leaves for the gateway', async () => {
    const { client } = await openAt('/cart', { cart: aCart(), pay: aPayment() }, { session });
    await userEvent.click(await screen.findByRole('radio', { name: /Net banking/ }));
    await pay();
    await waitFor(() => expect(left.mock.calls).toEqual([['https://gateway.example/pay/1']]));
    expect(sent(client, 'pay')).toEqual([{ body: { cart_id: 'c1', revision: 3, method: 'netbanking' } }]);
  });

  test('I4 with nothing to pay today it goes straight to the orders', async () => {
    const { visited } = await openAt(
      '/cart',
      { cart: aCart({ pay_now: 0 }), pay: aPayment({ status: 'successful', redirect_url: null }) },
      { session },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm (nothing to pay today)' }));
    await waitFor(() => expect(visited).toEqual(['/orders?payment=pay1']));
    expect(open).not.toHaveBeenCalled();
  });

  test('I4 a lost answer is requested again by the same request, hence under the same key', async () => {
    let asked = 0;
    const { client } = await openAt(
      '/cart',
      {
        cart: aCart(),
        pay: () => {
          asked += 1;
          if (asked <= 2) throw new ApiError({ kind: 'unsure' });
          return aPayment();
        },
      },
      { session },
    );
    await pay();
    expect(await screen.findByText("We couldn't confirm this went through")).toBeVisible();
    expect(left).not.toHaveBeenCalled();
    const again = screen.getByRole('button', { name: 'Check again' });
    // The button accepts no second click within half a second. After the request no further click follows: that would
    // request the same payment, which the server returns again.
    await waitFor(
      () => {
        if (sent(client, 'pay').length < 3) fireEvent.click(again);
        expect(left).toHaveBeenCalledTimes(1);
      },
      { timeout: 3000 },
    );
    const once = { body: { cart_id: 'c1', revision: 3, method: 'upi' } };
    expect(sent(client, 'pay')).toEqual([once, once, once]);
  });

  test.each([
    ['en', 'No connection', 'Nothing was sent or changed. Check your internet connection and try again.'],
    ['hi', 'कनेक्शन नहीं है', 'कुछ भेजा या बदला नहीं गया। अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।'],
  ] as const)(
    'I4 M23 offline nothing is paid, and the page states it in %s',
    async (language, title, text) => {
      const error = new ApiError({ kind: 'offline' });
      await openAt('/cart', { cart: aCart(), pay: () => Promise.reject(error) }, { session, language });
      await userEvent.click(await screen.findByRole('button', { name: /₹5,000/ }));
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(left).not.toHaveBeenCalled();
    },
  );

  test('I4 what keeps a line from being paid stands on the line', async () => {
    const text = 'The smallest amount for this fund is ₹6,000.';
    const error = new ApiError({
      kind: 'validation',
      httpStatus: 422,
      message: text,
      errors: { 'items.0.amount': [text] },
    });
    await openAt('/cart', { cart: aCart(), pay: () => Promise.reject(error) }, { session });
    await pay();
    expect(await within(screen.getByRole('listitem')).findByText(text)).toBeVisible();
  });

  test.each([400, 409])('I3 after a %s the pending orders are loaded again', async (httpStatus) => {
    const error = new ApiError({
      kind: 'refused',
      httpStatus,
      code: 'cart_changed',
      message: 'Your cart has changed.',
    });
    const { client } = await openAt(
      '/cart',
      { cart: aCart(), pay: () => Promise.reject(error) },
      { session },
    );
    await pay();
    expect(await screen.findByText('Your cart has changed.')).toBeVisible();
    await waitFor(() => expect(sent(client, 'cart').length).toBeGreaterThan(1));
  });

  test('P9 · a payment that is refused because KYC has lapsed links to its renewal', async () => {
    const error = new ApiError({
      kind: 'refused',
      httpStatus: 403,
      code: 'kyc_lapsed',
      message: 'No valid KYC.',
    });
    await openAt('/cart', { cart: aCart(), pay: () => Promise.reject(error) }, { session });
    await pay();
    expect(await screen.findByText('No valid KYC.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Update your KYC' })).toHaveAttribute('href', '/kyc');
  });

  test('I4 a user who is not ready to invest sees this and keeps the cart', async () => {
    await openAt('/cart', { cart: aCart() }, { session: signedIn(5) });
    expect(await screen.findByText('Complete your account setup to invest')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Complete setup' })).toHaveAttribute('href', '/solo-setup');
    expect(screen.queryByRole('button', { name: 'Pay ₹5,000' })).toBeNull();
    expect(screen.getByText('Axis Flexi Cap')).toBeVisible();
  });

  test('I4 while a payment is live nothing can be changed, and it can be gone on with', async () => {
    await openAt(
      '/cart',
      { cart: aCart({ payment_id: 'pay1' }), payment: aPayment({ delayed: true }) },
      { session },
    );
    expect(await screen.findByText('Payment in progress')).toBeVisible();
    expect(await screen.findByText('Experiencing delay in payment')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change amount' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Check status' })).toHaveAttribute(
      'href',
      '/orders?payment=pay1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue payment' }));
    expect(left.mock.calls).toEqual([['https://gateway.example/pay/1']]);
  });

  test('I4 a debit by mandate, which the bank makes by itself, cannot be cancelled', async () => {
    const payment = aPayment({ method: 'mandate', redirect_url: null });
    await openAt('/cart', { cart: aCart({ payment_id: 'pay1' }), payment }, { session });
    expect(await screen.findByRole('link', { name: 'Check status' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull();
  });

  test('I4 a payment under way can be cancelled, and the cart is open again', async () => {
    const { client } = await openAt(
      '/cart',
      {
        cart: aCart({ payment_id: 'pay1' }),
        payment: aPayment(),
        cancelPayment: aPayment({ status: 'failed' }),
      },
      { session },
    );
    const cancel = await screen.findByRole('button', { name: 'Cancel payment' });
    client.answer({ cart: aCart({ revision: 4 }) });
    await userEvent.click(cancel);
    expect(await screen.findByRole('button', { name: 'Change amount' })).toBeVisible();
    expect(client.calls.find(({ name }) => name === 'cancelPayment')?.options).toMatchObject({
      params: { id: 'pay1' },
    });
  });
});
