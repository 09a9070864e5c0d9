import type { FastifyInstance } from 'fastify';
import { sendBytes } from '../documents/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { capitalGains } from './capitalGains.ts';
import { elssFile } from './elss/elssFile.ts';
import { elssReport } from './elss/elssReport.ts';
import { fairValues, setFairValue } from './fair-values/setFairValue.ts';
import { reportFrame } from './files/reportAccount.ts';
import { gainsFile } from './gainsFile.ts';
import { holdingsFile } from './holdingsFile.ts';
import { bookedReport, holdingsReport } from './holdingsReport.ts';
import { incomeFile } from './income/incomeFile.ts';
import { incomeReport } from './income/incomeReport.ts';
import { setCarriedLosses } from './setLosses.ts';
import { transactionFile, transactionPdf } from './transactionFile.ts';
import { allTransactions, partOfTransactions, transactionReport } from './transactionReport.ts';

const isOwn = ({ userId, ownerId }: Actor): boolean => userId === ownerId;

/** Reports of the current portfolio. */
export function reportRoutes(app: FastifyInstance, ctx: Context): void {
  const frameOf = ({ portfolioId }: Actor) => reportFrame(ctx, portfolioId);
  implement(app, ctx, 'capitalGains', async ({ actor, query }) =>
    success((await capitalGains(ctx, actor.portfolioId, query, { minors: isOwn(actor) })).gains),
  );
  implement(app, ctx, 'capitalGainsFile', async ({ actor, params, query, reply }) => {
    const report = await capitalGains(ctx, actor.portfolioId, query, { minors: isOwn(actor) });
    const income = await incomeReport(ctx, actor.portfolioId, query, { minors: isOwn(actor) });
    return sendBytes(reply, await gainsFile({ ...report, income }, params.file, await frameOf(actor)));
  });
  implement(app, ctx, 'incomeReport', async ({ actor, query }) =>
    success(await incomeReport(ctx, actor.portfolioId, query, { minors: isOwn(actor) })),
  );
  implement(app, ctx, 'incomeFile', async ({ actor, params, query, reply }) => {
    const report = await incomeReport(ctx, actor.portfolioId, query, { minors: isOwn(actor) });
    return sendBytes(reply, await incomeFile(report, params.file, await frameOf(actor)));
  });
  implement(app, ctx, 'elssReport', async ({ actor, query }) =>
    success(await elssReport(ctx, actor.portfolioId, query)),
  );
  implement(app, ctx, 'elssFile', async ({ actor, params, query, reply }) => {
    const report = await elssReport(ctx, actor.portfolioId, query);
    return sendBytes(reply, await elssFile(report, params.file, await frameOf(actor)));
  });
  implement(app, ctx, 'transactionReport', async ({ actor, query }) =>
    success(await transactionReport(ctx, actor.portfolioId, query)),
  );
  implement(app, ctx, 'transactionFile', async ({ actor, params: { file }, query, reply }) => {
    const report = await allTransactions(ctx, actor.portfolioId, { file, query });
    return sendBytes(reply, await transactionFile(report, { file, query, frame: await frameOf(actor) }));
  });
  implement(app, ctx, 'transactionVolume', async ({ actor, query, reply }) => {
    const report = await partOfTransactions(ctx, actor.portfolioId, query);
    return sendBytes(reply, await transactionPdf(report, { query, frame: await frameOf(actor) }));
  });
  implement(app, ctx, 'holdingsReport', async ({ actor, query }) =>
    success(await bookedReport(ctx, actor.portfolioId, query)),
  );
  implement(app, ctx, 'dayHoldings', async ({ actor, query }) =>
    success(await holdingsReport(ctx, actor.portfolioId, query)),
  );
  implement(app, ctx, 'holdingsFile', async ({ actor, params, query, reply }) => {
    const report = await holdingsReport(
      ctx,
      actor.portfolioId,
      { ...query, external: 'exclude' },
      { onlyUnits: true },
    );
    return sendBytes(reply, await holdingsFile(report, params.file, await frameOf(actor)));
  });
  implement(app, ctx, 'dayHoldingsFile', async ({ actor, params, query, reply }) => {
    const report = await holdingsReport(ctx, actor.portfolioId, query);
    return sendBytes(reply, await holdingsFile(report, params.file, await frameOf(actor)));
  });
  taxEntryRoutes(app, ctx);
}

/** What an account holder enters for the tax on gains: losses of earlier years, prices of 31 January 2018. */
function taxEntryRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'fairValues', async ({ actor }) =>
    success({ values: await fairValues(ctx.db, actor.portfolioId) }),
  );
  implement(app, ctx, 'setFairValue', ({ actor, body, write }) =>
    write(async (scope) =>
      success({ values: await setFairValue(ctx, scope, { portfolioId: actor.portfolioId, ...body }) }),
    ),
  );
  implement(app, ctx, 'setCarriedLosses', ({ actor, body, write }) =>
    write(async (scope) => {
      const losses = await setCarriedLosses(ctx, scope, { portfolioId: actor.portfolioId, ...body });
      return success({ losses });
    }),
  );
}
