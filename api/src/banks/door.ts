import type { BankAccountType } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { accountsOf, type BankRow } from './store.ts';

/** The account that money is taken from and paid back to. */
export interface DefaultBank {
  id: string;
  masked_account_no: string;
  ifsc: string;
  bank_name: string;
  holder_name: string;
  type: BankAccountType;
}

function facts({ id, masked_account_no, ifsc, bank_name, holder_name, type }: BankRow): DefaultBank {
  return { id, masked_account_no, ifsc, bank_name, holder_name: holder_name!, type };
}

/** The verified default account of a portfolio, or null. */
export async function defaultBank(db: Queries, portfolioId: string): Promise<DefaultBank | null> {
  const account = (await accountsOf(db, portfolioId)).find(({ is_default }) => is_default);
  return account ? facts(account) : null;
}

/** Whether the portfolio has a bank account that its bank has confirmed. */
export async function hasBank(db: Queries, portfolioId: string): Promise<boolean> {
  return (await defaultBank(db, portfolioId)) !== null;
}

/** The verified accounts of a portfolio, the default one first. */
export async function verifiedBanks(db: Queries, portfolioId: string): Promise<DefaultBank[]> {
  const accounts = (await accountsOf(db, portfolioId)).filter(({ status }) => status === 'verified');
  return accounts.toSorted((a, b) => Number(b.is_default) - Number(a.is_default)).map(facts);
}
