import { fundTitle, type SchemeTerm } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { notify } from '../notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { eachAlone } from '../platform/eachAlone.ts';
import { announcedChange, changedRecords, storeSeen, type ChangedRecord } from './fundRecords.ts';
import { BEFORE_ALL } from './store.ts';
import { alertInstruments, instrumentPath, type AlertInstrument } from './instruments.ts';

const BATCH = 200;

/**
 * Notifies the users whose alert is on the record of a fund that has changed; to be called every minute and after a
 * move of the clock. Each alert is stored and reported in a transaction of its own, so that one that fails holds back
 * no other, and no change is reported twice by several nodes. Of several changes since the last evaluation the newest
 * state is reported.
 */
export async function evaluateRecords(ctx: Context): Promise<void> {
  const today = istDate(await ctx.business.now());
  const { sandbox } = ctx.settings;
  let changed: ChangedRecord[];
  let after = BEFORE_ALL;
  do {
    changed = await changedRecords(ctx.db, today, { after, limit: BATCH });
    const items = changed.map(({ item }) => item);
    const funds = await alertInstruments(ctx.db, 'mutual_fund', items, { today, sandbox });
    await eachAlone(ctx, 'evaluateRecords', changed, (alert) =>
      ctx.db.tx(async (tx) => {
        if (!(await storeSeen(tx, alert, today))) return;
        await report(ctx, tx, { alert, fund: funds.get(alert.item)!, today });
      }),
    );
    after = changed.at(-1) ?? after;
  } while (changed.length === BATCH);
}

async function report(
  ctx: Context,
  tx: Tx,
  { alert, fund, today }: { alert: ChangedRecord; fund: AlertInstrument; today: string },
): Promise<void> {
  const { user_id: userId, rule, stated, seen } = alert;
  const path = instrumentPath('mutual_fund', fund.slug);
  if (rule === 'closing') {
    // An earlier number is left where an announcement was withdrawn.
    const change = Number(stated) > Number(seen) ? await announcedChange(tx, stated) : undefined;
    if (!change) return;
    const { kind: event, applies_from: date, into, source } = change;
    const values = { fund: fund.name, event, date, into: into && fundTitle(into), source };
    await notify(ctx, tx, { userId, kind: 'fund_closing_alert', values, path });
    return;
  }
  const values = {
    fund: fund.name,
    term: rule as SchemeTerm,
    now: stated,
    before: seen,
    date: alert.stated_on ?? today,
    source: fund.invented ? ('sandbox' as const) : ('fund_house' as const),
  };
  await notify(ctx, tx, { userId, kind: 'fund_record_alert', values, path });
}
