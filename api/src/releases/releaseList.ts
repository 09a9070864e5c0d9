import type { CallReply } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { channelFor, type Channel } from './ledger.ts';

type Listing = CallReply<'remoteReleases'>['data'];

const NEWEST = 50;

/** A channel as the API answers it. */
export function channelAnswer({
  live,
  previous,
  canary,
  disabled,
}: Channel): NonNullable<Listing['channel']> {
  return { live, previous, canary, disabled };
}

/** The newest releases of a remote and the newest changes of its channel, with who, when and why. */
export async function releaseList(db: Queries, remote: string, owner: string): Promise<Listing> {
  const channel = await channelFor(db, remote);
  const releases = await db.query<{
    version: string;
    registered_at: Date;
    registered_by: string;
    reason: string;
    size: number;
    taken_out_at: Date | null;
    taken_out_by: string;
    taken_out_reason: string;
  }>(
    `SELECT version, registered_at, registered_by, reason, (record->>'size')::integer AS size,
       taken_out_at, taken_out_by, taken_out_reason
     FROM releases WHERE remote = $1 ORDER BY registered_at DESC, version DESC LIMIT ${NEWEST}`,
    [remote],
  );
  const changes = await db.query<{
    at: Date;
    action: string;
    version: string;
    percent: number | null;
    by: string;
    reason: string;
    serial: number;
  }>(
    `SELECT at, action, version, percent, made_by AS by, reason, serial
     FROM channel_changes WHERE remote = $1 ORDER BY id DESC LIMIT ${NEWEST}`,
    [remote],
  );
  return {
    remote,
    owner,
    channel: channel && channelAnswer(channel),
    releases: releases.map(({ taken_out_at, taken_out_by, taken_out_reason, registered_at, ...release }) => ({
      ...release,
      registered_at: registered_at.toISOString(),
      taken_out: taken_out_at && {
        at: taken_out_at.toISOString(),
        by: taken_out_by,
        reason: taken_out_reason,
      },
    })),
    changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  };
}
