import { maskAccount, publishedRules } from '@sanchay/finance';
import type { BankAccountType } from '@sanchay/contracts';
import type { Db } from '../db/pool.ts';
import type { Vault } from '../vault/index.ts';
import { putBranches } from './branches.ts';
import { inventedBranches } from './inventedBranches.ts';
import { insertAccount, putOutcome } from './store.ts';
import { outcomeOf } from './verify.ts';

/** Stores the sandbox's invented branches; those that are there are left. */
export async function seedBranches(db: Db): Promise<void> {
  const [known] = await db.query<{ count: number }>(
    'SELECT count(*) AS count FROM bank_branches WHERE invented',
  );
  if (known!.count < inventedBranches.length) await putBranches(db, inventedBranches);
}

export interface SeededBank {
  userId: string;
  portfolioId: string;
  name: string;
  ifsc: string;
  accountNo: string;
  type: BankAccountType;
}

/** Gives the sandbox personas their verified accounts; a persona that has one is left unchanged. */
export async function seedBankAccounts(
  db: Db,
  vault: Vault,
  accounts: readonly SeededBank[],
  now: Date,
): Promise<void> {
  await db.tx(async (tx) => {
    const has = await tx.query<{ portfolio_id: string }>('SELECT DISTINCT portfolio_id FROM bank_accounts');
    const done = new Set(has.map(({ portfolio_id }) => portfolio_id));
    for (const [at, { accountNo, ifsc, name, ...account }] of accounts.entries()) {
      if (done.has(account.portfolioId)) continue;
      const id = `5a9c4a1e-0007-4000-8000-${String(at + 1).padStart(12, '0')}`;
      await insertAccount(tx, {
        ...account,
        id,
        ifsc,
        masked: maskAccount(accountNo),
        sealed: await vault.seal(`bank:${id}`, accountNo),
        index: vault.blindIndex('bank_account', `${ifsc.slice(0, 4)}:${accountNo}`),
        at: now,
      });
      const answer = { status: 'found', name: name.toUpperCase(), ref: 'seed' } as const;
      await putOutcome(tx, id, outcomeOf(answer, [name], now, publishedRules));
    }
  });
}
