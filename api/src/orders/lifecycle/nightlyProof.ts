import { addDays, instantAtIst, istDate, istTimeOfDay } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';
import { proveBooks } from '../../ledger/index.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import type { Context } from '../../platform/context.ts';

/** After the NAVs of the day are out and what waited for them is booked; India time. */
const PROOF_TIME = '02:00';
/** Keeps other nodes from proving the same night. */
const LOCK = 'nightly proof of the ledger';

/** Returns the instant of the latest night whose proof should exist. */
export function lastProofTime(now: Date): Date {
  const today = istDate(now);
  const night = istTimeOfDay(now) >= PROOF_TIME ? today : addDays(today, -1);
  return new Date(instantAtIst(night, PROOF_TIME));
}

/**
 * Proves the ledger and what is stored of it once a night, on one node: a result that is kept, an audit row, and an error in the log when
 * something does not add up. @returns whether it proved now.
 */
export async function proveWhenDue(ctx: Context): Promise<boolean> {
  return ctx.db.tx(async (tx) => {
    const [lock] = await tx.query<{ got: boolean }>(
      'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS got',
      [LOCK],
    );
    const last = await lastProof(tx);
    if (!lock!.got || (last && last.at >= lastProofTime(ctx.now()))) return false;
    await prove(ctx, tx);
    return true;
  });
}

async function prove(ctx: Context, tx: Tx): Promise<void> {
  const { transfers, findings } = await proveBooks(tx);
  for (const proof of Object.values(ctx.storedProofs)) findings.push(...(await proof(tx)));
  const [row] = await tx.query<{ id: string }>(
    'INSERT INTO ledger_proofs (at, transfers, findings) VALUES ($1, $2, $3) RETURNING id',
    [ctx.now(), transfers, JSON.stringify(findings)],
  );
  const subject = `proof:${row!.id}`;
  await writeAudit(tx, {
    investorId: null,
    actor: 'ledger-proof',
    action: findings.length === 0 ? 'ledger_proved' : 'ledger_broken',
    subject,
    requestId: subject,
    detail: { transfers, findings: findings.length },
  });
  if (findings.length > 0) ctx.log.error({ findings }, 'the ledger does not add up');
}

/** When the books were proved last (real time) and how much did not add up; null before the first time. */
export async function lastProof(q: Queries): Promise<{ at: Date; findings: number } | null> {
  const [row] = await q.query<{ at: Date; findings: number }>(
    'SELECT at, jsonb_array_length(findings) AS findings FROM ledger_proofs ORDER BY id DESC LIMIT 1',
  );
  return row ?? null;
}
