import type { FastifyInstance } from 'fastify';
import { BankConversion, signedNews } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { notFound } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import { usSentence } from './account/sentences.ts';
import { openUsAccount, renewW8ben, usAccountView } from './account/usAccount.ts';
import { takeBankNews } from './transfers/bank.ts';
import { placeRemittance, previewRemittance } from './transfers/remit.ts';
import { transferById } from './transfers/transferStore.ts';
import { transferView } from './transfers/view.ts';
import { placeWithdrawal, previewWithdrawal } from './transfers/withdraw.ts';
import { walletView } from './wallet/walletView.ts';

/** Account for US stocks, dollar wallet, and the notifications of the bank that converts. */
export async function usWalletRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  accountRoutes(app, ctx);
  implement(app, ctx, 'usWallet', async ({ actor }) => success(await walletView(ctx, actor.portfolioId)));
  implement(app, ctx, 'previewRemittance', async ({ actor, query }) =>
    success(await previewRemittance(ctx, actor, query)),
  );
  implement(app, ctx, 'createRemittance', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      const transfer = await placeRemittance(ctx, tx, actor, body);
      const { inr, usd, tcs, financial_year } = transfer;
      await audit({
        action: 'remittance_placed',
        subject: transfer.id,
        detail: { inr, usd, tcs, financial_year },
      });
      return success(await transferView(ctx, tx, transfer));
    }),
  );
  implement(app, ctx, 'previewUsWithdrawal', async ({ actor, query }) =>
    success(await previewWithdrawal(ctx, actor, query.usd)),
  );
  implement(app, ctx, 'createUsWithdrawal', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      const transfer = await placeWithdrawal(ctx, tx, actor, body);
      const { usd, total } = transfer;
      await audit({ action: 'us_withdrawal_placed', subject: transfer.id, detail: { usd, total } });
      return success(await transferView(ctx, tx, transfer));
    }),
  );
  implement(app, ctx, 'usTransfer', async ({ actor, params }) => {
    const transfer = await transferById(ctx.db, params.id);
    if (transfer?.portfolio_id !== actor.portfolioId) throw notFound(usSentence('transfer_unknown'));
    return success(await transferView(ctx, ctx.db, transfer));
  });
  await signedNews(app, ctx, {
    partner: 'remittances',
    path: '/api/v3/webhooks/remittances',
    news: BankConversion,
    hear: (reported) => takeBankNews(ctx, reported),
  });
}

function accountRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'usAccount', async ({ actor }) =>
    success(await usAccountView(ctx, ctx.db, actor.portfolioId)),
  );
  implement(app, ctx, 'openUsAccount', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      await openUsAccount(ctx, tx, actor, body);
      await audit({ action: 'us_account_opened', subject: actor.portfolioId, detail: body });
      return success(await usAccountView(ctx, tx, actor.portfolioId));
    }),
  );
  implement(app, ctx, 'renewW8ben', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      await renewW8ben(ctx, tx, actor, body);
      await audit({ action: 'w8ben_signed', subject: actor.portfolioId, detail: body });
      return success(await usAccountView(ctx, tx, actor.portfolioId));
    }),
  );
}
