import { ApiError } from '@sanchay/api-client';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, signedIn } from '../testing/openAt.ts';
import { anOrder, aPayment } from '../testing/orders.ts';
import { keepFile } from './keepFile.ts';

jest.mock('./keepFile.ts', () => ({ keepFile: jest.fn() }));

const session = signedIn();
const answer = (more: Parameters<typeof anOrder>[0] = {}) => ({ status: 'success', data: anOrder(more) });

describe('I3 an order', () => {
  test('I3 the timeline names the rule and what comes, with its day', async () => {
    await openAt('/orders/o1', { order: answer() }, { session });
    const steps = within(await screen.findByRole('list', { name: 'Order status' }));
    expect(steps.getByText(/^Sent to Axis Mutual Fund\./)).toBeVisible();
    expect(steps.getByText('23 Nov 2026, 10:30 am')).toBeVisible();
    expect(steps.getByText('Expected on 25 Nov 2026')).toBeVisible();
  });

  test('I3 it moves on live', async () => {
    const { client, bus } = await openAt('/orders/o1', { order: answer() }, { session });
    await screen.findByText('Expected NAV date');
    client.answer({
      order: answer({
        status: 'successful',
        nav: 50.1234,
        nav_date: '2026-11-23',
        units: 99.75,
        stamp_duty: 0.25,
      }),
    });
    act(() =>
      bus.emit('order/changed', { orderId: 'o1', code: 'X', status: 'successful', portfolioId: 'p1' }),
    );
    expect(await screen.findByText('₹50.1234')).toBeVisible();
    expect(screen.getByText('99.750')).toBeVisible();
    expect(screen.getByText('₹0.25')).toBeVisible();
    expect(screen.queryByText('Expected NAV date')).toBeNull();
  });

  test('I4 what is refunded of it is followed on its page, and nothing of other orders', async () => {
    const refund = (id: string, amount: number, reference: string | null) => ({
      id,
      amount,
      status: reference === null ? ('sent' as const) : ('confirmed' as const),
      asked_at: '2026-11-24T05:00:00Z',
      due_by: '2099-11-30',
      reference,
    });
    await openAt(
      '/orders/o1',
      {
        order: answer({ status: 'failed', reason: 'The fund house refused it.', payment_id: 'pay1' }),
        payment: aPayment({
          status: 'successful',
          refunds: [refund('o1', 5000, 'RF0001'), refund('o2', 700, null)],
        }),
      },
      { session },
    );
    const steps = within(await screen.findByRole('list', { name: 'Refund' }));
    expect(steps.getByText(/₹5,000/)).toBeVisible();
    expect(steps.getByText(/RF0001/)).toBeVisible();
    expect(steps.getByText(/30 Nov 2099/)).toBeVisible();
    expect(screen.queryByText(/₹700/)).toBeNull();
  });

  test('I4 an order that was carried out requires no refund', async () => {
    const { client } = await openAt(
      '/orders/o1',
      { order: answer({ status: 'successful', payment_id: 'pay1' }) },
      { session },
    );
    await screen.findByRole('list', { name: 'Order status' });
    expect(client.calls.some(({ name }) => name === 'payment')).toBe(false);
  });

  test('I3 the timeline can be kept as CSV and as text', async () => {
    await openAt('/orders/o1', { order: answer() }, { session });
    await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
    await userEvent.click(screen.getByRole('button', { name: 'Text' }));
    expect(jest.mocked(keepFile).mock.calls).toEqual([
      [
        'order-o1.csv',
        'text/csv',
        expect.stringContaining('submitted,nav-equity-2021,Sent to Axis Mutual Fund.'),
      ],
      [
        'order-o1.txt',
        'text/plain',
        expect.stringContaining('23 Nov 2026, 10:30 am  Sent to Axis Mutual Fund.'),
      ],
    ]);
  });

  test('I3 a failed order gives its reason', async () => {
    const reason = 'The fund does not take purchases any more. ₹5,000 was sent back to you.';
    await openAt('/orders/o1', { order: answer({ status: 'failed', reason }) }, { session });
    expect(await screen.findByText(reason)).toBeVisible();
  });

  test('I3 a pending order leads to the cart', async () => {
    await openAt('/orders/o1', { order: answer({ status: 'pending' }) }, { session });
    expect(await screen.findByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  });

  test('I5 only the sandbox offers to move its clock, and in a tab of its own', async () => {
    const { unmount } = await openAt(
      '/orders/o1',
      { order: answer() },
      { session, config: { sandbox: true } },
    );
    const link = await screen.findByRole('link', { name: 'Change the date (new tab)' });
    expect(link).toHaveAttribute('href', '/sandbox');
    expect(link).toHaveAttribute('target', '_blank');
    unmount();
    await openAt('/orders/o1', { order: answer() }, { session });
    await screen.findByRole('list', { name: 'Order status' });
    expect(screen.queryByRole('link', { name: /Move the clock/ })).toBeNull();
  });

  test('I3 an order of another portfolio is not known', async () => {
    const missing = () => Promise.reject(new ApiError({ kind: 'not_found', httpStatus: 404 }));
    await openAt('/orders/o9', { order: missing }, { session });
    expect(await screen.findByText('Order not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View orders' })).toHaveAttribute('href', '/orders');
  });
});
