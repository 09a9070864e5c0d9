import { addDays, publishedRules, type RuleKind, type RuleValue } from '@sanchay/finance';
import type { TestApi } from './testApi.ts';

/**
 * Records that the published row of a kind ends the day before `from`, and that another value holds since. Where a
 * kind has several rows without an end, `isRow` selects one of them.
 */
export async function changeRule<K extends RuleKind>(
  api: TestApi,
  kind: K,
  { from, value }: { from: string; value: RuleValue<K> },
  isRow: (row: (typeof publishedRules)[K][number]) => boolean = () => true,
): Promise<void> {
  const rows: ReadonlyArray<(typeof publishedRules)[K][number]> = publishedRules[kind];
  const old = rows.find((row) => row.applies_to === null && isRow(row))!;
  const versions: [string, string, string | null, unknown][] = [
    [old.rule_id, old.applies_from, addDays(from, -1), old.value],
    [`${old.rule_id}-changed`, from, null, value],
  ];
  for (const [id, first, last, content] of versions)
    await api.db.query(
      `INSERT INTO rule_versions (kind, rule_id, applies_from, applies_to, value, source, confidence, origin, recorded_at)
       VALUES ($1, $2, $3, $4, $5, 'A test', 'M', 'release', now())`,
      [kind, id, first, last, JSON.stringify(content)],
    );
  await api.ctx.rules.refresh();
  expect(api.ctx.rules.fault()).toBeNull();
}
