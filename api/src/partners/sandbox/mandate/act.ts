import { randomInt, randomUUID } from 'node:crypto';
import type { BankMandateStatus } from '../../mandateBank.ts';
import { deliverDue } from '../deliver.ts';
import type { Gateway } from '../gateway.ts';
import { queueEvent } from '../store.ts';
import { moveMandate, setDebits, type SandboxMandate } from './store.ts';

interface Step {
  from: readonly BankMandateStatus[];
  to: BankMandateStatus;
  reason?: string;
}

const STEPS: Record<string, Step> = {
  agree: { from: ['waiting'], to: 'active' },
  later: { from: ['waiting'], to: 'with_bank' },
  refuse: { from: ['waiting'], to: 'rejected', reason: 'refused' },
  accept: { from: ['with_bank'], to: 'active' },
  reject: { from: ['with_bank'], to: 'rejected', reason: 'bank' },
  end: { from: ['active', 'paused'], to: 'revoked', reason: 'bank' },
};
const DEBITS: Record<string, SandboxMandate['debits']> = {
  debits_pay: 'pay',
  debits_decline: 'decline',
  debits_wait: 'wait',
};

/** Performs the action of a button on the bank's page, and notifies the merchant; leaving does nothing. */
export async function act(gateway: Gateway, mandate: SandboxMandate, action: string): Promise<void> {
  const debits = DEBITS[action];
  if (debits) return setDebits(gateway.db, mandate.ref, debits);
  const step = STEPS[action];
  if (!step || (step.from.includes('waiting') && gateway.now() >= mandate.authorise_by)) return;
  await gateway.db.tx(async (tx) => {
    const reference = step.to === 'active' ? newReference() : null;
    const moved = await moveMandate(tx, mandate.ref, step.from, {
      status: step.to,
      reason: step.reason ?? null,
      reference,
    });
    if (!moved) return;
    const eventId = randomUUID();
    const { status, reason } = moved;
    const body = { event_id: eventId, mandate_id: moved.id, status, reason, reference: moved.reference };
    const event = { event_id: eventId, notify_url: moved.notify_url, body: JSON.stringify(body) };
    await queueEvent(tx, event, gateway.now());
  });
  await deliverDue(gateway);
}

/** The bank's number of a mandate: four letters of its rail and sixteen digits. */
function newReference(): string {
  const digits = Array.from({ length: 16 }, () => randomInt(10)).join('');
  return `SNDB${digits}`;
}
