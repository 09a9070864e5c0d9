import { dateOfEpochDay, encodeSeries, medianSeries, type NavSeries, type RuleBook } from '@sanchay/finance';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Db, Tx } from '../../db/pool.ts';
import { refreshTags } from '../lists/refreshTags.ts';
import { categoryHistories, indexHistories } from './navArrays.ts';
import { schemeFigures, type StoredFigures } from './schemeFigures.ts';

/** What one sub-category comes to. */
interface Computed {
  name: string;
  /** Its middle; null where too few funds make one. */
  series: NavSeries | null;
  funds: number;
  schemes: { id: number; as_of: string; detail: StoredFigures }[];
}

/** The kinds of rule that figures are computed with. */
type FigureRules = Pick<RuleBook, 'risk_free_rate'>;

const SERIALIZATION_FAILURE = '40001';
const TRIES = 3;

const STORE = `
  WITH new AS (
    SELECT id, as_of, detail FROM json_to_recordset($1) AS r (id integer, as_of date, detail jsonb)
  ), kept AS (
    INSERT INTO scheme_figures (scheme_id, as_of, detail) SELECT id, as_of, detail FROM new
    ON CONFLICT (scheme_id) DO UPDATE SET as_of = EXCLUDED.as_of, detail = EXCLUDED.detail
  )
  UPDATE schemes SET drawdown = (new.detail -> 'drawdown' ->> 'percent')::numeric,
    rolling_3y = (three.value ->> 'median')::numeric, ahead_3y = (three.value ->> 'ahead_pct')::numeric
  FROM new LEFT JOIN LATERAL (
    SELECT value FROM jsonb_array_elements(new.detail -> 'rolling') WHERE value ->> 'years' = '3'
  ) AS three ON true WHERE schemes.id = new.id`;

/**
 * Computes the figures of all sub-categories in which a NAV changed, and the tags that follow from them. All of it is
 * read as of one moment and stored at once: lists never show half a day, and when a NAV changed meanwhile, or another
 * node was quicker, nothing is stored and the next try sees it.
 * @returns how many schemes were computed; 0 when nothing was stale.
 */
export async function refreshFigures(db: Db, rules: FigureRules): Promise<number> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await refreshAsOfNow(db, rules);
    } catch (error) {
      if ((error as { code?: string }).code !== SERIALIZATION_FAILURE || left === 1) throw error;
    }
  }
}

async function refreshAsOfNow(db: Db, rules: FigureRules): Promise<number> {
  return db.tx(async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await tx.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    const stale = await tx.query<{ sub_category: string }>(
      'SELECT DISTINCT sub_category FROM schemes WHERE figures_stale ORDER BY sub_category',
    );
    if (stale.length === 0) return 0;
    const indices = await indexHistories(tx);
    const computed: Computed[] = [];
    for (const { sub_category } of stale)
      computed.push(await computeCategory(tx, sub_category, { indices, rules }));
    for (const each of computed) await store(tx, each);
    await refreshTags(tx);
    return computed.reduce((sum, { schemes }) => sum + schemes.length, 0);
  });
}

async function computeCategory(
  tx: Tx,
  name: string,
  { indices, rules }: { indices: ReadonlyMap<string, NavSeries>; rules: FigureRules },
): Promise<Computed> {
  const histories = await categoryHistories(tx, name);
  const direct = histories.filter((each) => each.direct);
  const middle = medianSeries(direct.map(({ series }) => series));
  const series = middle.days.length > 0 ? middle : null;
  const schemes: Computed['schemes'] = [];
  for (const { id, benchmark_code, series: own } of histories) {
    const benchmark = indices.get(benchmark_code ?? '') ?? null;
    const detail = schemeFigures(own, { category: series, benchmark }, rules);
    schemes.push({ id, as_of: dateOfEpochDay(own.days.at(-1)!), detail });
    // Requests that wait are answered between two schemes.
    await breathe();
  }
  return { name, series, funds: direct.length, schemes };
}

async function store(tx: Tx, { name, series, funds, schemes }: Computed): Promise<void> {
  await tx.query(STORE, [JSON.stringify(schemes)]);
  await tx.query('UPDATE schemes SET figures_stale = false WHERE sub_category = $1 AND figures_stale', [
    name,
  ]);
  if (!series) {
    await tx.query('DELETE FROM category_series WHERE sub_category = $1', [name]);
    return;
  }
  await tx.query(
    `INSERT INTO category_series (sub_category, as_of, schemes, packed) VALUES ($1, $2, $3, $4)
     ON CONFLICT (sub_category) DO UPDATE SET as_of = EXCLUDED.as_of, schemes = EXCLUDED.schemes, packed = EXCLUDED.packed`,
    [name, dateOfEpochDay(series.days.at(-1)!), funds, Buffer.from(encodeSeries(series))],
  );
}
