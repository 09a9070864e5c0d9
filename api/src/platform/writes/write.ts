import { createHash } from 'node:crypto';
import { confirmsOf, requestText, type CallName } from '@sanchay/contracts';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/pool.ts';
import { userActor, writeAudit } from './audit.ts';
import type { Actor, Context } from '../context.ts';
import { isPersonal } from '../access/managerAccess.ts';
import { localize } from '../http/language.ts';
import { Problem } from '../http/problem.ts';
import { assertSecondFactor, bindOtp } from '../access/secondFactor.ts';

export interface AuditEntry {
  action: string;
  subject: string;
  /** The owner of the account it concerns, where it is not the one that the call acts on. */
  investorId?: string | null;
  detail?: Record<string, unknown>;
}

export interface WriteScope {
  tx: Tx;
  /** Adds the audit row of this write; at least one a write. */
  audit(entry: AuditEntry): Promise<void>;
}

/** The same for equal bodies whatever the order of their keys, and whichever OTP confirms them. */
export function requestHash(call: CallName, params: unknown, body: unknown): string {
  return createHash('sha256').update(requestText(call, { params, body })).digest('hex');
}

/**
 * One write: a transaction with its audit row and, when the request carries an `Idempotency-Key`, the record
 * that answers a repeat with the first answer. A concurrent repeat waits for the first to commit. Replies hold names,
 * account numbers and recovery codes, so they are stored sealed.
 * @throws Problem 422 `idempotency_key_reused` when the key was used with another request, 409 `reply_expired` when the
 *   first answer is no longer stored.
 */
export async function write<Reply>(
  ctx: Context,
  request: FastifyRequest,
  actor: Actor,
  call: CallName,
  work: (scope: WriteScope) => Promise<Reply>,
): Promise<Reply> {
  const key = idempotencyKey(request);
  // Keyed: a plain hash of a body with a PAN in it could be guessed.
  const hash = ctx.vault
    .blindIndex('request', requestHash(call, request.params, request.body))
    .toString('hex');
  const investorId = isPersonal(call) ? actor.userId : actor.ownerId;
  const run = async (tx: Tx): Promise<Reply> => {
    if (key) {
      const claimed = await tx.query(
        'INSERT INTO idempotency_keys (user_id, key, call, request_hash) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING key',
        [actor.userId, key, call, hash],
      );
      if (claimed.length === 0) return firstAnswer<Reply>(ctx, tx, { userId: actor.userId, key, hash });
    }
    bindOtp(tx, call, () => confirmsOf(call, request));
    const reply = await work({
      tx,
      audit: (entry) =>
        writeAudit(tx, { investorId, ...entry, actor: userActor(actor.userId), requestId: request.id }),
    });
    assertSecondFactor(tx, call);
    if (key) {
      const sealed = await ctx.vault.seal(replyOf(actor.userId, key), JSON.stringify(reply));
      // The transaction waits for it, and sends its end along.
      void tx.query(
        'UPDATE idempotency_keys SET http_status = 200, reply_sealed = $3 WHERE user_id = $1 AND key = $2',
        [actor.userId, key, sealed],
      );
    }
    return reply;
  };
  return ctx.db.tx(run, { pipelined: true });
}

/** 400: the call moves money or units, and the request names no key under which a repeat would be known. */
export function keyMissing(): Problem {
  const message = localize({
    en: 'This request needs an Idempotency-Key header.',
    hi: 'इस अनुरोध के लिए Idempotency-Key हेडर ज़रूरी है।',
  });
  return new Problem(400, 'params_invalid', 'idempotency_key_required', message);
}

function idempotencyKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\w.:-]{8,100}$/.test(header)) {
    const message = localize({
      en: 'The Idempotency-Key must be 8 to 100 letters, digits, dots, colons or hyphens.',
      hi: 'Idempotency-Key में 8 से 100 अक्षर, अंक, बिंदु, कोलन या हाइफ़न हों।',
    });
    throw new Problem(400, 'params_invalid', 'idempotency_key_invalid', message);
  }
  return header;
}

/** What the sealed bytes of a stored reply are about. */
const replyOf = (userId: string, key: string): string => `reply:${userId}:${key}`;

async function firstAnswer<Reply>(
  ctx: Context,
  tx: Tx,
  { userId, key, hash }: { userId: string; key: string; hash: string },
): Promise<Reply> {
  const [row] = await tx.query<{ request_hash: string; reply_sealed: Buffer | null }>(
    'SELECT request_hash, reply_sealed FROM idempotency_keys WHERE user_id = $1 AND key = $2',
    [userId, key],
  );
  if (row?.request_hash !== hash) {
    const message = localize({
      en: 'This Idempotency-Key was used for another request.',
      hi: 'यह Idempotency-Key किसी दूसरे अनुरोध के लिए काम आ चुकी है।',
    });
    throw new Problem(422, 'params_invalid', 'idempotency_key_reused', message);
  }
  if (row.reply_sealed === null) {
    const message = localize({
      en: 'This request has already been completed. Check the result in your account.',
      hi: 'यह अनुरोध पहले ही पूरा हो चुका है। नतीजा अपने खाते में देखें।',
    });
    throw new Problem(409, 'validation_failed', 'reply_expired', message);
  }
  return JSON.parse((await ctx.vault.open(replyOf(userId, key), row.reply_sealed)).toString()) as Reply;
}
