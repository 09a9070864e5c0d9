import type { Cart } from '@sanchay/contracts';
import type { Bus } from '@sanchay/event-bus';

/**
 * Publishes the number of cart lines whenever another account becomes current, so that the header knows before any
 * remote has requested it. A failed read publishes nothing: the count is a convenience.
 */
export function followCart(bus: Bus, readCart: () => Promise<Cart>): void {
  bus.on('account/switched').subscribe(({ portfolioId }) => {
    if (!portfolioId) return;
    readCart().then(
      (cart) => {
        if (bus.state('account/switched')?.portfolioId !== portfolioId) return;
        bus.emit('cart/changed', { cartId: cart.id, revision: cart.revision, count: cart.items.length });
      },
      () => undefined,
    );
  });
  bus.on('session/ended').subscribe(() => bus.emit('cart/changed', { cartId: null, revision: 0, count: 0 }));
}
