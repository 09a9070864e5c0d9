import type { BankBranch } from '@sanchay/contracts';
import { isIfsc, tidyIfsc } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import { sentence } from './sentences.ts';

/**
 * The branch of a code as entered by the user.
 * @throws Problem 422 `ifsc_invalid` for text that is no code, 404 `ifsc_unknown` for a code that no branch has
 */
export async function branchOf(db: Queries, text: string): Promise<BankBranch> {
  const ifsc = tidyIfsc(text);
  if (!isIfsc(ifsc)) {
    throw validationFailed('ifsc_invalid', sentence('ifsc_invalid'), { ifsc: [sentence('ifsc_invalid')] });
  }
  const [branch] = await db.query<BankBranch>(
    'SELECT ifsc, bank_name, branch, city, state, invented FROM bank_branches WHERE ifsc = $1',
    [ifsc],
  );
  if (!branch) {
    throw new Problem(404, 'validation_failed', 'ifsc_unknown', sentence('ifsc_unknown'), {
      errors: { ifsc: [sentence('ifsc_unknown')] },
    });
  }
  return branch;
}

/** Stores branches; one that is there takes the newer words. @returns how many rows were written */
export async function putBranches(db: Queries, branches: readonly BankBranch[]): Promise<number> {
  const column = <K extends keyof BankBranch>(name: K): BankBranch[K][] => branches.map((one) => one[name]);
  const written = await db.query(
    `INSERT INTO bank_branches (ifsc, bank_name, branch, city, state, invented)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::boolean[])
     ON CONFLICT (ifsc) DO UPDATE SET bank_name = excluded.bank_name, branch = excluded.branch,
       city = excluded.city, state = excluded.state, invented = excluded.invented
     RETURNING ifsc`,
    [
      column('ifsc'),
      column('bank_name'),
      column('branch'),
      column('city'),
      column('state'),
      column('invented'),
    ],
  );
  return written.length;
}
