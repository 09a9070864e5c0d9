import type { AccountManager, CallReply, ManagementRequest } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import { later } from '../platform/process/instants.ts';
import type { GrantRow } from './store.ts';

/** A grant whose end has come is over before the task marks it. */
export function isOver({ request_status: status, answer_by, expires_at }: GrantRow, now: Date): boolean {
  if (status === 'waiting') return answer_by !== null && answer_by <= now;
  return status === 'accepted' && expires_at !== null && expires_at <= now;
}

function facts(row: GrantRow, now: Date): Omit<ManagementRequest, 'owner_name'> {
  const over = isOver(row, now);
  const ended = over ? (row.request_status === 'waiting' ? row.answer_by : row.expires_at) : row.ended_at;
  return {
    id: row.id,
    portfolio_id: row.portfolio_number,
    portfolio_name: row.portfolio_name,
    request_status: over ? 'deleted' : row.request_status,
    scope: row.scope,
    invited_at: row.created_at.toISOString(),
    answer_by: row.answer_by?.toISOString() ?? null,
    until: row.expires_at && istDate(later(row.expires_at, -1)),
    answered_at: row.answered_at?.toISOString() ?? null,
    ended_at: ended?.toISOString() ?? null,
    ended_by: over ? 'expiry' : row.ended_by,
    last_access_at: row.last_access_at?.toISOString() ?? null,
  };
}

/**
 * A grant for the owner of the account. The name of a manager shows from the acceptance on, so that an invitation does
 * not reveal whether its address has an account.
 */
export function managerView(row: GrantRow, now: Date): AccountManager {
  const known = row.answered_at !== null && row.request_status !== 'rejected';
  return { ...facts(row, now), email: row.manager_email, name: known ? row.manager_name : null };
}

/** A grant for its manager, with the name of whose account it is. */
export function requestView(row: GrantRow, now: Date): ManagementRequest {
  return { ...facts(row, now), owner_name: row.account_name };
}

/** The newest grant of each account, by the name of its holder. */
export function accountsView(rows: readonly GrantRow[], now: Date): CallReply<'managedAccounts'>['data'] {
  const newest = new Map<string, GrantRow>();
  for (const row of rows) if (!newest.has(row.portfolio_id)) newest.set(row.portfolio_id, row);
  return [...newest.values()]
    .sort((a, b) => a.account_name.localeCompare(b.account_name) || (a.id < b.id ? -1 : 1))
    .map((row) => ({
      id: row.number,
      name: row.account_name,
      portfolio_id: row.portfolio_number,
      request_status: facts(row, now).request_status,
    }));
}
