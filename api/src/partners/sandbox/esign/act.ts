import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/pool.ts';
import { deliverDue } from '../deliver.ts';
import type { Gateway } from '../gateway.ts';
import { queueEvent } from '../store.ts';
import { SANDBOX_CODE } from './signPage.ts';
import { esignState } from './state.ts';
import { countWrongCode, moveEsign, type SandboxEsign } from './store.ts';

const LATE_MS = 20_000;
const FOUND_INVALID_MS = 1_000;
/** Wrong codes after which nothing is signed any more. */
const MOST_WRONG_CODES = 3;

const SIGNED = { status: 'signed', reason: null } as const;
const REFUSED = { status: 'rejected', reason: 'refused' } as const;
const WRONG_CODE = { status: 'rejected', reason: 'wrong_code' } as const;
const INVALID = { status: 'rejected', reason: 'signature_invalid' } as const;
const CLOSED = { status: 'cancelled', reason: 'closed' } as const;

type End = Pick<SandboxEsign, 'status' | 'reason'>;

/** Performs the action of a button on the page; repeating it has no further effect. */
export async function act(
  gateway: Gateway,
  esign: SandboxEsign,
  action: string,
  code: string,
): Promise<'done' | 'wrong_code'> {
  const signs = action === 'sign' || action === 'late' || action === 'void';
  if (signs && esign.status === 'pending' && code !== SANDBOX_CODE) {
    await countWrongCode(gateway.db, esign.ref);
    if (esign.wrong_codes + 1 < MOST_WRONG_CODES) return 'wrong_code';
    await end(gateway, esign.ref, WRONG_CODE);
  } else if (action === 'refuse') await end(gateway, esign.ref, REFUSED);
  else if (action === 'cancel') await end(gateway, esign.ref, CLOSED);
  else if (signs) await end(gateway, esign.ref, SIGNED, action);
  await deliverDue(gateway);
  return 'done';
}

async function end(gateway: Gateway, ref: string, how: End, action = ''): Promise<void> {
  await gateway.db.tx(async (tx) => {
    const ended = await moveEsign(tx, ref, 'pending', how, gateway.now());
    if (!ended) return;
    await notify(gateway, tx, ended, action === 'late' ? LATE_MS : 0);
    if (action !== 'void') return;
    const invalid = await moveEsign(tx, ref, 'signed', INVALID, gateway.now());
    if (invalid) await notify(gateway, tx, invalid, FOUND_INVALID_MS);
  });
}

async function notify(gateway: Gateway, tx: Tx, esign: SandboxEsign, afterMs: number): Promise<void> {
  const eventId = randomUUID();
  const body = JSON.stringify({
    event_id: eventId,
    esign_id: esign.id,
    ...esignState(esign, gateway.now()),
  });
  const at = new Date(gateway.now().getTime() + afterMs);
  await queueEvent(tx, { event_id: eventId, notify_url: esign.notify_url, body }, at);
}
