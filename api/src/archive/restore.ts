import {
  ARCHIVE_SECTIONS,
  type ArchiveImport,
  type ArchiveSection,
  type OtherAssetDraft,
} from '@sanchay/contracts';
import type { PortableArchive } from '@sanchay/contracts/archive';
import { istDate } from '@sanchay/finance';
import { importAlert } from '../alerts/index.ts';
import type { Tx } from '../db/pool.ts';
import { portableDeposits } from '../fixed-deposits/index.ts';
import { restoreGoal } from '../goals/index.ts';
import { restoreFolios } from '../import/index.ts';
import { isFixed, preferencesOf, setPreference, type PreferenceRow } from '../notifications/index.ts';
import { assetRows, createAsset } from '../other-assets/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import { carriedLosses, replaceCarriedLosses, restoreFairValue } from '../reports/index.ts';
import { depositDraft } from './deposits.ts';
import { holdingsMeant } from './goals.ts';
import { addList, listRows, setEntry, watch } from '../watchlist/index.ts';

/** What an import added, as its undo needs it. */
export interface Added {
  /** Imports of folios. */
  imports: string[];
  assets: string[];
  goals?: string[];
  losses: string[];
  /** ISINs of the shares whose price of 31 January 2018 was added. */
  values?: string[];
  lists: string[];
  watched: { kind: PortableArchive['watched'][number]['kind']; id: string }[];
  alerts: string[];
  /** Choices as they were before; `on` is null where none was made. */
  notifications: {
    group: PreferenceRow['notice_group'];
    channel: PreferenceRow['channel'];
    on: boolean | null;
  }[];
}

export type Outcome = Pick<ArchiveImport, 'sections' | 'refusals'>;
type Restore = (scope: Scope, archive: PortableArchive) => Promise<void>;

interface Scope {
  ctx: Context;
  tx: Tx;
  actor: Actor;
  /** Of the uploaded archive. */
  fileName: string;
  added: Added;
  /** Counts an item, and records why it was refused. */
  count(result: 'added' | 'known' | { name: string; reason: string }): void;
}

const MOST_REFUSALS = 50;

/**
 * Adds to an account what an archive has and the account has not; what is there stays as it is.
 * @returns counts by section, and what an undo needs.
 */
export async function restore(
  ctx: Context,
  tx: Tx,
  { actor, fileName }: { actor: Actor; fileName: string },
  archive: PortableArchive,
): Promise<{ outcome: Outcome; added: Added }> {
  const added: Added = {
    imports: [],
    assets: [],
    losses: [],
    lists: [],
    watched: [],
    alerts: [],
    notifications: [],
  };
  const outcome: Outcome = { sections: [], refusals: [] };
  for (const section of ARCHIVE_SECTIONS) {
    const counts = { section, added: 0, known: 0, refused: 0 };
    const scope: Scope = {
      ctx,
      tx,
      actor,
      fileName,
      added,
      count(result) {
        if (typeof result === 'string') counts[result] += 1;
        else {
          counts.refused += 1;
          if (outcome.refusals.length < MOST_REFUSALS) outcome.refusals.push({ section, ...result });
        }
      },
    };
    await RESTORE[section](scope, archive);
    outcome.sections.push(counts);
  }
  return { outcome, added };
}

/** What makes two deposits the same: issuer, terms and first payment, whatever they are worth by now. */
function termsKey({ name, rate_percentage: rate, matures_on: until, entries }: OtherAssetDraft): string {
  const first = entries.find(({ kind }) => kind === 'paid_in');
  return JSON.stringify([name, rate, until, first?.on, first?.amount]);
}

/** The fault of a field where there is one, which is more precise than the refusal as a whole. */
function reasonOf({ message, errors }: Problem): string {
  return Object.values(errors)[0]?.[0] ?? message;
}

/** Adds one item; a refusal of it is counted and stops nothing else. */
async function attempt(scope: Scope, name: string, add: () => Promise<boolean>): Promise<void> {
  try {
    scope.count((await add()) ? 'added' : 'known');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    scope.count({ name, reason: reasonOf(error) });
  }
}

const RESTORE: Record<ArchiveSection, Restore> = {
  holdings: async (scope, { portfolios, as_of: asOf }) => {
    const { ctx, tx, actor, fileName, added } = scope;
    const folios = portfolios.flatMap((portfolio) => portfolio.folios ?? []);
    const { importId, outcomes } = await restoreFolios(
      ctx,
      tx,
      { portfolioId: actor.portfolioId, fileName },
      { folios, asOf },
    );
    if (importId !== null) added.imports.push(importId);
    for (const { name, outcome, reason } of outcomes)
      scope.count(outcome === 'refused' ? { name, reason: reason! } : outcome);
  },

  other_assets: async (scope, { portfolios }) => {
    const { ctx, tx, actor, added } = scope;
    const rows = await assetRows(tx, actor.portfolioId);
    const there = new Set(rows.map(({ id: _, version: __, ...draft }) => JSON.stringify(draft)));
    for (const draft of portfolios.flatMap(({ other_assets }) => other_assets))
      await attempt(scope, draft.name, async () => {
        if (there.has(JSON.stringify(draft))) return false;
        added.assets.push((await createAsset(ctx, tx, actor.portfolioId, draft)).id);
        return true;
      });
  },

  fixed_deposits: async (scope, { portfolios, as_of: asOf }) => {
    const { ctx, tx, actor, added } = scope;
    const here = await portableDeposits(tx, actor.portfolioId, asOf);
    const own = new Set(here.map((deposit) => termsKey(depositDraft(deposit, asOf))));
    const there = new Set((await assetRows(tx, actor.portfolioId)).map(termsKey));
    for (const deposit of portfolios.flatMap(({ fixed_deposits: all = [] }) => all))
      await attempt(scope, deposit.issuer, async () => {
        const draft = depositDraft(deposit, asOf);
        if (own.has(termsKey(draft)) || there.has(termsKey(draft))) return false;
        added.assets.push((await createAsset(ctx, tx, actor.portfolioId, draft)).id);
        return true;
      });
  },

  goals: async (scope, { portfolios }) => {
    const { ctx, tx, actor, added } = scope;
    for (const { holdings, ...terms } of portfolios.flatMap(({ goals = [] }) => goals))
      await attempt(scope, terms.name, async () => {
        const meant = await holdingsMeant(tx, actor.portfolioId, holdings);
        const id = await restoreGoal(ctx, tx, actor.portfolioId, { ...terms, holdings: meant });
        if (id !== null) added.goals = [...(added.goals ?? []), id];
        return id !== null;
      });
  },

  carried_losses: async (scope, { portfolios }) => {
    const { tx, actor, added } = scope;
    const rows = await carriedLosses(tx, actor.portfolioId);
    const losses = new Map(
      rows.map(({ financialYear: year, short, long }) => [
        year,
        { financial_year: year, short: Number(short), long: Number(long) },
      ]),
    );
    for (const loss of portfolios.flatMap(({ carried_losses }) => carried_losses)) {
      if (losses.has(loss.financial_year)) {
        scope.count('known');
        continue;
      }
      losses.set(loss.financial_year, loss);
      added.losses.push(loss.financial_year);
      scope.count('added');
    }
    if (added.losses.length > 0) await replaceCarriedLosses(tx, actor.portfolioId, [...losses.values()]);
  },

  fair_values: async (scope, { portfolios }) => {
    const { ctx, tx, actor, added } = scope;
    const today = istDate(await ctx.business.now(tx));
    for (const value of portfolios.flatMap(({ fair_values: all = [] }) => all))
      await attempt(scope, value.isin, async () => {
        const isNew = await restoreFairValue(tx, actor.portfolioId, value, today);
        if (isNew) added.values = [...(added.values ?? []), value.isin];
        return isNew;
      });
  },

  watchlists: async (scope, { watchlists }) => {
    const { ctx, tx, actor, added } = scope;
    const there = new Set((await listRows(tx, actor.userId)).map(({ name }) => name.toLowerCase()));
    for (const name of watchlists)
      await attempt(scope, name, async () => {
        if (there.has(name.toLowerCase())) return false;
        added.lists.push(await addList(ctx, tx, actor.userId, { name }));
        return true;
      });
  },

  watched: async (scope, { watched }) => {
    const { ctx, tx, actor, added } = scope;
    for (const { kind, id, note, lists } of watched)
      await attempt(scope, id, async () => {
        if (!(await watch(ctx, tx, actor, { kind, id }))) return false;
        added.watched.push({ kind, id });
        const byName = new Map(
          (await listRows(tx, actor.userId)).map((row) => [row.name.toLowerCase(), row.id]),
        );
        const list_ids = lists.flatMap((name) => byName.get(name.toLowerCase()) ?? []);
        await setEntry(tx, actor.userId, { kind, id, note: note ?? '', list_ids });
        return true;
      });
  },

  alerts: async (scope, { alerts }) => {
    const { ctx, tx, actor, added } = scope;
    for (const alert of alerts)
      await attempt(scope, alert.item, async () => {
        const id = await importAlert(ctx, tx, actor.userId, alert);
        if (id !== null) added.alerts.push(id);
        return id !== null;
      });
  },

  notifications: async (scope, { notifications }) => {
    const { tx, actor, added } = scope;
    const chosen = await preferencesOf(tx, actor.userId);
    for (const { group, channel, on } of notifications) {
      const before = chosen.find((row) => row.notice_group === group && row.channel === channel);
      if (isFixed(group, channel) || before?.chosen === on) {
        scope.count('known');
        continue;
      }
      added.notifications.push({ group, channel, on: before?.chosen ?? null });
      await setPreference(tx, actor.userId, { group, channel, on });
      scope.count('added');
    }
  },
};
