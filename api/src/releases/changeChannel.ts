import type { Tx } from '../db/pool.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import type { Context } from '../platform/context.ts';
import { decide, type Known, type ChangeRequest } from './channelDecision.ts';
import type { InstallationKeys } from './keys.ts';
import { channelFor, lockLedger, recordOf, registryEntries, saveChannel, type Channel } from './ledger.ts';
import { publishLedger } from './publishLedger.ts';
import { inForce, nextSerial } from './registryDocuments.ts';
import { refused } from './refusal.ts';
import { collidingRoutes } from '@sanchay/contracts';

export interface ChangeOrder extends ChangeRequest {
  remote: string;
  owner: string;
  keys: InstallationKeys;
  /** Who requested it: the owner, or `api` for the health rule. */
  by: string;
  reason: string;
  requestId: string;
}

export interface ChangeResult {
  serial: number;
  /** False when it was so already: nothing was written and no document issued. */
  changed: boolean;
  channel: Channel;
}

/**
 * Changes a remote's channel and publishes the ledger anew, in one transaction.
 * @throws Problem whose message describes what to do instead; nothing is changed then
 */
export function changeChannel(ctx: Context, order: ChangeOrder): Promise<ChangeResult> {
  return ctx.db.tx(async (tx) => {
    await lockLedger(tx);
    return changeLocked(ctx, tx, order);
  });
}

/** The same inside a transaction that holds the ledger. */
export async function changeLocked(ctx: Context, tx: Tx, order: ChangeOrder): Promise<ChangeResult> {
  const { remote, owner, keys, by, reason, requestId, ...request } = order;
  const before = await channelFor(tx, remote);
  const decision = decide(remote, before, request, await knownReleases(tx, remote));
  if (!decision) return { serial: (await inForce(tx))!.serial, changed: false, channel: before! };
  const { live, canary, disabled, takenOut, version } = decision;
  const now = ctx.now();
  const serial = await nextSerial(tx);
  if (live !== before?.live) {
    await assertRoutesFree(tx, remote, live);
    await tx.query(
      `UPDATE releases SET live_serial = $3, taken_out_at = NULL, taken_out_by = NULL, taken_out_reason = NULL
       WHERE remote = $1 AND version = $2`,
      [remote, live, serial],
    );
  }
  if (takenOut !== null)
    await tx.query(
      `UPDATE releases SET taken_out_at = $3, taken_out_by = $4, taken_out_reason = $5
       WHERE remote = $1 AND version = $2`,
      [remote, takenOut, now, by, reason],
    );
  const sameCanary = canary !== null && canary.version === before?.canary?.version;
  await saveChannel(tx, {
    remote,
    owner,
    live,
    canary,
    disabled,
    message: messageAfter(order, before, disabled),
    previous: null,
    liveSince: live === before?.live ? before.liveSince : now,
    canarySince: canary && (sameCanary ? before!.canarySince : now),
  });
  await tx.query(
    `INSERT INTO channel_changes (at, remote, action, version, percent, made_by, reason, serial)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [now, remote, request.action, version, canary?.percent ?? null, by, reason, serial],
  );
  await writeAudit(tx, {
    investorId: null,
    actor: by === 'api' ? 'api' : `owner:${by}`,
    requestId,
    action: `channel.${request.action}`,
    subject: `${remote}@${version}`,
    detail: { reason, serial },
  });
  await publishLedger(ctx, tx, keys, { by, reason });
  return { serial, changed: true, channel: (await channelFor(tx, remote))! };
}

/** The message belongs to the time in which the remote is disabled. */
function messageAfter(
  { action, message }: ChangeOrder,
  before: Channel | null,
  disabled: boolean,
): Channel['message'] {
  if (!disabled) return null;
  return action === 'disable' ? (message ?? null) : (before?.message ?? null);
}

async function knownReleases(tx: Tx, remote: string): Promise<Known> {
  const rows = await tx.query<{ version: string; proven: boolean }>(
    `SELECT version, live_serial IS NOT NULL AND taken_out_at IS NULL AS proven FROM releases WHERE remote = $1`,
    [remote],
  );
  return {
    registered: rows.map(({ version }) => version),
    proven: rows.filter(({ proven }) => proven).map(({ version }) => version),
  };
}

/** Another remote may have gone live with the same route since this release was registered. */
async function assertRoutesFree(tx: Tx, remote: string, version: string): Promise<void> {
  const record = (await recordOf(tx, remote, version))!;
  const [collision] = collidingRoutes({ ...(await registryEntries(tx)), [remote]: record });
  if (collision) throw refused('route_taken', `Two remotes would own one route: ${collision}.`);
}
