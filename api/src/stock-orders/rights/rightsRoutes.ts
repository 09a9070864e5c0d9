import type { RightsIssue } from '@sanchay/contracts';
import { toWire } from '@sanchay/finance';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { implement } from '../../platform/http/implement.ts';
import { success } from '../../platform/http/success.ts';
import { applyForRights } from './applyForRights.ts';
import { closesAt, offersOf, type RightsOfferRow } from './rightsStore.ts';

/** Entitlements to new shares of rights issues, and applications for them. */
export function rightsRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'rightsIssues', async ({ actor }) => {
    const now = await ctx.business.now();
    return success((await offersOf(ctx.db, actor.portfolioId)).map((offer) => viewOf(offer, now)));
  });
  implement(app, ctx, 'applyForRights', ({ actor, params, body, write }) =>
    write(async ({ tx, audit }) => {
      const offer = await applyForRights(ctx, tx, actor, { id: params.id, shares: body.shares });
      const { isin, action_number: number, applied } = offer;
      await audit({ action: 'rights_applied', subject: offer.id, detail: { isin, number, applied } });
      return success(viewOf(offer, await ctx.business.now(tx)));
    }),
  );
}

function viewOf(offer: RightsOfferRow, now: Date): RightsIssue {
  const { id, isin, slug, symbol, name, held, entitled, applied, state } = offer;
  return {
    id,
    isin,
    slug,
    symbol,
    name,
    held,
    entitled,
    applied,
    state,
    new_shares: offer.new_shares,
    old_shares: offer.old_shares,
    price: toWire(offer.price, 2),
    record_date: offer.ex_date,
    closes_on: offer.closes_on,
    allots_on: offer.allots_on,
    can_apply: state === 'open' && now < closesAt(offer),
  };
}
