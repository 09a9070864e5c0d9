import { randomUUID } from 'node:crypto';
import type { Queries, Tx } from '../../../db/pool.ts';
import { later } from '../../../platform/process/instants.ts';
import type { ExchangeOutcome } from '../exchange/outcomes.ts';
import type { Gateway } from '../gateway.ts';
import { queueEvent } from '../store.ts';

type Name = 'exchange' | 'us_broker';

const tablesOf = (name: Name) => ({
  messages: `partners_sandbox.${name}_messages`,
  counter: `partners_sandbox.${name}_counter`,
  failures: `partners_sandbox.${name}_failures`,
});

interface Numbered {
  seq: number;
  order_id: string;
}

/** Creates the tables of an outbox where they are missing. */
export async function openOutbox(tx: Tx, name: Name): Promise<void> {
  const { messages, counter, failures } = tablesOf(name);
  await tx.query(
    `CREATE TABLE IF NOT EXISTS ${messages} (seq bigint PRIMARY KEY, order_id uuid NOT NULL, body jsonb NOT NULL)`,
  );
  await tx.query(`CREATE INDEX IF NOT EXISTS ${name}_messages_of_order ON ${messages} (order_id)`);
  await tx.query(
    `CREATE TABLE IF NOT EXISTS ${counter} (id integer PRIMARY KEY CHECK (id = 1), last bigint NOT NULL)`,
  );
  await tx.query(`INSERT INTO ${counter} (id, last) VALUES (1, 0) ON CONFLICT DO NOTHING`);
  await tx.query(`CREATE TABLE IF NOT EXISTS ${failures} (id uuid PRIMARY KEY, failures integer NOT NULL)`);
}

/**
 * Messages of a market of the sandbox about orders, numbered without gaps and stored for replays, and its requests that
 * fail on purpose.
 */
export function numberedOutbox<Message extends Numbered>(name: Name) {
  const { messages, counter, failures } = tablesOf(name);
  return {
    /** Makes every change of the market wait for its turn, so that messages are numbered in the order of what they report. */
    async lock(tx: Tx): Promise<void> {
      await tx.query(`SELECT last FROM ${counter} WHERE id = 1 FOR UPDATE`);
    },

    /** Numbers and stores messages; `lock` comes before. */
    async number(tx: Tx, drafts: readonly Omit<Message, 'seq'>[]): Promise<Message[]> {
      if (drafts.length === 0) return [];
      const [row] = await tx.query<{ last: string | number }>(
        `UPDATE ${counter} SET last = last + $1 WHERE id = 1 RETURNING last`,
        [drafts.length],
      );
      const first = Number(row!.last) - drafts.length + 1;
      const numbered = drafts.map((draft, index) => ({ ...draft, seq: first + index }) as Message);
      await tx.query(
        `INSERT INTO ${messages} (seq, order_id, body)
         SELECT (m ->> 'seq')::bigint, (m ->> 'order_id')::uuid, m FROM jsonb_array_elements($1::jsonb) AS m`,
        [JSON.stringify(numbered)],
      );
      return numbered;
    },

    /** Messages after a number, in order. */
    async after(q: Queries, seq: number, most: number): Promise<Message[]> {
      const rows = await q.query<{ body: Message }>(
        `SELECT body FROM ${messages} WHERE seq > $1 ORDER BY seq LIMIT $2`,
        [seq, most],
      );
      return rows.map(({ body }) => body);
    },

    /** The first trade of an order; null before it trades. */
    async firstTrade(q: Queries, orderId: string): Promise<Message | null> {
      const [row] = await q.query<{ body: Message }>(
        `SELECT body FROM ${messages} WHERE order_id = $1 AND body ->> 'type' = 'traded' ORDER BY seq LIMIT 1`,
        [orderId],
      );
      return row?.body ?? null;
    },

    /** Counts a request that fails. @returns how many failed so far, this one included */
    async countFailure(q: Queries, id: string): Promise<number> {
      const [row] = await q.query<{ failures: number }>(
        `INSERT INTO ${failures} AS f (id, failures) VALUES ($1, 1)
         ON CONFLICT (id) DO UPDATE SET failures = f.failures + 1 RETURNING failures`,
        [id],
      );
      return row!.failures;
    },
  };
}

/** Queues the delivery of the messages of one order, with the faults of its outcome. */
export async function deliverNumbered(
  gateway: Gateway,
  tx: Tx,
  messages: readonly Numbered[],
  { outcome, notifyUrl }: { outcome: ExchangeOutcome; notifyUrl: string },
): Promise<void> {
  const { lost, copies, delay, reversed } = outcome;
  if (lost) return;
  const parts = reversed ? messages.toReversed().map((message) => [message]) : [messages];
  for (const [index, part] of parts.entries()) {
    const body = JSON.stringify({ messages: part });
    const at = later(gateway.now(), delay + index);
    for (let copy = 0; copy < copies; copy += 1)
      await queueEvent(tx, { event_id: randomUUID(), notify_url: notifyUrl, body }, at);
  }
}
