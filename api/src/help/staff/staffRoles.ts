import type { Queries } from '../../db/pool.ts';
import type { Actor } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { sentence } from '../sentences.ts';

export type StaffRole = 'support' | 'kyc' | 'rules';

export interface StaffMember {
  userId: string;
  /** First name, as people are answered by. */
  name: string;
  roles: StaffRole[];
}

/** The member of staff that an actor is, with one of these roles. @throws Problem 403 `staff_only` for everybody else. */
export async function requireStaff(q: Queries, actor: Actor, ...oneOf: StaffRole[]): Promise<StaffMember> {
  const [row] = await q.query<{ name: string; roles: StaffRole[] }>(
    `SELECT coalesce(nullif(u.fname, ''), u.name) AS name, array_agg(s.role ORDER BY s.role) AS roles
     FROM staff_roles s JOIN users u ON u.id = s.user_id WHERE s.user_id = $1 GROUP BY u.id`,
    [actor.userId],
  );
  if (!row?.roles.some((role) => oneOf.includes(role))) {
    throw new Problem(403, 'failure', 'staff_only', sentence('staff_only'));
  }
  return { userId: actor.userId, ...row };
}

/** User ids of all members of a role, who are notified of what waits. */
export async function staffIds(q: Queries, role: StaffRole): Promise<string[]> {
  const rows = await q.query<{ user_id: string }>(
    'SELECT user_id FROM staff_roles WHERE role = $1 ORDER BY user_id',
    [role],
  );
  return rows.map((row) => row.user_id);
}
