import { randomUUID } from 'node:crypto';
import { IMPORT_LIMITS } from '@sanchay/contracts';
import type { PortableFolio } from '@sanchay/contracts/archive';
import { sumUnits } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { storedTransactions, storeStatements } from '../imported/index.ts';
import type { Context } from '../platform/context.ts';
import { validationFailed } from '../platform/http/problem.ts';
import { exactFits } from './exactFits.ts';
import { schemesByCode } from './matchSchemes.ts';
import { importMessage } from './messages.ts';
import type { Statement, StatementHolding } from './formats/statement.ts';
import type { PlannedFolio } from './plan.ts';
import { planOf } from './preview.ts';
import * as store from './store.ts';
import type { Answers } from './store.ts';

/** What became of a folio of an archive; a reason where it was left out. */
export interface FolioOutcome {
  name: string;
  outcome: 'added' | 'known' | 'refused';
  reason: string | null;
}

/**
 * Adds the folios of an archive of this product as imported ones, as one import that is undone with `undoImport`.
 * What our own ledger or an earlier import has already stays as it is. Runs inside the transaction of its caller.
 * @returns the import, null where nothing is new, and what became of each folio
 * @throws Problem 422 `import_account_full`.
 */
export async function restoreFolios(
  ctx: Context,
  tx: Tx,
  { portfolioId, fileName }: { portfolioId: string; fileName: string },
  { folios, asOf }: { folios: readonly PortableFolio[]; asOf: string },
): Promise<{ importId: string | null; outcomes: FolioOutcome[] }> {
  await store.lockPortfolio(tx, portfolioId);
  const whole = folios.filter(exactFits);
  const statement: Statement = {
    format: 'archive',
    from: null,
    to: asOf,
    unread: [],
    holdings: whole.map(holdingOf),
  };
  const plan = await planOf(ctx, tx, { portfolioId, answers: await answersOf(tx, whole) }, statement);
  const taken = plan.filter(({ outcomes }) => outcomes.some(({ outcome }) => outcome === 'accepted'));
  const outcomes = [
    ...plan.map(outcomeOf),
    ...folios
      .filter((folio) => !exactFits(folio))
      .map(({ name }) => ({ name, outcome: 'refused' as const, reason: importMessage('archive_inexact') })),
  ];
  if (taken.length === 0) return { importId: null, outcomes };
  const importId = randomUUID();
  const now = ctx.now();
  const row = await store.insertImport(tx, {
    id: importId,
    portfolio_id: portfolioId,
    format: 'archive',
    state: 'applied',
    file_name: fileName,
    covers_from: taken.flatMap(({ holding }) => holding.covers?.from ?? []).toSorted()[0] ?? null,
    covers_to: asOf,
    folios: taken.length,
    created_at: now,
    statement_sealed: null,
  });
  const statements = taken.flatMap(({ statement: stored }) => stored ?? []);
  const added = await storeStatements(tx, { portfolioId, importId }, statements);
  await store.updateImport(tx, { ...row, added, applied_at: now });
  const most = IMPORT_LIMITS.perAccount;
  if ((await storedTransactions(tx, portfolioId)) > most)
    throw validationFailed('import_account_full', importMessage('account_full', { most: String(most) }));
  await ctx.publish(tx, { event: 'holdings/changed', payload: { portfolioId }, portfolioId });
  return { importId, outcomes };
}

/** The schemes that the archive names by our code. */
async function answersOf(tx: Tx, folios: readonly PortableFolio[]): Promise<Answers> {
  const codes = folios.flatMap(({ code }) => code ?? []);
  const schemes = await schemesByCode(tx, codes);
  return Object.fromEntries(
    folios.map(({ code }, index) => [String(index), code !== null && schemes.has(code) ? code : 'unlisted']),
  );
}

function holdingOf(folio: PortableFolio): StatementHolding {
  const { asset, folio_no, name, house, isin, opening, closing, nav, valued_on, cost, faults, rows } = folio;
  let balance = opening ?? '0';
  return {
    asset,
    folio: folio_no,
    pan: null,
    house,
    name,
    isin,
    registrar: null,
    rtaCode: null,
    opening,
    closing,
    nav,
    valuedOn: valued_on,
    cost,
    faults,
    covers: { from: folio.covers_from, to: folio.covers_to },
    rows: rows.map((row, line) => {
      balance = sumUnits([balance, row.units]).toFixed(4);
      const { key, date: on, nth, kind, description, amount, units, exact } = row;
      return {
        key,
        on,
        nth,
        kind,
        description,
        amount,
        units,
        exact,
        balance,
        line: line + 1,
        fault: null,
        nav: row.nav,
        stampDuty: row.stamp_duty,
        stt: row.stt,
        tds: row.tds ?? null,
      };
    }),
  };
}

function outcomeOf({ holding: { name }, outcomes, assessment }: PlannedFolio): FolioOutcome {
  const has = (wanted: string) => outcomes.some(({ outcome }) => outcome === wanted);
  if (has('accepted')) return { name, outcome: 'added', reason: null };
  if (assessment.reasons.includes('held_here') || !(has('conflict') || has('rejected')))
    return { name, outcome: 'known', reason: null };
  return { name, outcome: 'refused', reason: importMessage('archive_conflict') };
}
