import { ApiError } from '@sanchay/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gatewayWindow } from '../testing/gatewayWindow.ts';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aCart, aPayment } from '../testing/orders.ts';
import { sent } from '../testing/sentCalls.ts';

const { open, left } = gatewayWindow();
const session = signedIn();
const otp = {
  startStepUp: { status: 'success', data: { otp_ref: 'r1', resend_after: 30, sent_to: 'a•••@x.example' } },
  verifyStepUp: { status: 'success', data: { step_up: 'token-1', expires_at: '2026-11-23T10:05:00Z' } },
};

describe('I4 the OTP of a purchase', () => {
  const press = async (name = 'Pay ₹5,000') => userEvent.click(await screen.findByRole('button', { name }));
  const dialog = () => screen.findByRole('dialog', { name: 'Confirm with OTP' });
  const type = async () =>
    userEvent.type(within(await dialog()).getByLabelText('Enter the 6-digit OTP'), '123456');
  const cart = (confirms: string | null, more: object = {}) => aCart({ confirms, ...more });

  test('I4 · the cart is confirmed with an OTP for its contents, then the payment page opens', async () => {
    const { client } = await openAt('/cart', { ...otp, cart: cart('hash-1'), pay: aPayment() }, { session });
    await press();
    expect(within(await dialog()).getByText("We've sent an OTP to a•••@x.example.")).toBeVisible();
    expect([sent(client, 'pay'), open.mock.calls]).toEqual([[], []]);
    await type();
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    expect(sent(client, 'startStepUp')).toEqual([{ body: { purpose: 'purchase', confirms: 'hash-1' } }]);
    expect(sent(client, 'pay')).toMatchObject([{ body: { cart_id: 'c1', step_up: 'token-1' } }]);
  });

  test('I4 · a cart with nothing to pay today is confirmed as well', async () => {
    const { client, visited } = await openAt(
      '/cart',
      {
        ...otp,
        cart: cart('hash-1', { pay_now: 0 }),
        pay: aPayment({ status: 'successful', redirect_url: null }),
      },
      { session },
    );
    await press('Confirm (nothing to pay today)');
    await type();
    await waitFor(() => expect(visited).toEqual(['/orders?payment=pay1']));
    expect(sent(client, 'pay')).toMatchObject([{ body: { step_up: 'token-1' } }]);
  });

  test('I4 · who turns back pays nothing', async () => {
    const { client } = await openAt('/cart', { ...otp, cart: cart('hash-1'), pay: aPayment() }, { session });
    await press();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    expect([sent(client, 'pay'), open.mock.calls]).toEqual([[], []]);
    expect(await screen.findByRole('button', { name: 'Pay ₹5,000' })).toBeEnabled();
  });

  test('I4 · a payment that did not start is tried again without another OTP', async () => {
    let tries = 0;
    const { client } = await openAt(
      '/cart',
      {
        ...otp,
        cart: cart('hash-1'),
        pay: () => {
          tries += 1;
          if (tries > 1) return aPayment();
          throw new ApiError({ kind: 'server', httpStatus: 503, message: 'The gateway is away.' });
        },
      },
      { session },
    );
    await press();
    await type();
    expect(await screen.findByText('The gateway is away.')).toBeVisible();
    await waitFor(async () => {
      if (sent(client, 'pay').length < 2) await press();
      expect(left).toHaveBeenCalledTimes(1);
    });
    expect(sent(client, 'startStepUp')).toHaveLength(1);
  });

  test('I4 · a cart that changed meanwhile is shown anew and requires a new OTP', async () => {
    const changed = new ApiError({
      ...{ kind: 'refused', httpStatus: 403, code: 'step_up_invalid', message: 'Please confirm again.' },
    });
    const { client } = await openAt(
      '/cart',
      {
        ...otp,
        cart: cart('hash-1'),
        pay: () => {
          client.answer({ cart: cart('hash-2', { pay_now: 9000 }) });
          throw changed;
        },
      },
      { session },
    );
    await press();
    await type();
    expect(await screen.findByText('Please confirm again.')).toBeVisible();
    await waitFor(async () => {
      if (sent(client, 'startStepUp').length < 2) await press('Pay ₹9,000');
      expect(sent(client, 'startStepUp')).toHaveLength(2);
    });
    expect(sent(client, 'startStepUp').at(-1)).toEqual({
      body: { purpose: 'purchase', confirms: 'hash-2' },
    });
  });

  test('I4 · instalments of plans that were confirmed at registration are paid without an OTP', async () => {
    const { client } = await openAt('/cart', { cart: cart(null), pay: aPayment() }, { session });
    await press();
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    expect(sent(client, 'startStepUp')).toEqual([]);
  });
});
