import { randomUUID } from 'node:crypto';
import type { Db } from '../../../api/src/db/pool.ts';
import { cartOtp } from './cartOtp.ts';
import { ask, type Answer } from './person.ts';

const PATIENCE_MS = 20_000;

/**
 * Places an order as a careful client does: with one key, retrying until a node responds.
 * @returns the id of the order.
 * @throws Error when the API refuses.
 */
export async function placeUntilAnswered(origin: string, token: string, body: object): Promise<string> {
  const key = randomUUID();
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const answer: Answer | null = await ask(origin, 'POST', '/api/v3/orders.json', {
      token,
      key,
      body,
    }).catch(() => null);
    if (answer?.status === 200) return (answer.body.data as unknown as { id: string }).id;
    if (answer && answer.status < 500) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
  }
  throw new Error('nobody answered in time');
}

/** Pays the cart at the sandbox's payment gateway, as a user does there. */
export async function payCart(db: Db, origin: string, token: string): Promise<void> {
  const cart = (await ask(origin, 'GET', '/api/v3/cart.json', { token })).body.data as unknown as {
    id: string;
    revision: number;
    confirms: string | null;
  };
  const step_up = await cartOtp(db, token, cart.confirms);
  const body = { cart_id: cart.id, revision: cart.revision, method: 'upi', step_up };
  const paid = await ask(origin, 'POST', '/api/v3/payments.json', { token, key: randomUUID(), body });
  const payment = paid.body.data as unknown as { redirect_url: string } | undefined;
  if (paid.status !== 200 || !payment) throw new Error(`not paid: ${JSON.stringify(paid.body)}`);
  const page = await fetch(payment.redirect_url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=pay',
    redirect: 'manual',
  });
  if (page.status !== 303) throw new Error(`the payment page answered ${page.status}`);
}
