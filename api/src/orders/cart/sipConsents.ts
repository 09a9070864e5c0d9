import type { CallBody } from '@sanchay/contracts';
import type { Tx } from '../../db/pool.ts';
import type { OrderScheme } from '../../funds/index.ts';
import type { Actor } from '../../platform/context.ts';
import { validationFailed } from '../../platform/http/problem.ts';
import { refusalMessages } from '../messages/refusalMessages.ts';
import type { OrderRow } from '../rows.ts';
import type { SipConsent, SipHooks } from '../lifecycle/sipHooks.ts';

/** The words to agree to before a line of the cart is paid; null for a lumpsum and for a due instalment. */
export function consentOfLine(sip: SipHooks, order: OrderRow, scheme: OrderScheme): SipConsent | null {
  return order.type === 'sip' && order.plan_id === null ? sip.consent(order, scheme) : null;
}

/**
 * Returns the consent text of a line that the user agreed to, or null where it needs none.
 * @throws Problem 422 `consent_changed` when the user agreed to another text, or to none.
 */
export function agreedConsent(
  sip: SipHooks,
  order: OrderRow,
  scheme: OrderScheme,
  given: CallBody<'pay'>['consents'] = [],
): SipConsent | null {
  const consent = consentOfLine(sip, order, scheme);
  if (!consent || given.some(({ order_id: id, hash }) => id === order.id && hash === consent.hash)) {
    return consent;
  }
  const message = refusalMessages('consent_changed');
  throw validationFailed('consent_changed', message, { consent: [message] });
}

/** Keeps what was agreed to when a revision of a cart is paid, word for word. `at` is business time. */
export async function keepConsents(
  tx: Tx,
  agreed: readonly { order: OrderRow; consent: SipConsent }[],
  { sessionId }: Pick<Actor, 'sessionId'>,
  { revision, at }: { revision: number; at: Date },
): Promise<void> {
  for (const { order, consent } of agreed) {
    await tx.query(
      `INSERT INTO order_consents (investor_id, order_id, revision, at, session_id, language, text, sha256)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[order.investor_id, order.id, revision, at, sessionId],
        ...[consent.language, consent.text, consent.hash],
      ],
    );
  }
}
