import { addDays, type RuleKind } from '@sanchay/finance';
import { isValueOf, rowFault, scopeOf, type RuleRow } from './ruleFaults.ts';

/** A change of the rows of one kind: a new row, a row as it is to be, or one that goes. */
export interface Change {
  row: RuleRow & { kind: RuleKind };
  /** Whether the row exists and is changed or removed; otherwise it is new. */
  exists: boolean;
  removes: boolean;
}

export type PlanFault =
  'value' | 'days' | 'scope' | 'overlap' | 'gap' | 'unchanged' | 'unknown' | 'rule_id_used';

/** What a change does to the rows of its kind. */
export interface ChangePlan {
  /** Rows that get a new version, the changed one first. */
  writes: { row: RuleRow; removed: boolean }[];
  /** Neighbours that end earlier or later because of it. */
  alters: RuleRow[];
  /** The first ISO day on which something else holds than before; null when only source or confidence differ. */
  firstDay: string | null;
}

/**
 * What a change does to the current rows of its kind, or why it cannot be made. A row that still holds when a new one
 * begins ends on the day before; one that ended on the day before a removed row goes on in its place. Days that had a rule
 * never lose it. Pure.
 */
export function planChange(
  current: readonly RuleRow[],
  { row, exists, removes }: Change,
): ChangePlan | PlanFault {
  const { kind } = row;
  const fault = rowFault(row);
  if (fault) return fault.fault === 'days' ? 'days' : 'value';
  const old = current.find(({ rule_id: id }) => id === row.rule_id);
  if (exists && !old) return 'unknown';
  if (!exists && old) return 'rule_id_used';
  const scope = scopeOf(row);
  if (old && isValueOf(kind, old.value) && scopeOf({ ...old, kind }) !== scope) return 'scope';
  const series = current.filter((other) => scopeOf({ ...other, kind }) === scope);
  const others = series.filter((other) => other !== old);
  const freed = old ? others.map((other) => prolonged(other, old)) : others;
  const rest = removes ? freed : freed.map((other) => shortened(other, row));
  const alters = rest.filter((other, at) => other.applies_to !== others[at]!.applies_to);
  const after = removes ? rest : [...rest, row];
  if (overlapping(after)) return 'overlap';
  const days = boundaries([...series, ...after]);
  if (days.some((day) => on(series, day) && !on(after, day))) return 'gap';
  if (!removes && old && same(old, row)) return 'unchanged';
  return {
    writes: [{ row, removed: removes }, ...alters.map((altered) => ({ row: altered, removed: false }))],
    alters,
    firstDay: days.find((day) => holds(on(series, day)) !== holds(on(after, day))) ?? null,
  };
}

/** The row that holds when this one begins, as it is when that one ends on the day before. */
function shortened(other: RuleRow, { applies_from: from }: RuleRow): RuleRow {
  const meets = other.applies_from < from && covers(other, from);
  return meets ? { ...other, applies_to: addDays(from, -1) } : other;
}

/** The row that ended when this one began, as it is when it goes on until this one would have ended. */
function prolonged(other: RuleRow, { applies_from: from, applies_to: to }: RuleRow): RuleRow {
  const meets = other.applies_to !== null && addDays(other.applies_to, 1) === from;
  return meets ? { ...other, applies_to: to } : other;
}

const covers = ({ applies_from: from, applies_to: to }: RuleRow, day: string): boolean =>
  from <= day && (to === null || day <= to);

const on = (rows: readonly RuleRow[], day: string): RuleRow | undefined =>
  rows.find((row) => covers(row, day));

function overlapping(rows: readonly RuleRow[]): boolean {
  return boundaries(rows).some((day) => rows.filter((row) => covers(row, day)).length > 1);
}

/** The days on which something may change: between two of them the same rows hold. */
function boundaries(rows: readonly RuleRow[]): string[] {
  return [
    ...new Set(
      rows.flatMap(({ applies_from: from, applies_to: to }) =>
        to === null ? [from] : [from, addDays(to, 1)],
      ),
    ),
  ].sort();
}

/** What holds by a row, as text to compare: its rule and its value. */
const holds = (row: RuleRow | undefined): string | null =>
  row ? JSON.stringify([row.rule_id, sorted(row.value)]) : null;

const same = (a: RuleRow, b: RuleRow): boolean =>
  holds(a) === holds(b) &&
  a.applies_from === b.applies_from &&
  a.applies_to === b.applies_to &&
  a.source === b.source &&
  a.confidence === b.confidence;

/** A value with the fields of its records in order, so that equal values have equal text. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}
