import type { BankAccountType, BankBranch, CallBody } from '@sanchay/contracts';
import { readAccountNumber } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import { branchOf } from './branches.ts';
import { sentence } from './sentences.ts';
import { typesFor } from './view.ts';

export interface CheckedAccount {
  branch: BankBranch;
  digits: string;
  type: BankAccountType;
}

/**
 * The user's input, parsed and validated as a whole.
 * @throws Problem 422 `bank_invalid` with a sentence for each invalid field
 */
export async function checkAccount(
  db: Queries,
  body: CallBody<'addBankAccount'>,
  residency: string | null,
): Promise<CheckedAccount> {
  const errors: Record<string, string[]> = {};
  const branch = await branchOf(db, body.ifsc).catch((problem: unknown) => {
    if (!(problem instanceof Problem)) throw problem;
    Object.assign(errors, problem.errors);
    return null;
  });
  const [first, second] = [readAccountNumber(body.account_no), readAccountNumber(body.account_no_again)];
  if ('fault' in first) errors.account_no = [sentence(`account_${first.fault}`)];
  else if (!('digits' in second) || second.digits !== first.digits)
    errors.account_no_again = [sentence('account_differs')];
  if (!typesFor(residency).includes(body.type))
    errors.type = [sentence(residency === 'resident_individual' ? 'type_resident' : 'type_abroad')];
  if (!branch || 'fault' in first || Object.keys(errors).length > 0)
    throw validationFailed('bank_invalid', sentence('correct'), errors);
  return { branch, digits: first.digits, type: body.type };
}
