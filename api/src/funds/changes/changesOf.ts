import { SCHEME_CHANGES, type CallReply } from '@sanchay/contracts';
import type { Queries } from '../../db/pool.ts';

type Change = CallReply<'fundRecord'>['data']['changes'][number];

/** What happened, or is announced, to a scheme; the newest first. */
export async function changesOf(q: Queries, schemeId: number): Promise<Change[]> {
  const rows = await q.query<{
    kind: Change['kind'];
    applies_from: string;
    former_name: string | null;
    code: string | null;
    slug: string | null;
    short_name: string | null;
  }>(
    `SELECT c.kind, c.applies_from, c.former_name, s.code, s.slug, s.short_name
     FROM scheme_changes c LEFT JOIN schemes s ON s.id = c.into_id
     WHERE c.scheme_id = $1 AND c.kind = ANY ($2) ORDER BY c.applies_from DESC, c.id DESC`,
    [schemeId, SCHEME_CHANGES],
  );
  return rows.map(({ kind, applies_from, former_name, code, slug, short_name }) => ({
    kind,
    applies_from,
    former_name,
    into: code && slug && short_name ? { code, slug, short_name } : null,
  }));
}
