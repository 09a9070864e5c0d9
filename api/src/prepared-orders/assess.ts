import type { CartItem, RedemptionPreview } from '@sanchay/contracts';
import { previewPurchase } from '../orders/index.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import { previewSale } from '../redemptions/index.ts';
import { purchaseFacts, saleFacts } from './facts.ts';
import type { Facts, PreparedRequest } from './store.ts';

/** What a prepared order would do now, or why it would be refused. */
export interface Assessment {
  purchase: CartItem | null;
  sale: RedemptionPreview | null;
  replaces: boolean;
  facts: Facts | null;
  refusal: { code: string; message: string } | null;
}

/**
 * Applies every rule of the owner's own order and stores nothing.
 * @throws Problem 422 that names the broken rule
 */
export async function assess(
  ctx: Context,
  portfolioId: string,
  request: PreparedRequest,
): Promise<Assessment> {
  if (request.purchase) {
    const { item, replaces } = await previewPurchase(ctx, portfolioId, request.purchase);
    return { purchase: item, sale: null, replaces, facts: purchaseFacts(item), refusal: null };
  }
  const sale = await previewSale(ctx, portfolioId, (request.redemption ?? request.switch)!);
  return { purchase: null, sale, replaces: false, facts: saleFacts(sale), refusal: null };
}

/** The same, with a refusal as a fact: the owner reads why the order can no longer be confirmed. */
export async function assessed(
  ctx: Context,
  portfolioId: string,
  request: PreparedRequest,
): Promise<Assessment> {
  try {
    return await assess(ctx, portfolioId, request);
  } catch (error) {
    if (!(error instanceof Problem) || error.httpStatus >= 500) throw error;
    const refusal = { code: error.code, message: Object.values(error.errors)[0]?.[0] ?? error.message };
    return { purchase: null, sale: null, replaces: false, facts: null, refusal };
  }
}
