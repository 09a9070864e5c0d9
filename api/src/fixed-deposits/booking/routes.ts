import type { FastifyInstance } from 'fastify';
import { sendBytes } from '../../documents/index.ts';
import { IssuerDeposit, signedNews } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { implement } from '../../platform/http/implement.ts';
import { notFound } from '../../platform/http/problem.ts';
import { success } from '../../platform/http/success.ts';
import { answerQuery, setInstruction } from './changes.ts';
import { certificatePdf } from './certificate.ts';
import { closeDeposit, previewClosure } from './closure.ts';
import { depositOf, depositsOf } from './depositStore.ts';
import { takeIssuerNews } from './issuer.ts';
import { placeDeposit } from './place.ts';
import { previewDeposit } from './preview.ts';
import { depositSentence } from './sentences.ts';
import { depositView, summariesOf } from './view.ts';

/** Booking and holding of fixed deposits, and the notifications of their issuers. */
export async function depositRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  implement(app, ctx, 'previewDeposit', async ({ actor, params, query }) =>
    success(await previewDeposit(ctx, actor, params.plan_id, query)),
  );
  implement(app, ctx, 'deposits', async ({ actor }) =>
    success(await summariesOf(ctx, ctx.db, await depositsOf(ctx.db, actor.portfolioId))),
  );
  implement(app, ctx, 'deposit', async ({ actor, params }) => {
    const deposit = await depositOf(ctx.db, actor.portfolioId, params.id);
    if (!deposit) throw notFound(depositSentence('not_found'));
    return success(await depositView(ctx, ctx.db, deposit));
  });
  implement(app, ctx, 'createDeposit', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      const deposit = await placeDeposit(ctx, tx, actor, body);
      const { plan_id, principal, rate } = deposit;
      await audit({ action: 'deposit_placed', subject: deposit.id, detail: { plan_id, principal, rate } });
      return success(await depositView(ctx, tx, deposit));
    }),
  );
  implement(app, ctx, 'answerDepositQuery', ({ actor, params, body, write }) =>
    write(async ({ tx, audit }) => {
      const deposit = await answerQuery(ctx, tx, actor, { id: params.id, answer: body.answer });
      await audit({ action: 'deposit_answered', subject: deposit.id });
      return success(await depositView(ctx, tx, deposit));
    }),
  );
  implement(app, ctx, 'setDepositInstruction', ({ actor, params, body, write }) =>
    write(async ({ tx, audit }) => {
      const instruction = body.maturity_instruction;
      const deposit = await setInstruction(ctx, tx, actor, { id: params.id, instruction });
      await audit({ action: 'deposit_instruction', subject: deposit.id, detail: { instruction } });
      return success(await depositView(ctx, tx, deposit));
    }),
  );
  withdrawalRoutes(app, ctx);
  await signedNews(app, ctx, {
    partner: 'deposits',
    path: '/api/v3/webhooks/deposits',
    news: IssuerDeposit,
    hear: (reported) => takeIssuerNews(ctx, reported),
  });
}

function withdrawalRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'previewDepositClosure', async ({ actor, params }) =>
    success(await previewClosure(ctx, actor, params.id)),
  );
  implement(app, ctx, 'closeDeposit', ({ actor, params, body, write }) =>
    write(async ({ tx, audit }) => {
      const { amount, step_up: stepUp } = body;
      const deposit = await closeDeposit(ctx, tx, actor, { id: params.id, amount, stepUp });
      await audit({ action: 'deposit_withdrawn', subject: deposit.id, detail: { amount } });
      return success(await depositView(ctx, tx, deposit));
    }),
  );
  implement(app, ctx, 'depositCertificate', async ({ actor, params, reply }) => {
    const { portfolioId } = actor;
    const deposit = await depositOf(ctx.db, portfolioId, params.id);
    if (!deposit?.certificate_no) throw notFound(depositSentence(deposit ? 'no_certificate' : 'not_found'));
    const view = await depositView(ctx, ctx.db, deposit);
    const bytes = await certificatePdf(ctx.db, view, { portfolioId, sandbox: ctx.settings.sandbox });
    return sendBytes(reply, bytes);
  });
}
