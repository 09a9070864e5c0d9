import { ApiError } from '@sanchay/api-client';
import type { CallReply, Payment } from '@sanchay/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asha, goldOrder, renderGold } from '../testGold.ts';

const bought = goldOrder({
  status: 'successful',
  invoice_no: 'SG/26-27/000001',
  payment: { ...goldOrder().payment!, status: 'successful', redirect_url: null },
});
const figures = {
  current_value: 1010.5,
  one_day_change: 0,
  one_day_change_percentage: 0,
  absolute_percentage: 1.05,
  xirr_percentage: null,
  total_invested: 1000,
};
const holdings = {
  status: 'success',
  data: { as_of: '2026-11-20', totals: figures, holdings: [{ asset: 'gold', units: 0.3287, ...figures }] },
} as unknown as CallReply<'holdings'>;
const list = (...data: CallReply<'goldOrders'>['data']) => ({
  status: 'success' as const,
  data,
  refusal: null,
});
const payment = (over: Partial<Payment>) => ({
  status: 'success' as const,
  data: { ...goldOrder().payment!, ...over },
});
const open = (answers: object, at = '/gold/orders') =>
  renderGold({ at, answers: { holdings, ...answers }, session: asha() });

describe('/gold/orders', () => {
  it('G1 · shows grams, value, gain, and each order with its invoice lines', async () => {
    await open({ goldOrders: list(bought) });
    expect(await screen.findByText('₹1,010.50')).toBeInTheDocument();
    expect(screen.getByText('+₹10.50')).toBeInTheDocument();
    const rows = within((await screen.findByText('Bought')).closest('ul')!);
    expect(rows.getByRole('listitem')).toHaveTextContent(/^0\.3287 g20 Nov 2026₹1,000Bought/);
    expect(screen.getByText(/^Placed on 20 Nov 2026, \d/)).toBeInTheDocument();
    await userEvent.click(screen.getByText('Tax invoice SG/26-27/000001'));
    expect(screen.getByText('₹970.87')).toBeInTheDocument();
    expect(screen.getByText('₹14.56')).toBeInTheDocument();
    expect(screen.getByText('₹14.57')).toBeInTheDocument();
  });

  it.each([
    ['gold is held', list(bought), holdings],
    ['nothing was bought', list(), null],
  ])(
    'G1 · an account that cannot buy sees the reason in place of every way to buy: %s',
    async (_, orders, held) => {
      const refusal = { code: 'not_for_non_residents', message: 'Digital gold is for residents.' };
      const none = { ...holdings, data: { ...holdings.data, holdings: [] } };
      const failed = payment({ status: 'failed', reason: 'The bank refused.', redirect_url: null });
      await open(
        { goldOrders: { ...orders, refusal }, holdings: held ?? none, payment: failed },
        '/gold/orders?payment=pay-1',
      );
      expect(await screen.findByText('Digital gold is for residents.')).toBeVisible();
      expect(await screen.findByText('The bank refused.')).toBeVisible();
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links).not.toContain('/gold/buy');
    },
  );

  it('G1 · an order moves by itself when its payment does', async () => {
    const { bus, client } = await open({ goldOrders: list(goldOrder()) });
    expect(await screen.findByText('Payment pending')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue payment' })).toHaveAttribute(
      'href',
      'http://localhost/#pay-1',
    );
    client.answer({ goldOrders: list(bought) });
    act(() => bus.emit('payment/changed', { paymentId: 'pay-1', status: 'successful', portfolioId: 'p1' }));
    expect(await screen.findByText('Bought')).toBeInTheDocument();
    client.answer({ goldOrders: list() });
    act(() => bus.emit('account/switched', { portfolioId: 'p2', name: 'Family', onboardingState: 13 }));
    expect(await screen.findByText('No gold yet')).toBeInTheDocument();
  });

  it('G1 · a payment that waits can be cancelled, and the order ends', async () => {
    const ended = goldOrder({
      status: 'failed',
      payment: { ...goldOrder().payment!, status: 'failed', redirect_url: null },
    });
    const { client } = await open({
      goldOrders: list(goldOrder()),
      cancelPayment: payment({ status: 'failed', redirect_url: null }),
    });
    await screen.findByText('Payment pending');
    client.answer({ goldOrders: list(ended) });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByText('Failed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull();
    expect(client.calls.find(({ name }) => name === 'cancelPayment')!.options).toMatchObject({
      params: { id: 'pay-1' },
    });
  });

  it('G1 · a cancellation that is refused shows why', async () => {
    await open({
      goldOrders: list(goldOrder()),
      cancelPayment: () => {
        throw new ApiError({ kind: 'refused', message: 'This payment cannot be cancelled.' });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByText('This payment cannot be cancelled.')).toBeInTheDocument();
  });

  it('G1 · before the first order there is one way to begin, and no card of zeros', async () => {
    const none = { ...holdings, data: { ...holdings.data, holdings: [] } };
    await open({ goldOrders: list(), holdings: none });
    expect(await screen.findByText('No gold yet')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Gold holdings')).toBeNull());
    expect(screen.getAllByRole('link', { name: 'Buy gold' })).toHaveLength(1);
  });

  it('G1 · who has ordered and holds nothing yet sees that', async () => {
    const none = { ...holdings, data: { ...holdings.data, holdings: [] } };
    await open({ goldOrders: list(goldOrder()), holdings: none });
    expect(await screen.findByText('Gold holdings')).toBeInTheDocument();
    expect(screen.getByText('0.0000')).toBeInTheDocument();
  });

  it('G1 · booked grams show at once', async () => {
    const { bus, client } = await open({ goldOrders: list(bought) });
    expect(await screen.findByText('₹1,010.50')).toBeInTheDocument();
    const more = {
      ...holdings,
      data: { ...holdings.data, holdings: [{ ...holdings.data.holdings[0]!, current_value: 2021 }] },
    };
    client.answer({ holdings: more });
    act(() => bus.emit('holdings/changed', { portfolioId: 'p1' }));
    expect(await screen.findByText('₹2,021.00')).toBeInTheDocument();
  });

  it.each([
    [payment({ status: 'successful' }), 'Payment received'],
    [payment({ status: 'pending' }), 'Waiting for your payment'],
    [payment({ status: 'pending', delayed: true }), 'Experiencing delay in payment'],
    [payment({ status: 'expired', reason: 'The payment was not finished in time.' }), 'Payment timed out'],
    [payment({ status: 'refunded', reason: 'Sent back in full.' }), 'Payment refunded'],
  ])('G1 · a user who comes back from paying sees how it ended (%#)', async (answer, text) => {
    await open({ goldOrders: list(), payment: answer }, '/gold/orders?payment=pay-1');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('G1 · a user who comes back before paying can cancel the payment there', async () => {
    const { client } = await open(
      { goldOrders: list(), payment: payment({ status: 'pending' }) },
      '/gold/orders?payment=pay-1',
    );
    const cancel = await screen.findByRole('button', { name: 'Cancel payment' });
    const ended = payment({ status: 'failed', redirect_url: null, reason: 'You cancelled the payment.' });
    client.answer({ cancelPayment: ended, payment: ended });
    await userEvent.click(cancel);
    expect(await screen.findByText('You cancelled the payment.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buy again' })).toHaveAttribute('href', '/gold/buy');
    expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull();
    expect(client.calls.find(({ name }) => name === 'cancelPayment')!.options).toMatchObject({
      params: { id: 'pay-1' },
    });
  });

  it('G1 · a failed payment shows why, and the way back to buying', async () => {
    const reason = 'The bank declined the payment. Nothing was charged.';
    const { client } = await open(
      { goldOrders: list(), payment: payment({ status: 'failed', reason, redirect_url: null }) },
      '/gold/orders?payment=pay-1',
    );
    expect(await screen.findByText('Payment failed')).toBeInTheDocument();
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buy again' })).toHaveAttribute('href', '/gold/buy');
    expect(client.calls.find(({ name }) => name === 'payment')!.options).toMatchObject({
      params: { id: 'pay-1' },
    });
  });

  it('G1 · a failed order shows its reason, a returned payment that it was returned', async () => {
    const reason = 'You cancelled the payment. Nothing was charged.';
    await open({
      goldOrders: list(
        goldOrder({
          id: 'a',
          status: 'failed',
          payment: { ...goldOrder().payment!, status: 'failed', reason, redirect_url: null },
        }),
        goldOrder({
          id: 'b',
          status: 'failed',
          payment: { ...goldOrder().payment!, status: 'refunded', redirect_url: null },
        }),
      ),
    });
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByText('Failed')).toBeInTheDocument();
    expect(screen.getByText('Refunded')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Continue payment' })).toBeNull();
  });

  it('G1 · without orders the page teaches the first one', async () => {
    await open({ goldOrders: list() });
    expect(await screen.findByText('No gold yet')).toBeInTheDocument();
  });

  it('G1 · what did not load can be requested again', async () => {
    let broken = true;
    await open({
      goldOrders: () => {
        if (broken) throw new ApiError({ kind: 'refused', message: 'down' });
        return list(bought);
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(again);
    expect(await screen.findByText('Bought')).toBeInTheDocument();
  });

  it('G1 · nothing is requested for a visitor who is not signed in', async () => {
    const { client } = await renderGold({ at: '/gold/orders?payment=pay-1' });
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fgold%2Forders%3Fpayment%3Dpay-1',
    );
    await waitFor(() => expect(client.calls).toEqual([]));
  });
});
