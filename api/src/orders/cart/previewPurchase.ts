import type { CartItem } from '@sanchay/contracts';
import type { Context } from '../../platform/context.ts';
import { cartView } from './cartView.ts';
import { closeChange, openCart, placeLine, type OrderInput } from './place.ts';
import { pendingOrder } from '../store.ts';

/** Ends a transaction that must not be stored, with what it found. */
class Discarded extends Error {
  readonly found: PurchasePreview;
  constructor(found: PurchasePreview) {
    super('a preview is not stored');
    this.found = found;
  }
}

export interface PurchasePreview {
  item: CartItem;
  /** The cart has an order of the same fund and type, which this one would change. */
  replaces: boolean;
}

/**
 * The line that an order would be in the cart now. The order is placed by the rules of every order, in a transaction
 * that is rolled back, so that a preview never differs from them. Only a new folio has no number yet: a number is taken
 * for good, by a transaction that is rolled back too.
 * @throws Problem as `placeLine`
 */
export async function previewPurchase(
  ctx: Context,
  portfolioId: string,
  input: OrderInput,
): Promise<PurchasePreview> {
  const opensFolio = input.new_folio === true && (input.folio_no ?? null) === null;
  const asked = opensFolio ? { ...input, new_folio: false } : input;
  try {
    return await ctx.db.tx(async (tx): Promise<PurchasePreview> => {
      const replaces = (await pendingOrder(tx, portfolioId, input.code, input.type)) !== null;
      const opened = await openCart(ctx, tx, portfolioId);
      const { order } = await placeLine(ctx, tx, opened, asked);
      await closeChange(tx, opened);
      const { items } = await cartView(ctx, tx, portfolioId);
      const item = items.find(({ order_id: id }) => id === order.id)!;
      const folio = opensFolio ? { folio_expected: null, new_folio: true } : {};
      throw new Discarded({ item: { ...item, ...folio }, replaces });
    });
  } catch (end) {
    if (end instanceof Discarded) return end.found;
    throw end;
  }
}
