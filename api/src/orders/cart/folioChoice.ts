import type { CallReply } from '@sanchay/contracts';
import type { Queries, Tx } from '../../db/pool.ts';
import { schemeForOrder, type OrderScheme } from '../../funds/index.ts';
import { notFound, validationFailed } from '../../platform/http/problem.ts';
import { lockFolioChoice, openFolio } from './folios.ts';
import { refusalMessages } from '../messages/refusalMessages.ts';
import type { CartRow } from '../rows.ts';

/** A folio of a portfolio, and whether it is in use: units came into it, or a plan names it. */
export interface KnownFolio {
  folio_no: string;
  house_code: string;
  used: boolean;
}

const IN_USE = `(EXISTS (SELECT 1 FROM ledger_accounts a
    WHERE a.portfolio_id = f.portfolio_id AND a.role = 'units_held' AND a.reference = f.folio_no)
  OR EXISTS (SELECT 1 FROM systematic_plans p
    WHERE p.portfolio_id = f.portfolio_id AND f.folio_no IN (p.folio_no, p.target_folio_no)))`;

/** Folios of a portfolio in the order in which allotments choose from them. */
export function foliosOf(q: Queries, portfolioId: string): Promise<KnownFolio[]> {
  return q.query<KnownFolio>(
    `SELECT f.folio_no, f.house_code, ${IN_USE} AS used
     FROM folios f WHERE f.portfolio_id = $1 ORDER BY f.opened_at, f.folio_no`,
    [portfolioId],
  );
}

/**
 * Folios of a portfolio that can take units of a fund: those in use at its house, the ones that hold the fund first.
 * @throws Problem 404 for an unknown fund.
 */
export async function foliosFor(
  q: Queries,
  portfolioId: string,
  code: string,
): Promise<CallReply<'folios'>['data']> {
  const scheme = await schemeForOrder(q, code);
  if (!scheme) throw notFound(refusalMessages('unknown_fund'));
  return q.query(
    `SELECT f.folio_no, coalesce((SELECT sum(e.amount) > 0 FROM ledger_accounts a
         JOIN ledger_entries e ON e.account_id = a.id AND e.commodity = $3
         WHERE a.portfolio_id = f.portfolio_id AND a.role = 'units_held' AND a.reference = f.folio_no), false) AS holds_fund
     FROM folios f WHERE f.portfolio_id = $1 AND f.house_code = $2 AND ${IN_USE}
     ORDER BY holds_fund DESC, f.opened_at, f.folio_no`,
    [portfolioId, scheme.house_code, code],
  );
}

/** Where the units of an order will go: the folio it names, else the first of its house; null for a new one. */
export function expectedFolio(
  order: { folio_no: string | null },
  houseCode: string,
  folios: readonly KnownFolio[],
): { folio_expected: string | null; new_folio: boolean } {
  const found = order.folio_no
    ? folios.find(({ folio_no }) => folio_no === order.folio_no)
    : folios.find(({ house_code }) => house_code === houseCode);
  return { folio_expected: found?.folio_no ?? order.folio_no, new_folio: !(found?.used ?? false) };
}

/**
 * Returns the folio that an order names: the chosen one, or for a new folio its number. A folio that was opened for a
 * choice that was later dropped is reused instead of opening another one; two choices never take the same one.
 * @throws Problem 422 `folio_mismatch` when both are requested.
 */
export async function chosenFolio(
  tx: Tx,
  cart: Pick<CartRow, 'investor_id' | 'portfolio_id'>,
  { folioNo, wantsNew, orderId }: { folioNo: string | null; wantsNew: boolean; orderId: string | null },
  { scheme, at }: { scheme: OrderScheme; at: Date },
): Promise<string | null> {
  if (!wantsNew) return folioNo;
  if (folioNo !== null) {
    const message = refusalMessages('folio_mismatch', scheme.house_name);
    throw validationFailed('folio_mismatch', message, { folio_no: [message] });
  }
  await lockFolioChoice(tx, cart.portfolio_id, scheme.house_code);
  const [free] = await tx.query<{ folio_no: string }>(
    `SELECT f.folio_no FROM folios f WHERE f.portfolio_id = $1 AND f.house_code = $2
       AND NOT ${IN_USE}
       AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.portfolio_id = $1 AND o.folio_no = f.folio_no
         AND o.id IS DISTINCT FROM $3 AND o.status NOT IN ('cancelled', 'failed'))
       AND NOT EXISTS (SELECT 1 FROM redemptions r WHERE r.portfolio_id = $1 AND r.to_folio_no = f.folio_no
         AND r.status NOT IN ('cancelled', 'failed'))
     ORDER BY f.opened_at, f.folio_no LIMIT 1`,
    [cart.portfolio_id, scheme.house_code, orderId],
  );
  return free?.folio_no ?? openFolio(tx, cart, scheme.house_code, at);
}
