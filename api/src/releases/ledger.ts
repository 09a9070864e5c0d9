import type { Canary, LocalText, Registry, RegistryEntry, Release } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';

/** Which release of a remote visitors get. */
export interface Channel {
  remote: string;
  owner: string;
  live: string;
  liveSince: Date;
  /** What was live before and was not taken out. */
  previous: string | null;
  canary: Canary | null;
  canarySince: Date | null;
  disabled: boolean;
  /** What visitors read while the remote is disabled; null: the standard text alone. */
  message: LocalText | null;
}

interface ChannelRow {
  remote: string;
  owner: string;
  live: string;
  live_since: Date;
  previous: string | null;
  canary: string | null;
  canary_percent: number | null;
  canary_since: Date | null;
  disabled: boolean;
  message: LocalText | null;
}

const CHANNELS = `
  SELECT c.*, (
    SELECT r.version FROM releases r
    WHERE r.remote = c.remote AND r.version <> c.live AND r.live_serial IS NOT NULL AND r.taken_out_at IS NULL
    ORDER BY r.live_serial DESC LIMIT 1
  ) AS previous
  FROM release_channels c`;

function channelOf(row: ChannelRow): Channel {
  const { remote, owner, live, previous, disabled, message } = row;
  return {
    remote,
    owner,
    live,
    liveSince: row.live_since,
    previous,
    disabled,
    message,
    canary: row.canary === null ? null : { version: row.canary, percent: row.canary_percent! },
    canarySince: row.canary_since,
  };
}

/** Waits until no other node changes the ledger, and keeps it so until the transaction ends. */
export async function lockLedger(tx: Tx): Promise<void> {
  await tx.query('LOCK TABLE registry_documents IN SHARE ROW EXCLUSIVE MODE');
}

/** All channels in the order of their remotes' names. */
export async function channels(db: Queries): Promise<Channel[]> {
  return (await db.query<ChannelRow>(`${CHANNELS} ORDER BY c.remote`)).map(channelOf);
}

/** The channel of a remote, or null before its first release is live. */
export async function channelFor(db: Queries, remote: string): Promise<Channel | null> {
  const [row] = await db.query<ChannelRow>(`${CHANNELS} WHERE c.remote = $1`, [remote]);
  return row ? channelOf(row) : null;
}

/** The record of a release, or null when it is not registered. */
export async function recordOf(db: Queries, remote: string, version: string): Promise<Release | null> {
  const [row] = await db.query<{ record: Release }>(
    'SELECT record FROM releases WHERE remote = $1 AND version = $2',
    [remote, version],
  );
  return row?.record ?? null;
}

/** The remotes of a channel document: every channel with the releases that it names. */
export async function registryEntries(db: Queries): Promise<Registry['remotes']> {
  const entries: [string, RegistryEntry][] = [];
  for (const { remote, owner, live, previous, canary, disabled, message } of await channels(db)) {
    const releases: Record<string, Release> = {};
    for (const version of [live, previous, canary?.version]) {
      const record = version && (await recordOf(db, remote, version));
      if (record) releases[version] = record;
    }
    const { routes } = releases[live]!;
    const shown = disabled && message !== null && { message };
    entries.push([remote, { owner, routes, live, previous, canary, disabled, ...shown, releases }]);
  }
  return Object.fromEntries(entries);
}

/** Stores a channel as it now is. */
export async function saveChannel(tx: Tx, channel: Channel): Promise<void> {
  const { remote, owner, live, liveSince, canary, canarySince, disabled, message } = channel;
  await tx.query(
    `INSERT INTO release_channels
       (remote, owner, live, live_since, canary, canary_percent, canary_since, disabled, message)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (remote) DO UPDATE SET owner = $2, live = $3, live_since = $4, canary = $5, canary_percent = $6,
       canary_since = $7, disabled = $8, message = $9`,
    [
      remote,
      owner,
      live,
      liveSince,
      canary?.version ?? null,
      canary?.percent ?? null,
      canarySince,
      disabled,
      message && JSON.stringify(message),
    ],
  );
}
