import { ALERT_KINDS, type AlertKind } from '@sanchay/contracts';
import { addDays, addMonthsClamped, istDate } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { notify } from '../notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { evaluateAlert, type DayPrice } from './crossings.ts';
import { alertInstruments, instrumentPath, pricesOf, type AlertInstrument } from './instruments.ts';
import { claimDueAlerts, storeEvaluated, type DueAlert } from './store.ts';

const BATCH = 200;
/** Days before the twelve months, in which a market has a price even over holidays. */
const MARGIN_DAYS = 15;

/**
 * Evaluates the alerts whose instruments have new prices and notifies their users; to be called every minute and after
 * a move of the clock. Each batch is one transaction that claims its rows, so several nodes share the work and no
 * crossing is reported twice. Of several crossings since the last evaluation the newest one is reported.
 */
export async function evaluateAlerts(ctx: Context): Promise<void> {
  const today = istDate(await ctx.business.now());
  for (const kind of ALERT_KINDS) {
    let done: number;
    do done = await ctx.db.tx((tx) => evaluateBatch(ctx, tx, kind, today));
    while (done === BATCH);
  }
}

async function evaluateBatch(ctx: Context, tx: Tx, kind: AlertKind, today: string): Promise<number> {
  const due = await claimDueAlerts(tx, kind, today, BATCH);
  if (due.length === 0) return 0;
  const { sandbox } = ctx.settings;
  const items = due.map(({ item }) => item);
  const known = await alertInstruments(tx, kind, items, { today, sandbox });
  const evaluated: Parameters<typeof storeEvaluated>[1][number][] = [];
  for (const [item, alerts] of Map.groupBy(due, (alert) => alert.item)) {
    const prices = await readable(ctx, item, pricesOf(tx, kind, item, rangeOf(alerts)));
    for (const alert of alerts) {
      const state = { checkedOn: alert.checked_on, met: alert.met };
      const { state: after, crossings } = evaluateAlert(alert, state, prices);
      const newest = crossings.at(-1);
      if (newest) await report(ctx, tx, alert, known.get(item)!, prices, newest);
      evaluated.push({
        id: alert.id,
        checked_on: alert.latest,
        met: after.met,
        reached_on: newest?.date ?? alert.reached_on,
        reached_price: newest?.price ?? alert.reached_price,
      });
    }
  }
  await storeEvaluated(tx, evaluated);
  return due.length;
}

/** Prices of an instrument; none, with a record in the log, where its history is damaged: other alerts go on. */
async function readable(ctx: Context, item: string, prices: Promise<DayPrice[]>): Promise<DayPrice[]> {
  try {
    return await prices;
  } catch (error) {
    ctx.log.error({ err: error, item }, 'prices of an alert cannot be read');
    return [];
  }
}

function rangeOf(alerts: readonly DueAlert[]): { from: string; to: string } {
  const first = alerts.map(({ checked_on }) => checked_on).toSorted()[0]!;
  return { from: addDays(addMonthsClamped(first, -12), -MARGIN_DAYS), to: alerts[0]!.latest };
}

async function report(
  ctx: Context,
  tx: Tx,
  alert: DueAlert,
  instrument: AlertInstrument,
  prices: readonly DayPrice[],
  { date, price }: DayPrice,
): Promise<void> {
  const { kind, rule, value } = alert;
  const previous = prices[prices.findIndex((each) => each.date === date) - 1]?.price ?? null;
  await notify(ctx, tx, {
    userId: alert.user_id,
    kind: 'price_alert',
    values: {
      name: instrument.name,
      instrument: kind,
      rule,
      value,
      price,
      previous,
      date,
      source: instrument.invented ? 'sandbox' : 'market',
    },
    path: instrumentPath(kind, instrument.slug),
  });
}
