import { PREPARED_LIMITS, type CallBody } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import { notify } from '../notifications/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import { later } from '../platform/process/instants.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { liveGrant } from '../users/index.ts';
import type { Assessment } from './assess.ts';
import { publishPrepared } from './publishPrepared.ts';
import { sentence } from './sentences.ts';
import { insertPrepared, preparedById, preparingGrant, waitingOfGrant, type PreparedRow } from './store.ts';

const DAY_MS = 86_400_000;

/** The kind of the one order in a request. @throws Problem 422 `one_order` when there are none or several */
export function kindOf({
  purchase,
  redemption,
  switch: change,
}: CallBody<'prepareOrder'>): PreparedRow['kind'] {
  const kinds = [
    ...(purchase ? (['purchase'] as const) : []),
    ...(redemption ? (['redemption'] as const) : []),
    ...(change ? (['switch'] as const) : []),
  ];
  if (kinds.length !== 1) throw validationFailed('one_order', sentence('one_order'));
  return kinds[0]!;
}

/**
 * Stores an order that a manager prepared, after every rule of an order of the owner, and notifies the owner.
 * @param now the order assessed against the rules of this moment
 * @throws Problem 403 `own_account`, `manager_read_only`; 422 `prepared_full`
 */
export async function storePrepared(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  { note, ...request }: CallBody<'prepareOrder'>,
  now: Assessment,
): Promise<PreparedRow> {
  const at = ctx.now();
  const grantId = await preparingGrant(
    tx,
    { managerId: actor.userId, portfolioId: actor.portfolioId, now: at },
    liveGrant,
  );
  if (grantId === null) throw notPreparing(actor);
  if ((await waitingOfGrant(tx, grantId)) >= PREPARED_LIMITS.waiting)
    throw validationFailed('prepared_full', sentence('too_many', { most: PREPARED_LIMITS.waiting }));
  const id = randomUUID();
  await insertPrepared(tx, {
    id,
    investor_id: actor.ownerId,
    portfolio_id: actor.portfolioId,
    grant_id: grantId,
    manager_id: actor.userId,
    kind: kindOf(request),
    request,
    facts: now.facts!,
    note: note ?? null,
    prepared_at: at,
    expires_at: later(at, PREPARED_LIMITS.days * DAY_MS),
  });
  const row = (await preparedById(tx, actor.portfolioId, id))!;
  await notify(ctx, tx, {
    portfolioId: row.portfolio_id,
    kind: 'order_prepared',
    values: { manager: row.manager_name, fund: row.fund_name, kind: row.kind },
    path: `/orders/prepared/${id}`,
  });
  await publishPrepared(ctx, tx, row, 'waiting');
  await audit({ action: 'order.prepared', subject: id, detail: { kind: row.kind, code: row.code } });
  return row;
}

/** 403 for a caller who may not prepare orders in the open account. */
export function notPreparing(actor: Actor): Problem {
  const key = actor.scope === null ? 'own_account' : 'not_allowed';
  return new Problem(403, 'validation_failed', key, sentence(key));
}
