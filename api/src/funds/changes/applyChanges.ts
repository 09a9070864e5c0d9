import type { SCHEME_CHANGES, SchemeTerm } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import type { Context } from '../../platform/context.ts';
import { eachAlone } from '../../platform/eachAlone.ts';
import { applyTerm, isTerm } from './applyTerm.ts';

interface DueChange {
  id: number;
  scheme_id: number;
  code: string;
  name: string;
  kind: (typeof SCHEME_CHANGES)[number] | SchemeTerm;
  applies_from: string;
  new_name: string | null;
  new_value: string | null;
  source: string;
}

const DUE = `
  SELECT c.id, c.scheme_id, s.code, s.name, c.kind, c.applies_from::text, c.new_name, c.new_value, c.source
  FROM scheme_changes c JOIN schemes s ON s.id = c.scheme_id
  WHERE c.applied_at IS NULL AND c.applies_from <= $1 AND c.scheme_id = $2
  ORDER BY c.applies_from, c.id FOR UPDATE OF c SKIP LOCKED`;

/**
 * Updates the rows of schemes with what was announced for a day that has come on the business clock: a new name,
 * closed for purchase, merged (closed, and removed from lists), open again, or another term. Orders read the scheme's row.
 * The changes of a scheme are one transaction, so that one scheme holds back no other.
 * @returns how many changes took effect.
 */
export async function applyChanges(ctx: Context): Promise<number> {
  const now = await ctx.business.now();
  let applied = 0;
  await eachAlone(ctx, 'applyChanges', await schemesDue(ctx, istDate(now)), async (scheme) => {
    applied += await ctx.db.tx(async (tx) => {
      const due = await tx.query<DueChange>(DUE, [istDate(now), scheme]);
      for (const change of due) await apply(tx, change, now);
      return due.length;
    });
  });
  return applied;
}

async function schemesDue({ db }: Pick<Context, 'db'>, day: string): Promise<number[]> {
  const rows = await db.query<{ scheme_id: number }>(
    'SELECT DISTINCT scheme_id FROM scheme_changes WHERE applied_at IS NULL AND applies_from <= $1 ORDER BY scheme_id',
    [day],
  );
  return rows.map(({ scheme_id: id }) => id);
}

async function apply(tx: Tx, change: DueChange, now: Date): Promise<void> {
  const { id, scheme_id, kind, new_name, name } = change;
  if (kind === 'renamed') {
    await tx.query('UPDATE schemes SET name = $2, short_name = $3 WHERE id = $1', [
      scheme_id,
      new_name,
      shortName(new_name!),
    ]);
  } else if (isTerm(kind)) {
    await applyTerm(tx, { ...change, kind, new_value: change.new_value! });
  } else {
    await tx.query('UPDATE schemes SET closed = $2 WHERE id = $1', [scheme_id, kind !== 'reopened']);
  }
  await tx.query('UPDATE scheme_changes SET applied_at = $2, former_name = $3 WHERE id = $1', [
    id,
    now,
    kind === 'renamed' ? name : null,
  ]);
  await writeAudit(tx, {
    investorId: null,
    actor: 'market',
    action: `scheme.${kind}`,
    subject: `scheme:${change.code}`,
    requestId: `scheme-change:${id}`,
    detail: { applies_from: change.applies_from, new_name, new_value: change.new_value },
  });
}

/** "Axis Flexi Cap Fund - Direct Plan - Growth" is "Axis Flexi Cap" to those who read lists. */
function shortName(name: string): string {
  return name.split(' - ')[0]!.replace(/ Fund$/, '');
}
