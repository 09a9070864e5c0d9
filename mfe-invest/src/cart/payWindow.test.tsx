import { ApiError } from '@sanchay/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gatewayWindow } from '../testing/gatewayWindow.ts';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aCart, aPayment } from '../testing/orders.ts';
import { sent } from '../testing/sentCalls.ts';

const { gateway, open, left } = gatewayWindow();
const session = signedIn();

describe('S17 the window of the payment page', () => {
  const pay = async () => userEvent.click(await screen.findByRole('button', { name: 'Pay ₹5,000' }));
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
  ] as const)('S17 · when the window is closed the server is queried: %s', async (status, expected) => {
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
      await screen.findByText('Your browser blocked the payment page. No money was taken.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open here' })).toHaveAttribute(
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
});
