import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { changeAsset, createAsset, otherAssetOf, otherAssetsOf, removeAsset } from './service.ts';

/** Assets of the current portfolio that are held elsewhere. */
export function otherAssetRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'otherAssets', async ({ actor }) =>
    success(await otherAssetsOf(ctx, actor.portfolioId)),
  );
  implement(app, ctx, 'otherAsset', async ({ actor, params }) =>
    success(await otherAssetOf(ctx, actor.portfolioId, params.id)),
  );
  implement(app, ctx, 'createOtherAsset', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      const asset = await createAsset(ctx, tx, actor.portfolioId, body);
      await audit({ action: 'createOtherAsset', subject: asset.id, detail: { type: asset.type } });
      return success(asset);
    }),
  );
  implement(app, ctx, 'changeOtherAsset', ({ actor, params, body, write }) =>
    write(async ({ tx, audit }) => {
      const asset = await changeAsset(ctx, tx, { portfolioId: actor.portfolioId, id: params.id }, body);
      await audit({ action: 'changeOtherAsset', subject: asset.id, detail: { version: asset.version } });
      return success(asset);
    }),
  );
  implement(app, ctx, 'removeOtherAsset', ({ actor, params, write }) =>
    write(async ({ tx, audit }) => {
      await removeAsset(tx, actor.portfolioId, params.id);
      await audit({ action: 'removeOtherAsset', subject: params.id });
      return { status: 'success' };
    }),
  );
}
