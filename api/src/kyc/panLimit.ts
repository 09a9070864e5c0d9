import { istDate, requireRule } from '@sanchay/finance';
import { clientNetwork } from '@sanchay/contracts/clientNetwork';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { Problem } from '../platform/http/problem.ts';
import { faultMessages } from './messages.ts';

const DAY_MS = 86_400_000;

interface Enquirer {
  userId: string;
  /** IP address of the client. */
  address: string;
}

/**
 * Counts an enquiry before the registry is called, also when it fails or finds nobody, so that the registry cannot be
 * used to look people up.
 * @throws Problem 429 `kyc_pan_limit` above the PANs and checks a day of the dated rule for a user or a network
 */
export async function countEnquiry(ctx: Context, { userId, address }: Enquirer, pan: string): Promise<void> {
  const network = ctx.vault.blindIndex('pan enquiry', clientNetwork(address)).toString('base64url');
  const panIndex = ctx.vault.blindIndex('pan', pan);
  const since = later(ctx.now(), -DAY_MS);
  const limits = requireRule(ctx.rules.book().pan_check, istDate(ctx.now()), 'PAN checks').value;
  await ctx.db.tx(async (tx) => {
    // One enquiry of a user and of a network at a time, always in this order.
    for (const key of [`pan network ${network}`, `pan user ${userId}`])
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    const [row] = await tx.query<{ pans: number; enquiries: number; shared: number }>(
      `SELECT count(DISTINCT pan_index) FILTER (WHERE user_id = $1 AND pan_index <> $3)::integer AS pans,
         count(*) FILTER (WHERE user_id = $1)::integer AS enquiries,
         count(DISTINCT pan_index) FILTER (WHERE network = $2 AND pan_index <> $3)::integer AS shared
       FROM pan_enquiries WHERE at > $4 AND (user_id = $1 OR network = $2)`,
      [userId, network, panIndex, since],
    );
    const { pans, enquiries, shared } = row!;
    // All users of the sandbox have the address of this machine.
    const crowded = !ctx.settings.sandbox && shared >= limits.pansPerNetwork;
    if (pans >= limits.pansPerUser || enquiries >= limits.checksPerUser || crowded)
      throw new Problem(429, 'failure', 'kyc_pan_limit', faultMessages('pan_limit'), {
        retryAfter: DAY_MS / 1_000,
      });
    await tx.query('INSERT INTO pan_enquiries (at, user_id, network, pan_index) VALUES ($1, $2, $3, $4)', [
      ctx.now(),
      userId,
      network,
      panIndex,
    ]);
  });
}

/** Removes enquiries that no limit counts any more. */
export async function sweepEnquiries(ctx: Context): Promise<void> {
  await ctx.db.query('DELETE FROM pan_enquiries WHERE at <= $1', [later(ctx.now(), -DAY_MS)]);
}
