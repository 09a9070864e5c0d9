import { ARCHIVE_VERSION, type PortableArchive, type PortablePortfolio } from '@sanchay/contracts/archive';
import type { ChargeRules } from '@sanchay/finance';
import { alertRows } from '../alerts/index.ts';
import type { Queries } from '../db/pool.ts';
import { portableDeposits } from '../fixed-deposits/index.ts';
import { importedFolios } from '../import/index.ts';
import { isFixed, preferencesOf } from '../notifications/index.ts';
import { assetRows } from '../other-assets/index.ts';
import { carriedLosses, fairValues, transactionsOf } from '../reports/index.ts';
import { entryRows, listRows } from '../watchlist/index.ts';
import { ownFolios } from './folios.ts';
import { portableGoals } from './goals.ts';
import { holderMarks } from './holders.ts';
import { holdingRows, lotRows } from './holdingStore.ts';
import { shareFolios } from './shareFolios.ts';

/**
 * What a user owns and has set up, for another account or another program. The order of every list depends on its
 * content only, so that two accounts with equal content have equal archives.
 * @param asOf the business day
 */
export async function portableArchive(
  q: Queries,
  userId: string,
  { asOf, rules }: { asOf: string; rules: ChargeRules },
): Promise<PortableArchive> {
  const owned = await q.query<{ id: string; name: string }>(
    'SELECT id, name FROM portfolios WHERE owner_id = $1 ORDER BY created_at, id',
    [userId],
  );
  const portfolios: PortablePortfolio[] = [];
  for (const portfolio of owned) portfolios.push(await portablePortfolio(q, portfolio, { asOf, rules }));
  const marks = await Promise.all(owned.map(({ id }) => holderMarks(q, id)));
  const lists = await listRows(q, userId);
  const nameOf = new Map(lists.map(({ id, name }) => [id, name]));
  const watched = await entryRows(q, userId);
  const alerts = await alertRows(q, userId);
  const chosen = await preferencesOf(q, userId);
  return {
    version: ARCHIVE_VERSION,
    as_of: asOf,
    holders: [...new Set(marks.flat())].toSorted(),
    portfolios,
    watchlists: lists.map(({ name }) => name).toSorted(),
    watched: inOrder(
      watched.map(({ kind, item, note, list_ids }) => ({
        kind,
        id: item,
        note,
        lists: list_ids.map((id) => nameOf.get(id)!).toSorted(),
      })),
    ),
    alerts: inOrder(alerts.map(({ kind, item, rule, value }) => ({ kind, item, rule, value }))),
    notifications: inOrder(
      chosen
        .filter(({ notice_group: group, channel }) => !isFixed(group, channel))
        .map(({ notice_group: group, channel, chosen: on }) => ({ group, channel, on })),
    ),
  };
}

async function portablePortfolio(
  q: Queries,
  { id, name }: { id: string; name: string },
  { asOf, rules }: { asOf: string; rules: ChargeRules },
): Promise<PortablePortfolio> {
  const { rows } = await transactionsOf(q, id, { filter: {}, limit: null, offset: 0 });
  const names = await holdingRows(q, id);
  const isins = new Map(names.map(({ code, isin }) => [code, isin]));
  const assets = await assetRows(q, id);
  const own = [
    ...(await ownFolios(q, id, { transactions: rows, names, asOf })),
    ...(await shareFolios(q, id, { asOf, rules })),
  ];
  const losses = await carriedLosses(q, id);
  return {
    name,
    holdings: names.filter(({ units }) => Number(units) > 0),
    lots: await lotRows(q, id),
    transactions: rows.map(({ order_id: _, traded: __, dollars: ___, tax: ____, ...row }) => ({
      ...row,
      isin: row.asset === 'stock' ? row.code : (isins.get(row.code) ?? null),
    })),
    folios: [...own, ...(await importedFolios(q, id))],
    fixed_deposits: await portableDeposits(q, id, asOf),
    goals: await portableGoals(q, id, own),
    other_assets: inOrder(assets.map(({ id: _, version: __, ...draft }) => draft)),
    carried_losses: losses.map(({ financialYear, short, long }) => ({
      financial_year: financialYear,
      short: Number(short),
      long: Number(long),
    })),
    fair_values: await fairValues(q, id),
  };
}

/** Rows in the order of their content. */
function inOrder<Row>(rows: readonly Row[]): Row[] {
  const keyed = rows.map((row) => [JSON.stringify(row), row] as const);
  return keyed.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([, row]) => row);
}
