import type { BankAccount, BankAccountType } from '@sanchay/contracts';
import { maskComparison } from '@sanchay/finance';
import type { BankRow } from './store.ts';

const FULL_SCORE = 100;

/**
 * An account as the user who added it sees it: the number masked, and of the bank's name only the words that are in the
 * name of a holder too, because the account may be a stranger's.
 */
export function accountView(row: BankRow): BankAccount {
  const match = row.name_match && maskComparison(row.name_match);
  const { id, masked_account_no, ifsc, bank_name, branch, city, type, status, failure, is_default } = row;
  return {
    id,
    masked_account_no,
    ifsc,
    bank_name,
    branch,
    city,
    type,
    status,
    failure,
    is_default,
    holder_name: match && match.score < FULL_SCORE ? match.theirs : row.holder_name,
    name_match: match,
    added_at: row.added_at.toISOString(),
    verified_at: row.verified_at?.toISOString() ?? null,
  };
}

/** What an account is called where it is the subject of something: "Sahyadri Bank ••••4321". */
export function accountMessages({
  bank_name,
  masked_account_no,
}: Pick<BankRow, 'bank_name' | 'masked_account_no'>) {
  return `${bank_name} ${masked_account_no.slice(-8)}`;
}

/** Types of account by where the holder lives for tax; all while that is not known. */
export function typesFor(residency: string | null): BankAccountType[] {
  if (residency === null) return ['savings', 'current', 'nre', 'nro'];
  return residency === 'resident_individual' ? ['savings', 'current'] : ['nre', 'nro'];
}
