import type { GoalDraft } from '@sanchay/contracts';
import type { PortableFolio, PortableGoal } from '@sanchay/contracts/archive';
import type { Queries } from '../db/pool.ts';
import { goalRows } from '../goals/index.ts';
import { foliosOf } from '../imported/index.ts';
import { assetRows } from '../other-assets/index.ts';

type Holding = GoalDraft['holdings'][number];
type PortableHolding = PortableGoal['holdings'][number];

/** The goals of a portfolio, each with what is set aside for it by name, code and folios, as ids differ by account. */
export async function portableGoals(
  q: Queries,
  portfolioId: string,
  own: readonly PortableFolio[],
): Promise<PortableGoal[]> {
  const goals = await goalRows(q, portfolioId);
  const known = await namesOf(q, portfolioId, own);
  return goals.map(({ id: _, version: __, holdings, ...terms }) => ({
    ...terms,
    holdings: holdings.flatMap((one) => known.get(keyOf(one)) ?? []),
  }));
}

const keyOf = ({ source, id }: Pick<Holding, 'source' | 'id'>): string => `${source} ${id}`;

async function namesOf(
  q: Queries,
  portfolioId: string,
  own: readonly PortableFolio[],
): Promise<Map<string, PortableHolding>> {
  const slugs = await q.query<{ isin: string; slug: string }>(
    'SELECT isin, slug FROM stocks WHERE isin = ANY ($1)',
    [own.flatMap(({ asset, isin }) => (asset === 'stock' ? (isin ?? []) : []))],
  );
  const slugOf = new Map(slugs.map(({ isin, slug }) => [isin, slug]));
  const idOf = ({ asset, code, isin }: PortableFolio): string =>
    asset === 'gold' ? 'gold' : ((asset === 'stock' ? slugOf.get(isin ?? '') : code) ?? '');
  const names = new Map<string, PortableHolding>();
  for (const [id, folios] of Map.groupBy(own, idOf)) {
    const { asset, code, isin, name } = folios[0]!;
    if (asset === 'eps') continue;
    const held = folios.map(({ folio_no: folio }) => folio);
    names.set(keyOf({ source: 'sanchay', id }), { asset, code: code ?? isin, name, folios: held });
  }
  for (const { id, asset, code, isin, name, folio_no } of await foliosOf(q, portfolioId))
    // A pension of EPS has no value that a goal could count on.
    if (asset !== 'eps')
      names.set(keyOf({ source: 'imported', id }), { asset, code: code ?? isin, name, folios: [folio_no] });
  for (const { id, type: asset, name } of await assetRows(q, portfolioId))
    names.set(keyOf({ source: 'manual', id }), { asset, code: null, name, folios: [] });
  const deposits = await q.query<{ id: string; name: string }>(
    'SELECT id, issuer_name AS name FROM deposits WHERE portfolio_id = $1',
    [portfolioId],
  );
  for (const { id, name } of deposits)
    names.set(keyOf({ source: 'sanchay', id }), { asset: 'fixed_deposit', code: null, name, folios: [] });
  return names;
}

/** The holdings of an account that a goal of an archive means: imported folios and recorded assets. */
export async function holdingsMeant(
  q: Queries,
  portfolioId: string,
  wanted: readonly PortableHolding[],
): Promise<Holding[]> {
  const folios = await foliosOf(q, portfolioId);
  const assets = await assetRows(q, portfolioId);
  return wanted.flatMap(({ asset, code, name, folios: numbers }): Holding[] => {
    const type = asset === 'fixed_deposit' ? 'bank_deposit' : asset;
    const recorded = assets.filter((one) => one.type === type && one.name === name);
    if (recorded.length > 0)
      return recorded.map(({ id }) => ({ source: 'manual', asset: recorded[0]!.type, id }));
    return folios
      .filter((one) => one.asset === asset && numbers.includes(one.folio_no))
      .filter((one) => (code === null ? one.name === name : code === (one.code ?? one.isin)))
      .map(({ id }) => ({ source: 'imported', asset, id }));
  });
}
