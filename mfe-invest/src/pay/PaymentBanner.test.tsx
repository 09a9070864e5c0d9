import { ApiError } from '@sanchay/api-client';
import { refreshCalls } from '@sanchay/remote-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aCart, anOrder, aPayment } from '../testing/orders.ts';
import { sent } from '../testing/sentCalls.ts';

const session = signedIn();
const page = (...data: ReturnType<typeof anOrder>[]) => ({
  status: 'success',
  data,
  meta: { page: 1, per_page: 20, total: data.length },
});
const orders = page(anOrder());
const redemptions = { ...page(), data: [] };

describe('I4 back from the gateway', () => {
  const back = (payment: ReturnType<typeof aPayment>) =>
    openAt('/orders?payment=pay1', { orders, redemptions, payment, cart: aCart() }, { session });

  test('I4 a received payment is reported, and cart and orders are fetched again', async () => {
    const { client, bus } = await back(aPayment({ status: 'successful' }));
    expect(await screen.findByText('Payment of ₹5,000 received')).toBeVisible();
    await waitFor(() => expect(bus.state('cart/changed')).toEqual({ cartId: 'c1', revision: 3, count: 1 }));
    expect(sent(client, 'payment')[0]).toMatchObject({ params: { id: 'pay1' } });
  });

  test('I4 a failed payment shows its reason and states that the orders remain in the cart', async () => {
    await back(aPayment({ status: 'failed', reason: 'The bank declined the payment.' }));
    expect(await screen.findByText('Payment of ₹5,000 failed')).toBeVisible();
    expect(
      screen.getByText('The bank declined the payment. Your orders are still in the cart.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
  });

  test('I4 a payment that waits can be cancelled there, and its cart is unlocked', async () => {
    const { client, bus } = await back(aPayment());
    const cancel = await screen.findByRole('button', { name: 'Cancel payment' });
    expect(screen.getByRole('link', { name: 'Continue payment' })).toHaveAttribute(
      'href',
      'https://gateway.example/pay/1',
    );
    const ended = aPayment({ status: 'failed', redirect_url: null, reason: 'You cancelled the payment.' });
    client.answer({ cancelPayment: ended, payment: ended, cart: aCart({ revision: 4 }) });
    await userEvent.click(cancel);
    expect(
      await screen.findByText('You cancelled the payment. Your orders are still in the cart.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
    expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull();
    expect(sent(client, 'cancelPayment')[0]).toMatchObject({ params: { id: 'pay1' } });
    await waitFor(() => expect(bus.state('cart/changed')).toMatchObject({ revision: 4 }));
  });

  test('I4 a payment that completed in the meantime is not cancelled, and the page reports it', async () => {
    const { client } = await back(aPayment());
    const cancel = await screen.findByRole('button', { name: 'Cancel payment' });
    const paid = aPayment({ status: 'successful', redirect_url: null });
    client.answer({ cancelPayment: paid, payment: paid });
    await userEvent.click(cancel);
    expect(await screen.findByText('Payment of ₹5,000 received')).toBeVisible();
  });

  test('I4 a refused cancellation shows the reason, and a mandate debit offers no cancellation', async () => {
    const { client } = await back(aPayment());
    client.answer({
      cancelPayment: () => Promise.reject(new ApiError({ kind: 'refused', message: 'It is on its way.' })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByText('It is on its way.')).toBeVisible();
    client.answer({ payment: aPayment({ method: 'mandate', redirect_url: null }) });
    await act(() => refreshCalls('payment'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull());
    expect(screen.getByText('Waiting for your payment of ₹5,000')).toBeVisible();
  });

  test('I4 a delayed payment is shown as delayed', async () => {
    await back(aPayment({ delayed: true }));
    expect(await screen.findByText('Experiencing delay in payment')).toBeVisible();
    expect(screen.getByText(/If money was debited, it is safe/)).toBeVisible();
  });

  test('I4 a refund shows its amount and date', async () => {
    await back(aPayment({ status: 'refunded', refund: { amount: 5000, at: '2026-11-23T05:00:00Z' } }));
    expect(await screen.findByText('₹5,000 was refunded on 23 Nov 2026, 10:30 am.')).toBeVisible();
  });

  test('I4 news of the payment on the bus brings its state at once', async () => {
    const { client, bus } = await back(aPayment());
    expect(await screen.findByText('Waiting for your payment of ₹5,000')).toBeVisible();
    client.answer({ payment: aPayment({ status: 'expired' }) });
    act(() => bus.emit('payment/changed', { paymentId: 'pay1', status: 'expired', portfolioId: 'p1' }));
    expect(await screen.findByText('Payment of ₹5,000 timed out')).toBeVisible();
  });

  test("I4 another user's payment is not found", async () => {
    const missing = () =>
      Promise.reject(new ApiError({ kind: 'not_found', code: 'not_found', httpStatus: 404 }));
    await openAt('/orders?payment=x', { orders, redemptions, payment: missing, cart: aCart() }, { session });
    expect(await screen.findByText('Not found')).toBeVisible();
  });
});
