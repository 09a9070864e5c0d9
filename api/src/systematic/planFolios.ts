import type { Queries, Tx } from '../db/pool.ts';
import type { OrderScheme } from '../funds/index.ts';
import { chosenFolio, expectedFolio, foliosOf, isAdditional } from '../orders/index.ts';
import { refuse } from './messages/refusals.ts';
import type { PlanRow } from './rows.ts';

/** How a request names folios of a plan. */
export interface AskedFolios {
  kind: PlanRow['kind'];
  folio_no?: string | null;
  target_folio_no?: string | null;
  new_folio?: boolean;
}

/**
 * Returns where the units of a plan go, as agreed to: the named folio, or null for a new one; an STP that names none
 * goes to the first folio at the fund house. A SIP that names none is left to its first allotment.
 * @param bought the fund that the units are bought in
 * @throws Problem 422 `folio_mismatch` for a folio that is not one of the portfolio at the fund house, or that is
 *   combined with a new one; 422 `target_not_taken` where no units are bought or only one folio is needed.
 */
export async function acceptFolios(
  q: Queries,
  portfolioId: string,
  { kind, folio_no: folioNo, target_folio_no: targetNo, new_folio: wantsNew = false }: AskedFolios,
  bought: OrderScheme,
): Promise<string | null> {
  if (targetNo && kind !== 'stp') throw refuse('target_not_taken', 'target_folio_no', 'targetNotTaken');
  if (wantsNew && kind === 'swp') throw refuse('target_not_taken', 'new_folio', 'folioNotTaken');
  if (kind === 'swp') return null;
  const [named, field] = kind === 'stp' ? [targetNo, 'target_folio_no'] : [folioNo, 'folio_no'];
  if (named && wantsNew) throw refuse('folio_mismatch', field, 'folioOrNew');
  await isAdditional(q, portfolioId, bought, named ?? null, field);
  if (named || wantsNew || kind === 'sip') return named ?? null;
  return expectedFolio({ folio_no: null }, bought.house_code, await foliosOf(q, portfolioId)).folio_expected;
}

/** The plan with the number of the folio that is opened for its units. */
export async function withNewFolio(tx: Tx, plan: PlanRow, bought: OrderScheme, at: Date): Promise<PlanRow> {
  const choice = { folioNo: null, wantsNew: true, orderId: null };
  const opened = await chosenFolio(tx, plan, choice, { scheme: bought, at });
  return plan.kind === 'stp' ? { ...plan, target_folio_no: opened } : { ...plan, folio_no: opened };
}
