import type { PreparedOrder, PreparedOrderDetail } from '@sanchay/contracts';
import type { Assessment } from './assess.ts';
import { statusAt } from './decide.ts';
import { changesSince } from './facts.ts';
import type { PreparedRow } from './store.ts';

/** A prepared order in short. */
export function preparedView(row: PreparedRow, now: Date): PreparedOrder {
  return {
    id: row.id,
    kind: row.kind,
    code: row.code,
    fund_name: row.fund_name,
    manager_name: row.manager_name,
    status: statusAt(row, now),
    note: row.note,
    reason: row.reason,
    prepared_at: row.prepared_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    result_id: row.result_id,
  };
}

/** The order in full, as it would be placed now; `null` once it no longer waits. */
export function detailView(row: PreparedRow, now: Date, assessment: Assessment | null): PreparedOrderDetail {
  const { purchase, redemption, switch: change } = row.request;
  return {
    ...preparedView(row, now),
    request: { purchase: purchase ?? null, redemption: redemption ?? null, switch: change ?? null },
    purchase: assessment?.purchase ?? null,
    sale: assessment?.sale ?? null,
    replaces: assessment?.replaces ?? false,
    changes: assessment?.facts ? changesSince(row.facts, assessment.facts) : [],
    refusal: assessment?.refusal ?? null,
  };
}
