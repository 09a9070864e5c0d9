import type { ImportedAsset, SchemeMatch } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import { nameKey } from './folio/rowKey.ts';
import type { Statement, StatementHolding } from './formats/statement.ts';
import { pricedShares, type PricedShare } from '../stocks/index.ts';
import type { Answers } from './store.ts';

/** The scheme of a holding of a statement, and how it was found. */
export interface FoundScheme {
  match: SchemeMatch;
  scheme: { code: string; name: string; slug: string } | null;
  /** The share, of a holding that is none of a fund. */
  share: PricedShare | null;
}

/** What is held in schemes of ours; everything else is found by ISIN or valued as its statement states it. */
const OF_SCHEMES: ReadonlySet<ImportedAsset> = new Set(['mutual_fund', 'gold']);

/** By what a scheme without ISIN is looked up: the code of its registrar, then its name. */
export function aliasesOf({ registrar, rtaCode, name }: StatementHolding): string[] {
  const byName = `name:${nameKey(name)}`;
  return registrar && rtaCode ? [`rta:${registrar}:${rtaCode}`, byName] : [byName];
}

/**
 * Finds the schemes of the holdings of a statement: by ISIN, then by the user's answers, then by the aliases of the
 * portfolio and of all. An answer comes before what was remembered, so that a wrong choice can be corrected.
 */
export async function matchSchemes(
  q: Queries,
  { portfolioId, answers }: { portfolioId: string; answers: Answers },
  { holdings }: Statement,
): Promise<FoundScheme[]> {
  const isins = await byIsin(
    q,
    holdings.flatMap(({ isin }) => isin ?? []),
  );
  const aliases = await byAlias(q, portfolioId, holdings.flatMap(aliasesOf));
  const codes = [...isins.values(), ...aliases.values(), ...Object.values(answers)];
  const schemes = await schemesByCode(q, codes);
  const shares = await pricedShares(
    q,
    holdings.flatMap(({ asset, isin }) => (asset === 'stock' ? (isin ?? []) : [])),
  );
  return holdings.map((holding, index) => {
    const { isin } = holding;
    const answer = answers[String(index)];
    if (!OF_SCHEMES.has(holding.asset)) return shareFound(shares.get(isin ?? ''), answer);
    const alias = aliasesOf(holding).find((one) => aliases.has(one));
    const known = schemes.get(isins.get(isin ?? '') ?? '');
    if (known) return { match: 'isin', scheme: known, share: null };
    const chosen = schemes.get(answer ?? '');
    if (chosen) return { match: 'answer', scheme: chosen, share: null };
    if (answer === 'unlisted' || answer === 'skipped') return { match: answer, scheme: null, share: null };
    const remembered = schemes.get(aliases.get(alias ?? '') ?? '');
    return remembered
      ? { match: 'alias', scheme: remembered, share: null }
      : { match: 'unknown', scheme: null, share: null };
  });
}

/** Shares are found by ISIN only; one that is not listed here has the value of its statement, as NPS and EPF have. */
function shareFound(share: PricedShare | undefined, answer: string | undefined): FoundScheme {
  if (answer === 'skipped') return { match: 'skipped', scheme: null, share: null };
  return { match: share ? 'isin' : 'unlisted', scheme: null, share: share ?? null };
}

async function byIsin(q: Queries, isins: string[]): Promise<Map<string, string>> {
  if (isins.length === 0) return new Map();
  const rows = await q.query<{ isin: string; code: string }>(
    'SELECT k.isin, s.code FROM scheme_isins k JOIN schemes s ON s.id = k.scheme_id WHERE k.isin = ANY ($1)',
    [isins],
  );
  return new Map(rows.map(({ isin, code }) => [isin, code]));
}

async function byAlias(q: Queries, portfolioId: string, aliases: string[]): Promise<Map<string, string>> {
  const rows = await q.query<{ alias: string; code: string }>(
    `SELECT alias, code FROM scheme_aliases WHERE alias = ANY ($2) AND (portfolio_id = $1 OR portfolio_id IS NULL)
     ORDER BY portfolio_id NULLS FIRST`,
    [portfolioId, aliases],
  );
  return new Map(rows.map(({ alias, code }) => [alias, code]));
}

/** Schemes of ours by code. */
export async function schemesByCode(
  q: Queries,
  codes: readonly string[],
): Promise<Map<string, NonNullable<FoundScheme['scheme']>>> {
  const rows = await q.query<NonNullable<FoundScheme['scheme']>>(
    'SELECT code, name, slug FROM schemes WHERE code = ANY ($1)',
    [codes],
  );
  return new Map(rows.map((row) => [row.code, row]));
}

/** Whether a folio is where an answer placed it; a folio with an ISIN of ours stays in its scheme. */
export const isTaken = ({ match, scheme }: FoundScheme, answer: string): boolean =>
  answer === 'unlisted' || answer === 'skipped' ? match === answer : scheme?.code === answer;

/** Stores the schemes that the user named, for the next statement of this portfolio. */
export async function learnAliases(
  tx: Tx,
  portfolioId: string,
  learnt: readonly { holding: StatementHolding; code: string }[],
): Promise<void> {
  const rows = learnt.flatMap(({ holding, code }) => aliasesOf(holding).map((alias) => ({ alias, code })));
  if (rows.length === 0) return;
  await tx.query(
    `INSERT INTO scheme_aliases (portfolio_id, alias, code)
     SELECT DISTINCT ON (alias) $1::uuid, alias, code FROM json_to_recordset($2) AS n (alias text, code text)
     ON CONFLICT (portfolio_id, alias) DO UPDATE SET code = EXCLUDED.code`,
    [portfolioId, JSON.stringify(rows)],
  );
}
