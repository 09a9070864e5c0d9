import type { BankAccount } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import type { FastifyInstance } from 'fastify';
import { consentText } from '../consents/index.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { requestLanguage } from '../platform/http/language.ts';
import { success } from '../platform/http/success.ts';
import { addAccount, sealTyped } from './add.ts';
import { branchOf } from './branches.ts';
import { askAgain, makeDefault, removeAccount } from './change.ts';
import { accountById, accountsOf, holderNames, holdingFacts, MOST_BANK_ACCOUNTS } from './store.ts';
import { verifyAccount } from './verify.ts';
import { accountView, typesFor } from './view.ts';

export function bankRoutes(app: FastifyInstance, ctx: Context): void {
  /** A repeat of the request is answered with the account as it is by then. */
  const shown = async (id: string): Promise<BankAccount> => accountView((await accountById(ctx.db, id))!);

  implement(app, ctx, 'bankBranch', async ({ params }) => success(await branchOf(ctx.db, params.ifsc)));
  implement(app, ctx, 'bankConsents', async () => {
    const today = istDate(await ctx.business.now());
    const consents = (['bank_verify', 'bank_use'] as const).map((kind) => {
      const { title, text, hash } = consentText(kind, today, requestLanguage());
      return { kind, title, text, hash };
    });
    return success({ consents });
  });
  implement(app, ctx, 'bankAccounts', async ({ actor }) => {
    const { residency } = await holdingFacts(ctx.db, actor.portfolioId);
    return {
      ...success((await accountsOf(ctx.db, actor.portfolioId)).map(accountView)),
      meta: {
        most: MOST_BANK_ACCOUNTS,
        types: typesFor(residency),
        holders: await holderNames(ctx.db, actor.portfolioId),
      },
    };
  });
  implement(app, ctx, 'addBankAccount', async ({ actor, body, request, write }) => {
    const typed = await sealTyped(ctx, body.account_no);
    const { id } = await write((scope) => addAccount(ctx, scope, actor, body, typed));
    await verifyAccount(ctx, id, request.id);
    return success(await shown(id));
  });
  implement(app, ctx, 'retryBankAccount', async ({ actor, params, request, write }) => {
    const { id } = await write((scope) => askAgain(scope, actor, params.id));
    await verifyAccount(ctx, id, request.id);
    return success(await shown(id));
  });
  implement(app, ctx, 'setDefaultBankAccount', async ({ actor, params, body, write }) => {
    const { id } = await write((scope) => makeDefault(ctx, scope, actor, params.id, body.step_up));
    return success(await shown(id));
  });
  implement(app, ctx, 'removeBankAccount', async ({ actor, params, body, write }) =>
    success(await write((scope) => removeAccount(ctx, scope, actor, params.id, body.step_up))),
  );
}
