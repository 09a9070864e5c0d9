import { setImmediate as breathe } from 'node:timers/promises';
import {
  IMPORT_NEWS,
  type CallReply,
  type ImportFolio,
  type ImportNews,
  type PortfolioImport,
} from '@sanchay/contracts';
import { istDate, maskPan, sumUnits, toWire } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { movesOf } from '../holdings/index.ts';
import { foliosOf, type StoredFolio } from '../imported/index.ts';
import type { Context } from '../platform/context.ts';
import { shareBookings } from '../stock-orders/index.ts';
import type { Statement } from './formats/statement.ts';
import { keptPlan } from './keptPlans.ts';
import { folioKey } from './folio/rowKey.ts';
import { matchSchemes, type FoundScheme } from './matchSchemes.ts';
import {
  bookingKey,
  heldKey,
  plannedFolios,
  schemeKey,
  type HeldHere,
  type PlannedFolio,
  type Surroundings,
} from './plan.ts';
import { isUnanswered, withAccount, type Questions } from './questions.ts';
import { panIndexes, type Answers, type ImportRecord } from './store.ts';

const UNREAD_SHOWN = 100;

/**
 * What becomes of a statement in a portfolio, as both are now.
 * @param id of the import whose statement it is; without, the plan is not kept
 */
export async function planOf(
  ctx: Context,
  q: Queries,
  { portfolioId, answers, id }: { portfolioId: string; answers: Answers; id?: string },
  stated: Statement,
): Promise<readonly PlannedFolio[]> {
  const statement = withAccount(stated, answers);
  const pans = await panIndexes(q, portfolioId);
  const stored = await foliosOf(q, portfolioId);
  const matched = await matchSchemes(q, { portfolioId, answers }, statement);
  const around: Surroundings = {
    found: withUnlisted(matched, statement, stored),
    stored,
    held: await heldHere(q, portfolioId),
    isOwnPan: (pan) => pans.has(ctx.vault.blindIndex('pan', pan).toString('hex')),
    today: istDate(await ctx.business.now(q)),
  };
  const compute = () => computed(statement, around);
  if (id === undefined) return compute();
  const { found, held, today } = around;
  return keptPlan(id, { found, stored, held, today, pans, answers }, compute);
}

/** A folio that an import holds without a scheme of ours was answered as not listed, and is not asked for again. */
function withUnlisted(
  found: readonly FoundScheme[],
  { holdings }: Statement,
  stored: readonly StoredFolio[],
): FoundScheme[] {
  const unlisted = new Set(
    stored.flatMap(({ folio_key, scheme_key, code }) =>
      code === null ? [`${folio_key} ${scheme_key}`] : [],
    ),
  );
  return found.map((one, index) => {
    const holding = holdings[index]!;
    const key = `${folioKey(holding.folio)} ${schemeKey(holding, one)}`;
    return one.match === 'unknown' && unlisted.has(key) ? { ...one, match: 'unlisted' } : one;
  });
}

async function computed(statement: Statement, around: Surroundings): Promise<PlannedFolio[]> {
  const plan: PlannedFolio[] = [];
  for (const folio of plannedFolios(statement, around)) {
    plan.push(folio);
    // A large statement takes a tenth of a second: requests of others come first.
    await breathe();
  }
  return plan;
}

async function heldHere(q: Queries, portfolioId: string): Promise<Map<string, HeldHere>> {
  const shares = (await shareBookings(q, portfolioId)).map(({ isin, demat_no, order_id, ...booking }) => ({
    ...booking,
    code: isin,
    folio_no: demat_no,
    kind: 'stock_order',
    subject_id: order_id,
  }));
  const moves = [...(await movesOf(q, portfolioId)), ...shares];
  const byFolio = Map.groupBy(moves, ({ folio_no, code }) => heldKey(folio_no, code));
  return new Map(
    [...byFolio].map(([key, moves]) => {
      const bookings = Map.groupBy(moves, ({ kind, subject_id }) => `${kind} ${subject_id}`);
      return [
        key,
        {
          units: sumUnits(moves.map(({ units }) => units)).toFixed(4),
          bookings: new Set(
            [...bookings.values()].map((parts) =>
              bookingKey(parts[0]!.date, sumUnits(parts.map(({ units }) => units)).toFixed(4)),
            ),
          ),
        },
      ];
    }),
  );
}

/** Whether a plan needs the user: a folio is red, a question is open, or lines were not read. */
export function needsAttention(
  plan: readonly PlannedFolio[],
  { unread }: Statement,
  questions: Questions,
): boolean {
  return (
    unread.length > 0 ||
    isUnanswered(questions) ||
    plan.some(({ assessment, found }) => assessment.status === 'red' || found.match === 'unknown')
  );
}

/** An import as the contracts show it. */
export function importView(row: ImportRecord): PortfolioImport {
  return {
    id: row.id,
    format: row.format,
    state: row.state,
    file_name: row.file_name,
    from: row.covers_from,
    to: row.covers_to,
    folios: row.folios,
    added: row.added,
    created_at: row.created_at.toISOString(),
    applied_at: row.applied_at?.toISOString() ?? null,
    undone_at: row.undone_at?.toISOString() ?? null,
  };
}

/** A preview as the contracts show it. */
export function previewView(
  row: ImportRecord,
  statement: Statement,
  { plan, questions }: { plan: readonly PlannedFolio[]; questions: Questions },
): CallReply<'importPreview'>['data'] {
  const folios = plan.map(folioView);
  return {
    import: importView(row),
    counts: totals(folios),
    news: newsOfAll(plan),
    folios,
    ...questions,
    unread: statement.unread
      .slice(0, UNREAD_SHOWN)
      .map(({ line, text }) => ({ line, text: text.slice(0, 300) })),
    unread_lines: statement.unread.length,
  };
}

function folioView({ index, holding, found, outcomes, assessment, statement }: PlannedFolio): ImportFolio {
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  return {
    index,
    asset: holding.asset,
    folio_no: holding.folio,
    name: holding.name,
    house: holding.house,
    isin: holding.isin,
    pan_masked: holding.pan === null ? null : maskPan(holding.pan),
    scheme: found.scheme,
    match: found.match,
    status: assessment.status,
    reasons: assessment.reasons,
    taken: statement !== null,
    opening: toWire(holding.opening ?? '0', 4),
    units: toWire(statement === null ? (holding.closing ?? '0') : assessment.units, 4),
    counts: {
      accepted: count('accepted'),
      known: count('known'),
      conflict: count('conflict'),
      rejected: count('rejected'),
    },
  };
}

/** The most that a folio of the statement adds. */
function newsOfAll(plan: readonly PlannedFolio[]): ImportNews {
  return IMPORT_NEWS.find((news) => plan.some((folio) => folio.news === news)) ?? 'none';
}

function totals(folios: readonly ImportFolio[]): ImportFolio['counts'] {
  const sum = (of: keyof ImportFolio['counts']) =>
    folios.reduce((total, { counts }) => total + counts[of], 0);
  return {
    accepted: sum('accepted'),
    known: sum('known'),
    conflict: sum('conflict'),
    rejected: sum('rejected'),
  };
}

/** The transactions of one folio of a preview with what becomes of each. */
export function rowsView({ holding, outcomes }: PlannedFolio): CallReply<'importRows'>['data'] {
  const wire = (text: string | null, decimals: number) => (text === null ? null : toWire(text, decimals));
  return holding.rows.map(({ on, kind, description, amount, units, nav, balance, line }, index) => ({
    date: on,
    kind,
    description,
    line,
    amount: wire(amount, 2),
    units: toWire(units, 4),
    nav: wire(nav, 4),
    balance: wire(balance, 4),
    ...outcomes[index]!,
  }));
}
