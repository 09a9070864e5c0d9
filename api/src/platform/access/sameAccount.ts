import { type Call } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../context.ts';
import { localize } from '../http/language.ts';
import { Problem } from '../http/problem.ts';

const HEADER = 'x-portfolio-id';
const CHANGED = {
  en: 'Another account is open now: you switched in another tab, or your access has ended. Nothing was saved here.',
  hi: 'अब दूसरा खाता खुला है: आपने दूसरे टैब में खाता बदला है या आपका एक्सेस खत्म हो गया है। यहाँ कुछ सेव नहीं हुआ।',
};

/**
 * A page specifies the portfolio its write is meant for. When another tab has made another portfolio current
 * meanwhile, or the access of a manager has ended, nothing is done: an order must never reach the wrong account. A request that specifies none means the
 * current one.
 * @throws Problem 409 `account_changed`.
 */
export function assertSameAccount(
  { headers }: Pick<FastifyRequest, 'headers'>,
  call: Call,
  actor: Pick<Actor, 'portfolioId' | 'portfolioNumber'> | null,
): void {
  const meant = headers[HEADER];
  if (meant === undefined || !actor || call.method === 'GET') return;
  // Tabs of contracts 1 hold the UUID.
  if (meant === String(actor.portfolioNumber) || meant === actor.portfolioId) return;
  // To choose an account is right from whichever is current.
  if (call.audience === 'anyone' || call.path === calls.switchPortfolio.path) return;
  throw new Problem(409, 'failure', 'account_changed', localize(CHANGED));
}
