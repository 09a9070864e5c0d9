import { parseStepUp } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import type { OrderScheme } from '../funds/index.ts';
import type { OrderRow, SipConsent } from '../orders/index.ts';
import { consentOf } from './consent.ts';
import type { PlanRow } from './rows.ts';

/** What a user who pays for a SIP of the cart agrees to: the same text as for a SIP that is set up separately. */
export function consentOfOrder(order: OrderRow, scheme: OrderScheme): SipConsent {
  return consentOf({
    kind: 'sip',
    fund: scheme.name,
    target: null,
    amount: order.amount,
    frequency: order.frequency ?? 'monthly',
    start: order.start_date!,
    folioNo: order.folio_no,
    targetFolioNo: null,
    newFolio: false,
    stepUp: parseStepUp(order.upsize_code),
    instalments: null,
    firstNow: order.sip_firstorderflag === 'Y',
  });
}

/** The plan that an order sets up begins with what was agreed to when the order was paid, word for word. */
export async function keepOrderConsent(tx: Tx, plan: PlanRow): Promise<void> {
  await tx.query(
    `INSERT INTO plan_consents (investor_id, plan_id, version, at, session_id, language, text, sha256)
     SELECT p.investor_id, p.id, p.version, c.at, c.session_id, c.language, c.text, c.sha256
     FROM systematic_plans p JOIN order_consents c ON c.investor_id = p.investor_id AND c.order_id = p.order_id
     WHERE p.investor_id = $1 AND p.id = $2 ORDER BY c.revision DESC LIMIT 1`,
    [plan.investor_id, plan.id],
  );
}
