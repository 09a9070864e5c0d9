import type { RedemptionPreview } from '@sanchay/contracts';
import { latestNavs } from '../funds/index.ts';
import type { Context } from '../platform/context.ts';
import { presentMoment } from './context.ts';
import { prepareSale, type SaleInput } from './prepare.ts';
import { previewView } from './previewView.ts';

/** What a sale or switch would bring now. @throws Problem as `prepareSale` */
export async function previewSale(
  ctx: Context,
  portfolioId: string,
  input: SaleInput,
): Promise<RedemptionPreview> {
  const moment = await presentMoment(ctx, ctx.db);
  const prepared = await prepareSale(ctx.db, ctx.vault, portfolioId, input, moment);
  const target = input.to_code;
  const nav = target === undefined ? null : ((await latestNavs(ctx.db, [target])).get(target) ?? null);
  return previewView(prepared, nav);
}
