import { usOrCanada } from '../../applicants/index.ts';
import type { Queries } from '../../db/pool.ts';
import { validationFailed } from '../../platform/http/problem.ts';
import type { Vault } from '../../vault/index.ts';
import { refusalMessages } from '../messages/refusalMessages.ts';

/**
 * Rejects a fund whose house is closed to a holder of the portfolio: for new money only, existing holdings can be
 * sold.
 * @throws Problem 422 `closed_to_us_canada` for the field.
 */
export async function checkPerson(
  q: Queries,
  vault: Vault,
  portfolioId: string,
  scheme: { us_canada_allowed: boolean },
  field: 'code' | 'target_code' | 'to_code' = 'code',
): Promise<void> {
  if (scheme.us_canada_allowed) return;
  if (!(await usOrCanada(q, vault, [portfolioId])).has(portfolioId)) return;
  const message = refusalMessages('closed_to_us_canada');
  throw validationFailed('closed_to_us_canada', message, { [field]: [message] });
}
