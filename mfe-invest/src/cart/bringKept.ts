import { ApiError, type Client } from '@sanchay/api-client';
import { fundTitle, type Cart, type Scheme } from '@sanchay/contracts';
import type { KeptOrder } from '@sanchay/remote-kit/storage';
import { amountProblem, orderBody, startAnswers } from '../invest/investAnswers.ts';
import { businessDay } from '../invest/purchasePreview.ts';

/** What became of the orders that a visitor kept before signing in. Funds by their short names. */
export interface Brought {
  added: string[];
  /** A line of the same fund and kind was in the cart already, and stays as it is. */
  alreadyThere: string[];
  /** Not in the cart, with the reason of the server, or null where the fund no longer takes such an order. */
  refused: { name: string; why: string | null }[];
}

interface Bringing {
  client: Pick<Client, 'call'>;
  kept: readonly KeptOrder[];
  /** What is in the cart. */
  lines: readonly Pick<Cart['items'][number], 'code' | 'type'>[];
  now: Date;
  /** Called for each order that is done with, and must not be tried again. */
  done: (key: string) => void;
}

const REFUSALS: ReadonlySet<number> = new Set([400, 403, 404, 422]);

/**
 * Puts kept orders into the cart, in their order, each under its own idempotency key: a repeat, also from another tab,
 * adds nothing. Where the server cannot be reached the rest stays kept for the next time.
 */
export async function bringKept({ client, kept, lines, now, done }: Bringing): Promise<Brought> {
  const brought: Brought = { added: [], alreadyThere: [], refused: [] };
  const codes = [...new Set(kept.map(({ code }) => code))].join('|');
  const dayOf = async () => (await client.call('datedRules')).data.on;
  const [schemes, day] = await Promise.all([client.call('schemeDetails', { params: { codes } }), dayOf()]);
  for (const order of kept) {
    const scheme = schemes.find(({ code }) => code === order.code);
    const name = scheme ? fundTitle(scheme.short_name) : order.name;
    const type = new URLSearchParams(order.answers).get('type');
    if (lines.some((line) => line.code === order.code && line.type === type)) {
      brought.alreadyThere.push(name);
    } else {
      const send = async (on: string): Promise<boolean> => {
        const body = scheme && bodyOf(scheme, order, businessDay(now, scheme.nav, on));
        if (body) await client.call('createOrder', { body, idempotencyKey: order.key });
        return Boolean(body);
      };
      try {
        const sent = await send(day).catch(async (error: unknown) => {
          // The business day may have changed since it was read: then the first instalment has another date.
          const later = await dayOf();
          if (later === day) throw error;
          return send(later);
        });
        if (sent) brought.added.push(name);
        else brought.refused.push({ name, why: null });
      } catch (error) {
        if (!(error instanceof ApiError) || !REFUSALS.has(error.httpStatus ?? 0)) return brought;
        brought.refused.push({ name, why: error.message });
      }
    }
    done(order.key);
  }
  return brought;
}

/** The order as the API takes it; null where the fund no longer takes it as it was chosen. */
function bodyOf(scheme: Scheme, order: KeptOrder, today: string) {
  const query = new URLSearchParams(order.answers);
  const answers = startAnswers(scheme, query);
  const changed =
    answers.kind !== query.get('type') ||
    (query.has('frequency') && answers.frequency !== query.get('frequency')) ||
    (query.has('day') && answers.day !== Number(query.get('day')));
  if (changed || amountProblem(scheme, answers, false) !== null) return null;
  return orderBody(scheme.code, answers, null, today);
}
