import type { FastifyInstance } from 'fastify';
import { sendBytes } from '../documents/index.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { recordEnquiry } from './checkPan.ts';
import { startForm, submitForm, updateKyc } from './form.ts';
import { decide, reviewedForm, reviewedPicture, reviewQueue } from './review.ts';
import { askAboutPan, askAgain, ipvOf, kycOf, portfolioKyc } from './service.ts';
import { registryWebhook } from './webhook.ts';

export async function kycRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  implement(app, ctx, 'checkPan', async ({ actor, body, write, request }) => {
    const { holder, checked } = await askAboutPan(ctx, actor, body, request.ip);
    return success(
      await write(async (scope) =>
        kycOf(ctx, scope.tx, actor, await recordEnquiry(ctx, scope, holder, checked)),
      ),
    );
  });
  implement(app, ctx, 'kyc', async ({ actor, params }) =>
    success(await kycOf(ctx, ctx.db, actor, params.id)),
  );
  implement(app, ctx, 'portfolioKyc', async ({ actor }) => success(await portfolioKyc(ctx, actor)));
  implement(app, ctx, 'kycInfo', async ({ actor, params, write, request }) => {
    const { holder, checked } = await askAgain(ctx, actor, params.id, request.ip);
    return success(
      await write(async (scope) =>
        kycOf(ctx, scope.tx, actor, await recordEnquiry(ctx, scope, holder, checked)),
      ),
    );
  });
  implement(app, ctx, 'updateKyc', async ({ actor, params, body, write }) =>
    success(
      await write(async (scope) => {
        await updateKyc(ctx, scope, actor, params.id, body);
        return kycOf(ctx, scope.tx, actor, params.id);
      }),
    ),
  );
  implement(app, ctx, 'startKycForm', async ({ actor, params, write }) =>
    success(
      await write(async (scope) => {
        await startForm(ctx, scope, actor, params.id);
        return kycOf(ctx, scope.tx, actor, params.id);
      }),
    ),
  );
  implement(app, ctx, 'submitKycForm', async ({ actor, params, body, write }) =>
    success(
      await write(async (scope) => {
        await submitForm(ctx, scope, actor, params.id, body);
        return kycOf(ctx, scope.tx, actor, params.id);
      }),
    ),
  );
  implement(app, ctx, 'ipv', async ({ actor, params }) => success(await ipvOf(ctx, actor, params.id)));
  implement(app, ctx, 'staffKycQueue', async ({ actor }) => success(await reviewQueue(ctx.db, actor)));
  implement(app, ctx, 'staffKyc', async ({ actor, params, request }) =>
    success(await reviewedForm(ctx, actor, params.id, request.id)),
  );
  implement(app, ctx, 'staffKycDocument', async ({ actor, params, reply, request }) =>
    sendBytes(reply, await reviewedPicture(ctx, actor, params, request.id)),
  );
  implement(app, ctx, 'decideKyc', async ({ actor, params, body, write }) =>
    success(await write((scope) => decide(ctx, scope, actor, params.id, body))),
  );
  await registryWebhook(app, ctx);
}
