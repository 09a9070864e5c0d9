import type { Queries, Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';

/** The private address of a portfolio's statements. */
export async function addressOf({ settings }: Context, q: Queries, portfolioId: string): Promise<string> {
  const [row] = await q.query<{ statement_address: string }>(
    'SELECT statement_address FROM portfolios WHERE id = $1',
    [portfolioId],
  );
  return `${row!.statement_address}@${settings.statementMailDomain}`;
}

/** Replaces the private address by a new one. */
export async function renewAddress(tx: Tx, portfolioId: string): Promise<void> {
  await tx.query(
    "UPDATE portfolios SET statement_address = translate(gen_random_uuid()::text, '-', '') WHERE id = $1",
    [portfolioId],
  );
}

/** The local part of an address of our domain; null for any other. */
export function localPartOf({ settings }: Context, address: string): string | null {
  const [local, domain, ...more] = address.trim().toLowerCase().split('@');
  const isOurs = more.length === 0 && domain === settings.statementMailDomain;
  return isOurs && /^[0-9a-f]{32}$/.test(local!) ? local! : null;
}
