import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aCart, aLine, anOrder } from '../testing/orders.ts';
import { aScheme } from '../testing/schemes.ts';
import { sent } from '../testing/sentCalls.ts';

const session = signedIn();

describe('I3 cart', () => {
  test('I3 a line shows what paying it now brings', async () => {
    await openAt('/cart', { cart: aCart() }, { session });
    expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    const line = within(screen.getByRole('listitem'));
    expect(line.getByRole('link', { name: 'Axis Flexi Cap' })).toHaveAttribute(
      'href',
      '/mutual-funds/fund/axis-flexi-cap',
    );
    expect(line.getByText('Pay before 23 Nov 2026, 2:30 pm to get the NAV of 23 Nov 2026.')).toBeVisible();
    for (const message of ['One-time', 'New folio', 'about 99.995', '₹0.25', 'Source']) {
      expect(line.getByText(message)).toBeVisible();
    }
  });

  test('I3 a line of a new fund shows until when to pay, when units come, and names no NAV', async () => {
    const line = aLine({
      ...{ nav_date_expected: '2026-12-11', pay_before: '2026-12-05T00:00:00.000+05:30' },
      rule_id: 'nfo-allotment-2010',
    });
    await openAt('/cart', { cart: aCart({ items: [line] }) }, { session });
    expect(
      await screen.findByText(
        'NFO: pay before 5 Dec 2026, 12:00 am. Units are allotted on 11 Dec 2026 at the offer price.',
      ),
    ).toBeVisible();
  });

  test('I3 a SIP shows its day, its start and what is scheduled; the server’s notices are shown', async () => {
    const sip = aLine({
      type: 'sip',
      start_date: '2026-12-05',
      pay_now: 0,
      ...{ folio_no: '12/3', folio_expected: '12/3', new_folio: false },
      pay_before: null,
    });
    const notices = [{ code: 'non_business_day', text: '13 April is a non-business day for debt funds.' }];
    await openAt(
      '/cart',
      { cart: aCart({ items: [sip], pay_now: 0, scheduled: 5000, notices }) },
      { session },
    );
    expect(await screen.findByText('13 April is a non-business day for debt funds.')).toBeVisible();
    expect(screen.getByText('₹5,000 monthly')).toBeVisible();
    expect(screen.getByText('5 Dec 2026')).toBeVisible();
    expect(screen.getByText('Folio 12/3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm (nothing to pay today)' })).toBeEnabled();
  });

  test('I3 an empty cart teaches the next step', async () => {
    await openAt('/cart', { cart: aCart({ id: '', items: [] }) }, { session });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore funds' })).toHaveAttribute('href', '/mutual-funds');
  });

  test('I3 a manager of the account is not prompted to invest in an empty cart', async () => {
    const managed_account = { owner_name: 'Asha Kulkarni', own_portfolio_id: 2 };
    const user = { ...session.user!, managed_account };
    await openAt('/cart', { cart: aCart({ id: '', items: [] }) }, { session: { ...session, user } });
    expect(await screen.findByText("Asha Kulkarni's orders appear here before they are paid.")).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Explore funds' })).not.toBeInTheDocument();
  });

  test('I3 an anonymous visitor is led to the login and back', async () => {
    const { visited } = await openAt('/cart', {});
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(visited[0]).toMatch(/^\/login\?next=/);
  });

  test('I3 the amount is checked while typing, changed in place, and every listener is notified', async () => {
    const user = userEvent.setup();
    const changed = aCart({ revision: 4, items: [aLine({ amount: 6000 })] });
    const { bus, client } = await openAt(
      '/cart',
      {
        cart: aCart(),
        schemeDetails: [aScheme()],
        updateOrder: () => {
          client.answer({ cart: changed });
          return { status: 'success', data: anOrder({ amount: 6000 }) };
        },
      },
      { session },
    );
    await user.click(await screen.findByRole('button', { name: 'Change amount' }));
    const field = screen.getByLabelText('New amount');
    await user.clear(field);
    await user.type(field, '999');
    expect(await screen.findByText('Minimum amount is ₹1,000.')).toBeVisible();
    fireEvent.submit(field.closest('form')!);
    expect(sent(client, 'updateOrder')).toEqual([]);
    await user.clear(field);
    await user.type(field, '6000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('₹6,000')).toBeVisible();
    expect(sent(client, 'updateOrder')).toEqual([{ params: { id: 'o1' }, body: { amount: 6000 } }]);
    await waitFor(() => expect(bus.state('cart/changed')).toEqual({ cartId: 'c1', revision: 4, count: 1 }));
  });

  test('I3 removing requires a confirmation, then the cart is empty everywhere', async () => {
    const user = userEvent.setup();
    const { bus, client } = await openAt(
      '/cart',
      {
        cart: aCart(),
        cancelOrder: () => {
          client.answer({ cart: aCart({ revision: 4, items: [], pay_now: 0 }) });
          return { status: 'success', data: anOrder({ status: 'cancelled' }) };
        },
      },
      { session },
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Axis Flexi Cap' }));
    expect(sent(client, 'cancelOrder')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(sent(client, 'cancelOrder')).toEqual([{ params: { id: 'o1' } }]);
    expect(bus.state('cart/changed')).toEqual({ cartId: 'c1', revision: 4, count: 0 });
  });
});
