import type { Canary, Registry } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { channels } from './ledger.ts';
import { newestSecurityEvents, type SecurityEvent } from './securityEvents.ts';

const NEWEST = 20;

/** What the health page shows of the ledger. */
export interface ReleaseHealth {
  /** The channel document in force; null before the first release. */
  registry: { serial: number; issued: string; expires: string; publishedBy: string; reason: string } | null;
  remotes: {
    remote: string;
    owner: string;
    live: string;
    previous: string | null;
    canary: Canary | null;
    disabled: boolean;
    /** Reports of browsers about any release of it that are kept (a week). */
    failures: number;
    lastFailure: Date | null;
  }[];
  lastFailures: { at: Date; remote: string; version: string; kind: string }[];
  lastSecurityEvents: (SecurityEvent & { at: Date })[];
}

/** State of the ledger, and the newest twenty failures and security events. */
export async function releaseHealth(db: Queries): Promise<ReleaseHealth> {
  const [document] = await db.query<{ document: Registry; published_by: string; reason: string }>(
    'SELECT document, published_by, reason FROM registry_documents ORDER BY serial DESC LIMIT 1',
  );
  const counts = await db.query<{ remote: string; failures: number; last: Date }>(
    'SELECT remote, count(*) AS failures, max(at) AS last FROM remote_failures GROUP BY remote',
  );
  const failuresOf = new Map(counts.map(({ remote, ...count }) => [remote, count]));
  return {
    registry: document
      ? {
          serial: document.document.serial,
          issued: document.document.issued,
          expires: document.document.expires,
          publishedBy: document.published_by,
          reason: document.reason,
        }
      : null,
    remotes: (await channels(db)).map(({ remote, owner, live, previous, canary, disabled }) => ({
      remote,
      owner,
      live,
      previous,
      canary,
      disabled,
      failures: failuresOf.get(remote)?.failures ?? 0,
      lastFailure: failuresOf.get(remote)?.last ?? null,
    })),
    lastFailures: await db.query(
      'SELECT at, remote, version, kind FROM remote_failures ORDER BY id DESC LIMIT $1',
      [NEWEST],
    ),
    lastSecurityEvents: await newestSecurityEvents(db, NEWEST),
  };
}
