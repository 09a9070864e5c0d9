import { isIsoDate } from '@sanchay/finance';
import { RISK_RATINGS, SCHEME_TERMS, type SCHEME_CHANGES, type SchemeTerm } from '@sanchay/contracts';
import type { Queries } from '../../db/pool.ts';

export interface Announcement {
  code: string;
  kind: (typeof SCHEME_CHANGES)[number] | SchemeTerm;
  /** ISO date from which it holds. */
  appliesFrom: string;
  newName?: string;
  /** Percent of an expense ratio, level of the riskometer, manager, or text of an exit load (empty for none). */
  value?: string;
  /** Code of the scheme that takes the holders over. */
  into?: string;
  /** The source: the notice of the fund house. */
  source: string;
}

/**
 * Keeps what a fund house announced about a scheme; it takes effect when its day comes on the business clock. The same
 * announcement again changes nothing.
 * @returns whether it was new.
 * @throws RangeError with words when it cannot be: no such day, scheme, or receiving scheme.
 */
export async function announceChange(q: Queries, change: Announcement): Promise<boolean> {
  const { code, kind, appliesFrom, newName, value, into, source } = change;
  if (!isIsoDate(appliesFrom)) throw new RangeError(`There is no such day: ${appliesFrom}`);
  if ((kind === 'renamed') !== (newName !== undefined))
    throw new RangeError('A new name is needed for a renaming, and for nothing else');
  if ((kind === 'merged') !== (into !== undefined))
    throw new RangeError('A receiving scheme is needed for a merger, and for nothing else');
  assertValue(kind, value);
  if (into === code) throw new RangeError('A scheme cannot be merged into itself');
  const ids = await q.query<{ id: number; code: string }>(
    'SELECT id, code FROM schemes WHERE code = ANY($1)',
    [[code, into].filter(Boolean)],
  );
  const idOf = (wanted: string): number => {
    const found = ids.find((row) => row.code === wanted);
    if (!found) throw new RangeError(`There is no scheme ${wanted}`);
    return found.id;
  };
  const added = await q.query(
    `INSERT INTO scheme_changes (scheme_id, kind, applies_from, new_name, new_value, into_id, source)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
    [
      idOf(code),
      kind,
      appliesFrom,
      newName ?? null,
      value ?? null,
      into === undefined ? null : idOf(into),
      source,
    ],
  );
  return added.length === 1;
}

const HIGHEST_RATIO = 5;

/** What the new value of each term must be. */
const FITS: Record<SchemeTerm, (value: string) => boolean> = {
  expense_ratio: (value) => /^\d(\.\d{1,3})?$/.test(value) && Number(value) <= HIGHEST_RATIO,
  riskometer: (value) => (RISK_RATINGS as readonly string[]).includes(value),
  manager: (value) => value.trim() !== '',
  exit_load: () => true,
};

function assertValue(kind: Announcement['kind'], value: string | undefined): void {
  const term = SCHEME_TERMS.find((each) => each === kind);
  if ((term === undefined) !== (value === undefined))
    throw new RangeError('A value is needed for a changed term, and for nothing else');
  if (term !== undefined && !FITS[term](value!)) throw new RangeError(`This ${term} cannot be: ${value}`);
}

/** The scheme that took over the holders of a merged one, and from which day; null when it was not merged by then. */
export async function mergerOf(
  q: Queries,
  code: string,
  onDate: string,
): Promise<{ into: string; applies_from: string } | null> {
  const [row] = await q.query<{ into: string; applies_from: string }>(
    `SELECT into_scheme.code AS into, c.applies_from FROM scheme_changes c
     JOIN schemes s ON s.id = c.scheme_id JOIN schemes into_scheme ON into_scheme.id = c.into_id
     WHERE s.code = $1 AND c.kind = 'merged' AND c.applies_from <= $2 ORDER BY c.applies_from DESC LIMIT 1`,
    [code, onDate],
  );
  return row ?? null;
}
