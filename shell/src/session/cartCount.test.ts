import type { Cart } from '@sanchay/contracts';
import { createBus } from '@sanchay/event-bus';
import { followCart } from './cartCount.ts';

const account = (portfolioId: string | null) => ({ portfolioId, name: 'x', onboardingState: 13 });
const cart = (count: number): Cart =>
  ({ id: 'c1', revision: 3, items: Array.from({ length: count }) }) as unknown as Cart;
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the count of the cart', () => {
  test('S5 · is sent when an account becomes current, and cleared at the end of the session', async () => {
    const bus = createBus({ production: true });
    followCart(bus, async () => cart(2));
    bus.emit('account/switched', account('p1'));
    await settled();
    expect(bus.state('cart/changed')).toEqual({ cartId: 'c1', revision: 3, count: 2 });
    bus.emit('session/ended', { reason: 'logout' });
    expect(bus.state('cart/changed')).toEqual({ cartId: null, revision: 0, count: 0 });
  });

  test('S4 · of the former account is never shown for the new one', async () => {
    const bus = createBus({ production: true });
    const answers: ((value: Cart) => void)[] = [];
    followCart(bus, () => new Promise((resolve) => answers.push(resolve)));
    bus.emit('account/switched', account('p1'));
    bus.emit('account/switched', account('p2'));
    answers[1]!(cart(1));
    answers[0]!(cart(9));
    await settled();
    expect(bus.state('cart/changed')?.count).toBe(1);
  });

  test('S5 · stays unknown when it cannot be read', async () => {
    const bus = createBus({ production: true });
    followCart(bus, () => Promise.reject(new Error('down')));
    bus.emit('account/switched', account('p1'));
    bus.emit('account/switched', account(null));
    await settled();
    expect(bus.state('cart/changed')).toBeUndefined();
  });
});
