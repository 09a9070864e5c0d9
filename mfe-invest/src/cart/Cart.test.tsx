import { ApiError } from '@sanchay/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aCart, aLine, anOrder, aPayment } from '../testing/orders.ts';
import { aScheme } from '../testing/schemes.ts';

/** The gateway's window, where the browser opens one. */
const gateway = { closed: false, close: jest.fn(), location: { replace: jest.fn<void, [string]>() } };
const left = gateway.location.replace;
const open = jest.spyOn(window, 'open');
const session = signedIn();
const sent = (client: { calls: { name: string; options: unknown }[] }, name: string) =>
  client.calls.filter((call) => call.name === name).map(({ options }) => options);

beforeEach(() => {
  left.mockReset();
  gateway.closed = false;
  gateway.close.mockReset();
  open.mockReset().mockReturnValue(gateway as unknown as Window);
});

describe('I3 cart', () => {
  test('I3 a line says what paying it now brings', async () => {
    await openAt('/cart', { cart: aCart() }, { session });
    expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    const line = within(screen.getByRole('listitem'));
    expect(line.getByRole('link', { name: 'Axis Flexi Cap Fund' })).toHaveAttribute(
      'href',
      '/mutual-funds/fund/axis-flexi-cap',
    );
    expect(
      line.getByText('You get the NAV of 23 Nov 2026 if you pay before 23 Nov 2026, 2:30 pm.'),
    ).toBeVisible();
    for (const words of ['One time', 'New folio', 'about 99.995', '₹0.25', 'nav-equity-2021']) {
      expect(line.getByText(words)).toBeVisible();
    }
  });

  test('I3 a line of a new fund says until when to pay, when units come, and names no NAV', async () => {
    const line = aLine({
      ...{ nav_date_expected: '2026-12-11', pay_before: '2026-12-05T00:00:00.000+05:30' },
      rule_id: 'nfo-allotment-2010',
    });
    await openAt('/cart', { cart: aCart({ items: [line] }) }, { session });
    expect(
      await screen.findByText(
        'A new fund: pay before 5 Dec 2026, 12:00 am, and you get units on 11 Dec 2026 at their first price.',
      ),
    ).toBeVisible();
  });

  test('I3 a SIP shows its day, its start and what is scheduled; the server’s notices are shown', async () => {
    const sip = aLine({
      type: 'sip',
      start_date: '2026-12-05',
      pay_now: 0,
      folio_no: '12/3',
      pay_before: null,
    });
    const notices = [{ code: 'non_business_day', text: '13 April is a non-business day for debt funds.' }];
    await openAt(
      '/cart',
      { cart: aCart({ items: [sip], pay_now: 0, scheduled: 5000, notices }) },
      { session },
    );
    expect(await screen.findByText('13 April is a non-business day for debt funds.')).toBeVisible();
    expect(screen.getByText('₹5,000 every month')).toBeVisible();
    expect(screen.getByText('5 Dec 2026')).toBeVisible();
    expect(screen.getByText('Folio 12/3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm, nothing to pay today' })).toBeEnabled();
  });

  test('I3 an empty cart teaches the next step', async () => {
    await openAt('/cart', { cart: aCart({ id: '', items: [] }) }, { session });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a fund' })).toHaveAttribute('href', '/mutual-funds');
  });

  test('I3 an anonymous visitor is led to the login and back', async () => {
    const { visited } = await openAt('/cart', {});
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(visited[0]).toMatch(/^\/login\?next=/);
  });

  test('I3 the amount is checked while typing, changed in place, and everybody hears of it', async () => {
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
    expect(await screen.findByText('The smallest amount is ₹1,000.')).toBeVisible();
    fireEvent.submit(field.closest('form')!);
    expect(sent(client, 'updateOrder')).toEqual([]);
    await user.clear(field);
    await user.type(field, '6000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('₹6,000')).toBeVisible();
    expect(sent(client, 'updateOrder')).toEqual([{ params: { id: 'o1' }, body: { amount: 6000 } }]);
    await waitFor(() => expect(bus.state('cart/changed')).toEqual({ cartId: 'c1', revision: 4, count: 1 }));
  });

  test('I3 removing asks first, then the cart is empty for everybody', async () => {
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
    await user.click(await screen.findByRole('button', { name: 'Remove Axis Flexi Cap Fund' }));
    expect(sent(client, 'cancelOrder')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(sent(client, 'cancelOrder')).toEqual([{ params: { id: 'o1' } }]);
    expect(bus.state('cart/changed')).toEqual({ cartId: 'c1', revision: 4, count: 0 });
  });
});

describe('I4 paying the cart', () => {
  const pay = async () => userEvent.click(await screen.findByRole('button', { name: 'Pay ₹5,000' }));

  test('I4 pays this revision by the chosen method under its own key, and leaves for the gateway', async () => {
    const { client } = await openAt('/cart', { cart: aCart(), pay: aPayment() }, { session });
    await userEvent.click(await screen.findByRole('radio', { name: /Net banking/ }));
    await pay();
    await waitFor(() => expect(left.mock.calls).toEqual([['https://gateway.example/pay/1']]));
    expect(sent(client, 'pay')).toEqual([
      { body: { cart_id: 'c1', revision: 3, method: 'netbanking' }, idempotencyKey: 'pay:c1:3' },
    ]);
  });

  test('I4 with nothing to pay today it goes straight to the orders', async () => {
    const { visited } = await openAt(
      '/cart',
      { cart: aCart({ pay_now: 0 }), pay: aPayment({ status: 'successful', redirect_url: null }) },
      { session },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm, nothing to pay today' }));
    await waitFor(() => expect(visited).toEqual(['/orders?payment=pay1']));
    expect(open).not.toHaveBeenCalled();
  });

  const gone = (data: unknown, origin: string) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin }));

  test('S17 · the window opens at the click, and who comes back sees how the payment stands', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { visited } = await openAt(
      '/cart',
      { cart: aCart(), pay: () => held.then(() => aPayment()) },
      { session },
    );
    await pay();
    expect(open.mock.calls).toEqual([['about:blank', '_blank', 'popup,width=480,height=760']]);
    expect(left).not.toHaveBeenCalled();
    answer();
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    gone('redirect_complete', 'https://evil.example');
    expect(visited).toEqual([]);
    gone('redirect_complete', 'https://gateway.example');
    await waitFor(() => expect(visited).toEqual(['/orders?payment=pay1']));
  });

  test.each([
    ['pending', []],
    ['successful', ['/orders?payment=pay1']],
    ['failed', ['/orders?payment=pay1']],
  ] as const)('S17 · when the window is closed the server is asked: %s', async (status, expected) => {
    const { visited, client } = await openAt(
      '/cart',
      { cart: aCart(), pay: aPayment(), payment: aPayment({ status }) },
      { session, config: { popupPollInterval: 5 } },
    );
    await pay();
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    const before = sent(client, 'cart').length;
    gateway.closed = true;
    await waitFor(() => expect(sent(client, 'payment')).toContainEqual({ params: { id: 'pay1' } }));
    await waitFor(() => expect([sent(client, 'cart').length > before, visited]).toEqual([true, expected]));
  });

  test('S17 · who was led there when the window closed is not called back when its page speaks late', async () => {
    const channels: EventTarget[] = [];
    class Channel extends EventTarget {
      postMessage = jest.fn();
      close = jest.fn();
      constructor() {
        super();
        channels.push(this);
      }
    }
    Object.assign(globalThis, { BroadcastChannel: Channel });
    const { visited, client } = await openAt(
      '/cart',
      { cart: aCart(), pay: aPayment(), payment: aPayment({ status: 'failed' }) },
      { session, config: { popupPollInterval: 5 } },
    );
    await pay();
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    gateway.closed = true;
    await waitFor(() => expect(visited).toEqual(['/orders?payment=pay1']));
    const before = sent(client, 'cart').length;
    const data = { type: 'redirect_complete', flow: 'pay1' };
    for (const channel of channels) channel.dispatchEvent(Object.assign(new Event('message'), { data }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect([visited, sent(client, 'cart').length]).toEqual([['/orders?payment=pay1'], before]);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  test('S17 · a payment page that the browser blocks is offered as a link', async () => {
    open.mockReturnValue(null);
    const { client } = await openAt(
      '/cart',
      {
        cart: aCart(),
        pay: () => {
          client.answer({ cart: aCart({ payment_id: 'pay1' }), payment: aPayment() });
          return aPayment();
        },
      },
      { session },
    );
    await pay();
    expect(
      await screen.findByText('Your browser did not open the payment page. Nothing was charged.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it here' })).toHaveAttribute(
      'href',
      'https://gateway.example/pay/1',
    );
  });

  test('S17 · a payment that was refused leaves no empty window behind', async () => {
    const error = new ApiError({ kind: 'refused', httpStatus: 400, message: 'Your cart has changed.' });
    await openAt('/cart', { cart: aCart(), pay: () => Promise.reject(error) }, { session });
    await pay();
    expect(await screen.findByText('Your cart has changed.')).toBeVisible();
    expect([gateway.close.mock.calls.length, left.mock.calls.length]).toEqual([1, 0]);
  });

  test('I4 a lost answer is asked for again under the same key and with the same method', async () => {
    let asked = 0;
    const { client } = await openAt(
      '/cart',
      {
        cart: aCart(),
        pay: () => {
          asked += 1;
          if (asked <= 2) throw new ApiError({ kind: 'unsure', idempotencyKey: 'pay:c1:3' });
          return aPayment();
        },
      },
      { session },
    );
    await pay();
    expect(await screen.findByText('We are not sure this went through')).toBeVisible();
    expect(left).not.toHaveBeenCalled();
    const again = screen.getByRole('button', { name: 'Ask again' });
    // The button takes no second click within half a second. Once it was asked nobody clicks again: that would ask for
    // the same payment, which the server gives again.
    await waitFor(
      () => {
        if (sent(client, 'pay').length < 3) fireEvent.click(again);
        expect(left).toHaveBeenCalledTimes(1);
      },
      { timeout: 3000 },
    );
    const once = { body: { cart_id: 'c1', revision: 3, method: 'upi' }, idempotencyKey: 'pay:c1:3' };
    expect(sent(client, 'pay')).toEqual([once, once, once]);
  });

  test('X5 · the payment is critical until its answer is there, and no longer when the gateway opens', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { critical } = await openAt(
      '/cart',
      { cart: aCart(), pay: () => held.then(() => aPayment()) },
      { session },
    );
    const atLeaving: string[][] = [];
    left.mockImplementation(() => void atLeaving.push([...critical]));
    await pay();
    await waitFor(() => expect(critical).toEqual(['payment']));
    answer();
    await waitFor(() => expect(atLeaving).toEqual([[]]));
  });

  test('I4 what keeps a line from being paid stands on the line', async () => {
    const words = 'The smallest amount for this fund is ₹6,000.';
    const error = new ApiError({
      kind: 'validation',
      httpStatus: 422,
      message: words,
      errors: { 'items.0.amount': [words] },
    });
    await openAt('/cart', { cart: aCart(), pay: () => Promise.reject(error) }, { session });
    await pay();
    expect(await within(screen.getByRole('listitem')).findByText(words)).toBeVisible();
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

  test('I4 whoever is not ready to invest is told so and keeps the cart', async () => {
    await openAt('/cart', { cart: aCart() }, { session: signedIn(5) });
    expect(await screen.findByText('Your account is not ready to invest yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Finish setting up' })).toHaveAttribute('href', '/solo-setup');
    expect(screen.queryByRole('button', { name: 'Pay ₹5,000' })).toBeNull();
    expect(screen.getByText('Axis Flexi Cap Fund')).toBeVisible();
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
    expect(screen.getByRole('link', { name: 'See how it stands' })).toHaveAttribute(
      'href',
      '/orders?payment=pay1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue to pay' }));
    expect(left.mock.calls).toEqual([['https://gateway.example/pay/1']]);
  });
});
