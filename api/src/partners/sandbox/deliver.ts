import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { ALL_PARTNERS, OTHER_PARTNERS, type Partner } from '../../platform/settings/partnerSecrets.ts';
import { signedHeaders } from '../signature.ts';
import type { Gateway } from './gateway.ts';
import { stateOf } from './state.ts';
import { dueEvents, noteDelivery, queueEvent, type GatewayEvent, type GatewayRow } from './store.ts';

const TIMEOUT_MS = 5_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** Queues the news of a payment in the transaction that changed it: now, later, or twice. */
export async function notifyMerchant(
  gateway: Gateway,
  tx: Tx,
  payment: GatewayRow,
  { at = gateway.now(), copies = 1 }: { at?: Date; copies?: number } = {},
): Promise<void> {
  const eventId = randomUUID();
  const body = JSON.stringify({
    event_id: eventId,
    payment_id: payment.id,
    ...stateOf(payment, gateway.now()),
  });
  for (let copy = 0; copy < copies; copy += 1) {
    const name = copy === 0 ? eventId : `${eventId}-${copy}`;
    await queueEvent(tx, { event_id: name, notify_url: payment.notify_url, body }, at);
  }
}

/** News of a success that did not happen, signed with a secret of nobody: what a forger would send, once. */
export async function sendForged(gateway: Gateway, payment: GatewayRow): Promise<void> {
  const body = JSON.stringify({
    event_id: randomUUID(),
    payment_id: payment.id,
    ...stateOf({ ...payment, status: 'successful', paid_at: gateway.now() }, gateway.now()),
  });
  const event = { event_id: '', notify_url: payment.notify_url, body, attempts: 0 };
  await delivered(gateway, event, `${gateway.secrets.payments.current}-forged`);
}

/** Delivers what these partners have due; what does not arrive is tried again after 1, 2, 4 … 60 seconds, also after a restart. */
export async function deliverDue(
  gateway: Gateway,
  partners: readonly Partner[] = OTHER_PARTNERS,
): Promise<void> {
  for (const event of await dueEvents(gateway.db, { now: gateway.now(), partners })) {
    const arrived = await delivered(gateway, event);
    const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(event.attempts, 6), LONGEST_WAIT_MS);
    const now = gateway.now();
    await noteDelivery(
      gateway.db,
      event.event_id,
      arrived ? { deliveredAt: now } : { nextAt: new Date(now.getTime() + wait) },
    );
  }
}

async function delivered(
  gateway: Gateway,
  { notify_url, body }: GatewayEvent,
  forgedSecret?: string,
): Promise<boolean> {
  const message = { method: 'POST', path: new URL(notify_url).pathname, body };
  try {
    const secret = forgedSecret ?? gateway.secrets[partnerOf(notify_url)].current;
    const answer = await fetch(notify_url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(secret, message, gateway.now()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Returns the partner whose notifications an address accepts: the last part of `/api/v3/webhooks/<partner>`. */
function partnerOf(notifyUrl: string): Partner {
  const name = new URL(notifyUrl).pathname.split('/').at(-1);
  const partner = ALL_PARTNERS.find((one) => one === name);
  if (!partner) throw new Error(`no partner has news for ${notifyUrl}`);
  return partner;
}
