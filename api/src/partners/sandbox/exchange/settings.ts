import type { Queries } from '../../../db/pool.ts';
import { exchangeOutcome, USUAL, type ExchangeOutcome } from './outcomes.ts';

/** What the exchange does with every order whose quantity has no outcome of its own. */
export type ExchangeSettings = Pick<
  ExchangeOutcome,
  'rejects' | 'thin' | 'delay' | 'copies' | 'reversed' | 'lost' | 'annuls'
>;

const { rejects, thin, delay, copies, reversed, lost, annuls } = USUAL;
export const USUAL_SETTINGS: ExchangeSettings = { rejects, thin, delay, copies, reversed, lost, annuls };

export async function exchangeSettings(q: Queries): Promise<ExchangeSettings> {
  const [row] = await q.query<{ body: ExchangeSettings }>(
    'SELECT body FROM partners_sandbox.exchange_settings WHERE id = 1',
  );
  return row?.body ?? USUAL_SETTINGS;
}

export async function saveExchangeSettings(q: Queries, settings: ExchangeSettings): Promise<void> {
  await q.query(
    `INSERT INTO partners_sandbox.exchange_settings (id, body) VALUES (1, $1)
     ON CONFLICT (id) DO UPDATE SET body = $1`,
    [JSON.stringify(settings)],
  );
}

/** The outcome of an order: that of its quantity, otherwise that of the settings. */
export async function outcomeOf(q: Queries, quantity: number): Promise<ExchangeOutcome> {
  const outcome = exchangeOutcome(quantity);
  return outcome === USUAL ? { ...USUAL, ...(await exchangeSettings(q)) } : outcome;
}
