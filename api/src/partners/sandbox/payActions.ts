import { later } from '../../platform/process/instants.ts';
import { deliverDue, sendForged, notifyMerchant } from './deliver.ts';
import type { Gateway } from './gateway.ts';
import { endPayment, takePaymentBack, type GatewayRow } from './store.ts';

/** Definition of an ending: how it ends, when the merchant is notified, how often, and from whose account. */
interface Ending {
  status: 'successful' | 'failed';
  reason: GatewayRow['reason'];
  /** Milliseconds until the news is sent; null for never. */
  newsAfter: number | null;
  copies: number;
  stranger: boolean;
}

const paid: Ending = { status: 'successful', reason: null, newsAfter: 0, copies: 1, stranger: false };
const ENDINGS: Record<string, Ending> = {
  pay: paid,
  fail: { ...paid, status: 'failed', reason: 'declined' },
  cancel: { ...paid, status: 'failed', reason: 'cancelled' },
  pay_late: { ...paid, newsAfter: 60_000 },
  pay_twice: { ...paid, copies: 2 },
  pay_silent: { ...paid, newsAfter: null },
  pay_other: { ...paid, stranger: true },
};
/** An account that the merchant did not name. */
const STRANGER = { ifsc: 'ZZZZ0999999', last4: '0000' };

/** Performs the action of a button on the page; leaving it pending does nothing. */
export async function act(
  gateway: Gateway,
  payment: GatewayRow,
  { action, account }: { action: string; account: string },
): Promise<void> {
  if (action === 'forge') return sendForged(gateway, payment);
  if (action === 'charge_back') return chargeBack(gateway, payment);
  const ending = ENDINGS[action];
  if (!ending) return;
  const { status, reason } = ending;
  const own = payment.accounts[Number(account)] ?? payment.accounts[0] ?? null;
  const payer = status === 'failed' ? null : ending.stranger || account === 'other' ? STRANGER : own;
  await gateway.db.tx(async (tx) => {
    const ended = await endPayment(tx, payment.ref, { status, reason, payer }, gateway.now());
    if (!ended || ending.newsAfter === null) return;
    await notifyMerchant(gateway, tx, ended, {
      at: later(gateway.now(), ending.newsAfter),
      copies: ending.copies,
    });
  });
  await deliverDue(gateway);
}

async function chargeBack(gateway: Gateway, { ref }: GatewayRow): Promise<void> {
  await gateway.db.tx(async (tx) => {
    const taken = await takePaymentBack(tx, ref);
    if (taken) await notifyMerchant(gateway, tx, taken, { at: gateway.now(), copies: 1 });
  });
  await deliverDue(gateway);
}
