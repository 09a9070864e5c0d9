import { confirmsOf } from '@sanchay/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, signedIn } from '../testing/openAt.ts';
import { anOrder, aPayment } from '../testing/orders.ts';
import { aSale } from '../testing/sales.ts';

const session = signedIn();
const list = (...data: ReturnType<typeof anOrder>[]) => ({
  status: 'success',
  data,
  meta: { page: 1, per_page: 20, total: data.length },
});
const sales = (...data: ReturnType<typeof aSale>[]) => ({
  ...list(),
  data,
  meta: { page: 1, per_page: 20, total: data.length },
});
const asked = (client: { calls: { name: string; options: unknown }[] }, name: string) =>
  client.calls.filter((call) => call.name === name);

describe('I3 orders', () => {
  test('I3 an order shows its amount, NAV date and status, and leads to its timeline', async () => {
    await openAt('/orders', { orders: list(anOrder()), redemptions: sales() }, { session });
    expect(await screen.findByRole('link', { name: 'Axis Flexi Cap' })).toHaveAttribute('href', '/orders/o1');
    for (const message of ['₹5,000', '23 Nov 2026', 'UPI', 'Received', 'Sent to AMC']) {
      expect(screen.getAllByText(message)[0]).toBeVisible();
    }
  });

  test('I3 orders in process and finished orders are two tabs, in the address and requested from the server', async () => {
    const { client, location } = await openAt(
      '/orders',
      { orders: list(anOrder()), redemptions: sales() },
      { session },
    );
    await waitFor(() =>
      expect(asked(client, 'orders').at(-1)?.options).toMatchObject({
        query: { status: 'draft,under_review,pending,confirmed,submitted', page: 1, per_page: 20 },
      }),
    );
    await userEvent.click(await screen.findByRole('tab', { name: 'Recent' }));
    await waitFor(() => expect(location()).toBe('/orders?tab=recent'));
    await waitFor(() =>
      expect(asked(client, 'redemptions').at(-1)?.options).toMatchObject({
        query: { status: 'paid_out,switched,cancelled,failed', page: 1, per_page: 20 },
      }),
    );
    await waitFor(() =>
      expect(asked(client, 'orders').at(-1)?.options).toMatchObject({
        query: { status: 'successful,cancelled,failed,reversed', page: 1, per_page: 20 },
      }),
    );
  });

  test('I3 a sale and a switch are listed with their fund, what they bring and where they lead', async () => {
    const sold = aSale({ net: 1979.98, status: 'priced' });
    const moved = aSale({
      ...{ id: 's2', kind: 'switch', amount: null, by: 'all' },
      switch_in: {
        ...{ code: 'SBX-AX2-GR', fund_name: 'Axis Liquid Fund', slug: 'axis-liquid', folio_no: null },
        ...{ nav_date: '2026-11-25', units_date: '2026-11-26', units: null, nav: null, stamp_duty: null },
      },
    });
    await openAt('/orders', { orders: list(), redemptions: sales(sold, moved) }, { session });
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Axis Flexi CapRedemption · 20 Nov 2026₹1,98020 Nov 202625 Nov 2026Redeemed',
      'Axis Flexi CapSwitch · 20 Nov 2026 · to Axis LiquidAll units20 Nov 202626 Nov 2026Placed',
    ]);
    const [link] = screen.getAllByRole('link', { name: 'Axis Flexi Cap' });
    expect(link).toHaveAttribute('href', '/orders/sale/s1');
    expect(screen.queryByRole('heading', { name: 'Purchases' })).toBeNull();
  });

  test('I3 without orders the page teaches the next step', async () => {
    await openAt('/orders', { orders: list(), redemptions: sales() }, { session });
    expect(await screen.findByText('No mutual fund orders in progress')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore funds' })).toHaveAttribute('href', '/mutual-funds');
  });

  test.each([
    ['/orders', 'Mutual funds'],
    ['/stocks/orders', 'Stocks'],
    ['/us-stocks/orders', 'US stocks'],
    ['/fixed-deposit/deposits', 'Fixed deposits'],
  ])('I3 %s leads to the orders of every kind of investment', async (path, here) => {
    await openAt(path, { orders: list(), redemptions: sales() }, { session });
    const kinds = within(await screen.findByRole('navigation', { name: 'Orders by investment' }));
    expect(kinds.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/orders',
      '/stocks/orders',
      '/us-stocks/orders',
      '/fixed-deposit/deposits',
      '/gold/orders',
    ]);
    expect(kinds.getByRole('link', { current: true })).toHaveTextContent(new RegExp(`^${here}$`));
  });

  test('I3 a list that does not load can be requested again', async () => {
    const { client } = await openAt('/orders', {}, { session });
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
    client.answer({ orders: list(anOrder()), redemptions: sales() });
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Axis Flexi Cap' })).toBeVisible();
  });

  test('I3 an order that moves on shows it without a reload', async () => {
    const { client, bus } = await openAt(
      '/orders',
      { orders: list(anOrder()), redemptions: sales() },
      { session },
    );
    await screen.findByText('Sent to AMC');
    client.answer({ orders: list(anOrder({ status: 'successful', units: 99.995 })) });
    act(() =>
      bus.emit('order/changed', {
        orderId: 'o1',
        code: 'SBX-AX1-GR',
        status: 'successful',
        portfolioId: 'p1',
      }),
    );
    expect(await screen.findByText('Units allotted')).toBeVisible();
    expect(screen.getByText('99.995')).toBeVisible();
  });
});

describe('I4 an amount due after a chargeback', () => {
  const one = {
    ...{
      id: 'c1',
      payment_id: 'pay1',
      purpose: 'cart' as const,
      amount: 5000,
      recovered: 3000,
      due: 2000,
      settled: 0,
    },
    ...{ outstanding: 2000, at: '2026-11-23T05:00:00Z', settled_at: null, ticket_id: 't1', order_ids: [] },
    live_payment_id: null,
  };
  const answers = (more: object = {}) => ({
    ...{ orders: list(anOrder()), redemptions: sales() },
    chargebacks: { status: 'success', data: { outstanding: 2000, chargebacks: [{ ...one, ...more }] } },
  });

  test('I4 it is shown with the way to the ticket until it is settled', async () => {
    const { client, bus } = await openAt('/orders', answers(), { session });
    expect(await screen.findByText('₹2,000.00 is due')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View support ticket' })).toHaveAttribute(
      'href',
      '/help/tickets/t1',
    );
    client.answer({ chargebacks: { status: 'success', data: { outstanding: 0, chargebacks: [] } } });
    act(() => bus.emit('payment/changed', { paymentId: 'pay1', status: 'charged_back', portfolioId: 'p1' }));
    await waitFor(() => expect(screen.queryByText('₹2,000.00 is due')).toBeNull());
  });

  test('I4 a manager sees it, and neither pays it nor opens a ticket of the owner', async () => {
    const managed_account = { owner_name: 'Asha Kulkarni', own_portfolio_id: 2 };
    const user = { ...session.user!, managed_account };
    await openAt('/orders', answers(), { session: { ...session, user } });
    expect(await screen.findByText('₹2,000.00 is due')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'View support ticket' })).toBeNull();
  });

  test('I4 it is paid with an OTP for exactly this amount, then the payment is followed', async () => {
    const { client } = await openAt(
      '/orders',
      {
        ...answers(),
        startStepUp: { status: 'success', data: { otp_ref: 'r', resend_after: 30, sent_to: 'a•••' } },
        verifyStepUp: { status: 'success', data: { step_up: 'token-1', expires_at: '' } },
        payChargeback: aPayment({ id: 'due1', purpose: 'chargeback_due', redirect_url: null }),
      },
      { session },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹2,000.00' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay the amount due' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹2,000.00' }));
    await userEvent.type(await screen.findByLabelText('Enter the 6-digit OTP'), '123456');
    const asked = { params: { id: 'c1' }, body: { amount: 2000, method: 'upi' } };
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'payChargeback')?.options).toMatchObject({
        ...asked,
        body: { ...asked.body, step_up: 'token-1' },
      }),
    );
    expect(client.calls.find(({ name }) => name === 'startStepUp')?.options).toEqual({
      body: { purpose: 'purchase', confirms: confirmsOf('payChargeback', asked) },
    });
  });

  test('I4 a payment of it that is under way is followed, not started again', async () => {
    const payment = aPayment({ id: 'due1', purpose: 'chargeback_due' });
    await openAt('/orders', { ...answers({ live_payment_id: 'due1' }), payment }, { session });
    expect(await screen.findByRole('button', { name: 'Continue payment' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check status' })).toHaveAttribute(
      'href',
      '/orders?payment=due1',
    );
    expect(screen.getByRole('button', { name: 'Cancel payment' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay ₹2,000.00' })).toBeNull();
  });
});
