import { randomUUID } from 'node:crypto';
import {
  OTHER_ASSET_LIMITS,
  type CallReply,
  type OtherAsset,
  type OtherAssetDraft,
} from '@sanchay/contracts';
import { istDate, sortedEntries, sumRupees, toWire } from '@sanchay/finance';
import { loadCalendar } from '../calendar/index.ts';
import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem, validationFailed } from '../platform/http/problem.ts';
import { draftFaults } from './draftFaults.ts';
import { assetMessage } from './messages.ts';
import {
  assetRow,
  assetRows,
  deleteAsset,
  insertAsset,
  lockAssets,
  replaceAsset,
  type OtherAssetRow,
} from './store.ts';
import { assetView, historyDays, valuesOn } from './view.ts';

/** All assets that are recorded in a portfolio, their totals and their net worth by month. */
export async function otherAssetsOf(
  ctx: Context,
  portfolioId: string,
): Promise<CallReply<'otherAssets'>['data']> {
  const moment = await momentOf(ctx);
  const rows = await assetRows(ctx.db, portfolioId);
  const assets = rows.map((row) => assetView(row, moment));
  const sum = (values: number[]) => toWire(sumRupees(values), 2);
  const values = assets.map(({ value }) => value);
  return {
    as_of: moment.today,
    totals: {
      owned: sum(values.filter((value) => value > 0)),
      owed: -sum(values.filter((value) => value < 0)) || 0,
      net: sum(values),
    },
    assets,
    history: netByDay(rows, historyDays(rows, moment.today)),
  };
}

function netByDay(rows: readonly OtherAssetRow[], days: readonly string[]) {
  const values = rows.map((row) => valuesOn(row, days));
  return days.map((date, index) => ({
    date,
    net: toWire(sumRupees(values.map((own) => own[index]!)), 2),
  }));
}

function valueByDay(row: OtherAssetRow, days: readonly string[]) {
  const values = valuesOn(row, days);
  return days.map((date, index) => ({ date, value: values[index]! }));
}

/** One asset with what was recorded of it. @throws Problem 404. */
export async function otherAssetOf(
  ctx: Context,
  portfolioId: string,
  id: string,
): Promise<CallReply<'otherAsset'>['data']> {
  const moment = await momentOf(ctx);
  const row = await assetRow(ctx.db, portfolioId, id);
  if (!row) throw notFound(assetMessage('not_found'));
  return {
    asset: assetView(row, moment),
    entries: row.entries,
    history: valueByDay(row, historyDays([row], moment.today)),
  };
}

/**
 * Records an asset.
 * @throws Problem 422 `asset_wrong` with the fault of each field, `assets_full` or `entries_full`.
 */
export async function createAsset(
  ctx: Context,
  tx: Tx,
  portfolioId: string,
  draft: OtherAssetDraft,
): Promise<OtherAsset> {
  const moment = await momentOf(ctx, tx);
  const checked = checkedDraft(draft, moment.today);
  const there = await lockAssets(tx, portfolioId);
  if (there.assets >= OTHER_ASSET_LIMITS.assets)
    throw validationFailed('assets_full', assetMessage('full', { most: String(OTHER_ASSET_LIMITS.assets) }));
  assertRoom(there.entries, checked);
  const id = randomUUID();
  await insertAsset(tx, { id, portfolioId }, checked);
  return assetView({ ...checked, id, version: 1 }, moment);
}

/**
 * Replaces what is recorded of an asset.
 * @throws Problem 404, 409 `asset_changed` for another version, 422 `asset_wrong` with the fault of each field, or
 *   `entries_full`.
 */
export async function changeAsset(
  ctx: Context,
  tx: Tx,
  { portfolioId, id }: { portfolioId: string; id: string },
  { version, ...draft }: OtherAssetDraft & { version: number },
): Promise<OtherAsset> {
  const moment = await momentOf(ctx, tx);
  const checked = checkedDraft(draft, moment.today);
  if (!(await assetRow(tx, portfolioId, id))) throw notFound(assetMessage('not_found'));
  assertRoom((await lockAssets(tx, portfolioId, id)).entries, checked);
  if (!(await replaceAsset(tx, { id, version }, checked)))
    throw new Problem(409, 'validation_failed', 'asset_changed', assetMessage('changed'));
  return assetView({ ...checked, id, version: version + 1 }, moment);
}

/** Deletes an asset. @throws Problem 404. */
export async function removeAsset(tx: Tx, portfolioId: string, id: string): Promise<void> {
  if (!(await deleteAsset(tx, portfolioId, id))) throw notFound(assetMessage('not_found'));
}

function assertRoom(others: number, { entries }: OtherAssetDraft): void {
  const most = OTHER_ASSET_LIMITS.allEntries;
  if (others + entries.length > most)
    throw validationFailed('entries_full', assetMessage('entries_full', { most: String(most) }));
}

async function momentOf(ctx: Context, tx?: Tx) {
  return { today: istDate(await ctx.business.now(tx)), calendar: await loadCalendar(tx ?? ctx.db) };
}

function checkedDraft(draft: OtherAssetDraft, today: string): OtherAssetDraft {
  const faults = draftFaults(draft, today);
  if (Object.keys(faults).length > 0) throw validationFailed('asset_wrong', assetMessage('correct'), faults);
  return { ...draft, name: draft.name.trim(), entries: sortedEntries(draft.entries) };
}
