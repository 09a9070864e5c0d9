import type { FastifyInstance } from 'fastify';
import { readStatement } from '../import/index.ts';
import { MAIL_LIMITS, MAILBOX_PATH, MailedStatement, signedNews } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { renewAddress } from './address.ts';
import { discardForwarded, forwardedFile, previewForwarded } from './forwarded.ts';
import { receiveMail } from './receive.ts';
import { startRequestedRun } from './runs.ts';
import { setSchedule } from './schedule.ts';
import { runsOf } from './store.ts';
import { runView, updatesView } from './view.ts';

const ENVELOPE_BYTES = 4 * 1024;

/** Automatic updates of the current portfolio, and the mailbox of statements. */
export async function statementUpdateRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  implement(app, ctx, 'statementUpdates', async ({ actor }) =>
    success(await updatesView(ctx, ctx.db, actor)),
  );
  implement(app, ctx, 'setStatementUpdates', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      const { frequency, paused, auto_apply, next_on } = await setSchedule(ctx, tx, actor.portfolioId, body);
      const detail = { frequency, paused, auto_apply, next_on };
      await audit({ action: 'setStatementUpdates', subject: actor.portfolioId, detail });
      return success(await updatesView(ctx, tx, actor));
    }),
  );
  implement(app, ctx, 'requestStatement', ({ actor, write }) =>
    write(async ({ tx, audit }) => {
      const id = await startRequestedRun(ctx, tx, actor.portfolioId);
      await audit({ action: 'requestStatement', subject: id });
      const [run] = (await runsOf(tx, actor.portfolioId, 100)).filter((one) => one.id === id);
      return success(runView(run!));
    }),
  );
  implement(app, ctx, 'openForwardedStatement', async ({ actor, params, body, write }) => {
    const place = { portfolioId: actor.portfolioId, id: params.id };
    const file = await forwardedFile(ctx, place);
    const statement = await readStatement(ctx, actor.portfolioId, { ...file, password: body.password });
    return write(async ({ tx, audit }) => {
      const preview = await previewForwarded(ctx, tx, place, statement);
      await audit({ action: 'openForwardedStatement', subject: preview.id });
      return success(preview);
    });
  });
  implement(app, ctx, 'discardForwardedStatement', ({ actor, params, write }) =>
    write(async ({ tx, audit }) => {
      await discardForwarded(ctx, tx, { portfolioId: actor.portfolioId, id: params.id });
      await audit({ action: 'discardForwardedStatement', subject: params.id });
      return success(await updatesView(ctx, tx, actor));
    }),
  );
  implement(app, ctx, 'renewStatementAddress', ({ actor, write }) =>
    write(async ({ tx, audit }) => {
      await renewAddress(tx, actor.portfolioId);
      await audit({ action: 'renewStatementAddress', subject: actor.portfolioId });
      return success(await updatesView(ctx, tx, actor));
    }),
  );
  await signedNews(app, ctx, {
    partner: 'mailbox',
    path: MAILBOX_PATH,
    news: MailedStatement,
    bodyLimit: MAIL_LIMITS.base64 + ENVELOPE_BYTES,
    hear: (mail) => receiveMail(ctx, mail),
  });
}
