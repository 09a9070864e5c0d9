import { USER_STATE } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { later } from '../../platform/process/instants.ts';
import { ANONYMOUS, userActor, writeAudit } from '../../platform/writes/audit.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { signedOut, type Problem } from '../../platform/http/problem.ts';
import type { Caller } from './caller.ts';
import { lifetimes } from './lifetimes.ts';
import { codeOfEnd } from './sessionEnds.ts';
import * as store from './sessionStore.ts';
import type { SessionRow } from './sessionStore.ts';
import { maskAddress } from './userAgent.ts';
import { hashOf, newSecret, pairAfter, readRefreshCookie, refreshCookieValue } from './tokens.ts';

/** What a client is given for a session. */
export interface Grant {
  token: string;
  expiresAt: Date;
  /** Value of the refresh cookie; null for scripts. */
  refreshCookie: string | null;
}

/** Starts a session in the caller's transaction: 15 minutes and a refresh cookie, or 12 hours for a script. */
export async function startSession(
  ctx: Context,
  tx: Tx,
  { userId, portfolioId, caller }: { userId: string; portfolioId: string; caller: Caller },
): Promise<Grant> {
  const { script, messages, address } = caller;
  const id = randomUUID();
  const now = ctx.now();
  const token = newSecret(ctx.randomBytes);
  const refreshSecret = script ? null : newSecret(ctx.randomBytes);
  const expiresAt = later(now, script ? lifetimes.scriptToken : lifetimes.token);
  await store.insertSession(tx, {
    id,
    user_id: userId,
    current_portfolio_id: portfolioId,
    script,
    device: messages.device,
    browser: messages.browser,
    system: messages.system,
    place: maskAddress(address),
    token_hash: hashOf(token),
    refresh_hash: refreshSecret === null ? null : hashOf(refreshSecret),
    created_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
    refresh_expires_at: script ? null : later(now, lifetimes.refresh),
  });
  const refreshCookie = refreshSecret === null ? null : refreshCookieValue(id, refreshSecret);
  return { token, expiresAt, refreshCookie };
}

/** The actor of a bearer token; null when it is unknown, expired or revoked, or its user is blocked. */
export async function actorOfToken(ctx: Context, token: string): Promise<Actor | null> {
  const now = ctx.now();
  const found = await store.actorByToken(ctx.db, hashOf(token), now, later(now, -lifetimes.renewalGrace));
  if (!found) return null;
  const { seenAt, ...actor } = found;
  if (!seenAt || seenAt <= later(now, -lifetimes.lastSeen)) await store.markSeen(ctx.db, actor, now);
  return actor;
}

/** The actors of those sessions that are still live, by session. For what outlasts one request. */
export async function actorsOfSessions(ctx: Context, sessionIds: string[]): Promise<Map<string, Actor>> {
  const actors = await store.actorsBySession(ctx.db, sessionIds, ctx.now());
  return new Map(actors.map((actor) => [actor.sessionId, actor]));
}

/**
 * Exchanges a refresh cookie for a new pair. The cookie before the current one gets the current pair again for
 * 10 seconds (another tab, or an answer that was lost); anything older was stolen or copied and ends the session.
 * @throws Problem 401 `signed_out`, or the code of what ended the session
 */
export async function renewSession(ctx: Context, cookie: string, requestId: string): Promise<Grant> {
  const given = readRefreshCookie(cookie);
  if (!given) throw signedOut();
  const outcome = await ctx.db.tx(async (tx): Promise<Grant | Problem> => {
    const session = await store.lockSession(tx, given.sessionId);
    if (!session) return signedOut();
    const hash = hashOf(given.refreshSecret);
    if (!isRenewable(session, ctx.now())) {
      // Only the holder of the cookie learns what ended the session.
      return signedOut(session.refresh_hash?.equals(hash) ? codeOfEnd(endOf(session)) : undefined);
    }
    if (session.refresh_hash?.equals(hash)) return rotate(ctx, tx, session, given.refreshSecret);
    if (session.previous_refresh_hash?.equals(hash) && withinGrace(session, ctx.now())) {
      return grantOf(session.id, given.refreshSecret, session.renewal_salt!, session.expires_at);
    }
    await store.revokeSessions(tx, { id: session.id }, 'refresh_reused', ctx.now());
    const subject = `session:${session.id}`;
    await writeAudit(tx, {
      investorId: session.user_id,
      // Another party holds a copy of an old cookie; which of the two is the owner cannot be known.
      actor: ANONYMOUS,
      action: 'session.refresh_reused',
      subject,
      requestId,
    });
    return signedOut();
  });
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

const endOf = ({ user_state, revoked_because }: SessionRow): string | null =>
  user_state === USER_STATE.BLOCKED ? 'blocked' : revoked_because;

function isRenewable(session: SessionRow, now: Date): boolean {
  return (
    session.revoked_at === null &&
    session.user_state !== USER_STATE.BLOCKED &&
    session.refresh_expires_at !== null &&
    session.refresh_expires_at > now
  );
}

function withinGrace(session: SessionRow, now: Date): boolean {
  return session.renewed_at !== null && now < later(session.renewed_at, lifetimes.renewalGrace);
}

function grantOf(id: string, refreshSecret: string, salt: Buffer, expiresAt: Date): Grant {
  const pair = pairAfter(refreshSecret, salt);
  return { token: pair.token, expiresAt, refreshCookie: refreshCookieValue(id, pair.refreshSecret) };
}

async function rotate(ctx: Context, tx: Tx, session: SessionRow, refreshSecret: string): Promise<Grant> {
  const now = ctx.now();
  const salt = ctx.randomBytes(32);
  const pair = pairAfter(refreshSecret, salt);
  const expiresAt = later(now, lifetimes.token);
  const last = later(session.created_at, lifetimes.session);
  const idle = later(now, lifetimes.refresh);
  await store.renewSessionRow(tx, {
    id: session.id,
    tokenHash: hashOf(pair.token),
    refreshHash: hashOf(pair.refreshSecret),
    salt,
    now,
    expiresAt,
    refreshExpiresAt: idle < last ? idle : last,
  });
  return grantOf(session.id, refreshSecret, salt, expiresAt);
}

/** Ends the session of a bearer token, or that of a refresh cookie whose token is gone. Unknown ones are ignored. */
export async function endSession(
  ctx: Context,
  by: { actor: Actor | null; cookie: string | null },
  requestId: string,
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const id = by.actor?.sessionId ?? (await sessionOfCookie(tx, by.cookie));
    const [ended] = id ? await store.revokeSessions(tx, { id }, 'logout', ctx.now()) : [];
    if (!ended) return;
    const investorId = by.actor?.userId ?? null;
    const actor = investorId === null ? ANONYMOUS : userActor(investorId);
    await writeAudit(tx, {
      investorId,
      actor,
      requestId,
      action: 'session.ended',
      subject: `session:${ended}`,
    });
  });
}

async function sessionOfCookie(tx: Tx, cookie: string | null): Promise<string | null> {
  const given = cookie ? readRefreshCookie(cookie) : null;
  if (!given) return null;
  const session = await store.lockSession(tx, given.sessionId);
  return session?.refresh_hash?.equals(hashOf(given.refreshSecret)) ? session.id : null;
}
