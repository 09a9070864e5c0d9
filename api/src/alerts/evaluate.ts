import { ALERT_KINDS, type AlertKind } from '@sanchay/contracts';
import { addDays, addMonthsClamped, istDate } from '@sanchay/finance';
import { notify } from '../notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { eachAlone } from '../platform/eachAlone.ts';
import { evaluateAlert, meetsRule, type DayPrice } from './crossings.ts';
import { alertInstruments, instrumentPath, pricesOf, type AlertInstrument } from './instruments.ts';
import {
  alertsOnTrades,
  BEFORE_ALL,
  dueAlerts,
  storeEvaluated,
  type DueAlert,
  type EvaluatedAlert,
} from './store.ts';

const BATCH = 200;
/** Days before the twelve months, in which a market has a price even over holidays. */
const MARGIN_DAYS = 15;

/**
 * Evaluates the alerts whose instruments have new prices and notifies their users; to be called every minute and after
 * a move of the clock. Each crossing is stored and reported in a transaction of its own, so that an alert that fails
 * holds back no other, and no crossing is reported twice by several nodes. Of several crossings since the last
 * evaluation the newest one is reported.
 */
export async function evaluateAlerts(ctx: Context): Promise<void> {
  const today = istDate(await ctx.business.now());
  for (const kind of ALERT_KINDS) {
    let due: DueAlert[];
    let after = BEFORE_ALL;
    do {
      due = await dueAlerts(ctx.db, kind, today, { after, limit: BATCH });
      await evaluateBatch(ctx, kind, due, today);
      after = due.at(-1) ?? after;
    } while (due.length === BATCH);
  }
}

/**
 * Evaluates alerts on stocks with the last trades of the running session, each at most once a day; to be called every few
 * seconds. The close of the day is evaluated with the others.
 */
export async function evaluateTrades(ctx: Context): Promise<void> {
  const today = istDate(await ctx.business.now());
  const { sandbox } = ctx.settings;
  let due: Awaited<ReturnType<typeof alertsOnTrades>>;
  let after = BEFORE_ALL;
  do {
    due = await alertsOnTrades(ctx.db, { after, limit: BATCH });
    const items = due.map(({ item }) => item);
    const known = await alertInstruments(ctx.db, 'stock', items, { today, sandbox });
    await eachAlone(
      ctx,
      'evaluateTrade',
      due,
      async ({ price, price_date: date, traded_at: at, ...alert }) => {
        const closes = await pricesOf(ctx.db, 'stock', alert.item, rangeOf([alert]));
        const prices = [...closes, { date, price }];
        if (!meetsRule(alert, prices, prices.length - 1)) return;
        const evaluated = { alert, met: true, crossing: { date, price } };
        await reportCrossing(ctx, evaluated, known.get(alert.item)!, prices, at);
      },
    );
    after = due.at(-1) ?? after;
  } while (due.length === BATCH);
}

async function evaluateBatch(
  ctx: Context,
  kind: AlertKind,
  due: readonly DueAlert[],
  today: string,
): Promise<void> {
  const { sandbox } = ctx.settings;
  const items = due.map(({ item }) => item);
  const known = await alertInstruments(ctx.db, kind, items, { today, sandbox });
  const byItem = Map.groupBy(due, ({ item }) => item);
  await eachAlone(ctx, 'evaluateAlerts', [...byItem.keys()], async (item) => {
    const alerts = byItem.get(item)!;
    const prices = await pricesOf(ctx.db, kind, item, rangeOf(alerts));
    const quiet: EvaluatedAlert[] = [];
    await eachAlone(ctx, 'evaluateAlert', alerts, async (alert) => {
      const evaluated = evaluate(alert, prices);
      if (evaluated.crossing) await reportCrossing(ctx, evaluated, known.get(item)!, prices);
      else quiet.push(evaluated);
    });
    await storeEvaluated(ctx.db, quiet);
  });
}

function evaluate(alert: DueAlert, prices: readonly DayPrice[]): EvaluatedAlert {
  const { state, crossings } = evaluateAlert(alert, { checkedOn: alert.checked_on, met: alert.met }, prices);
  // A day on which a trade has reached it is reported.
  const crossing = crossings.findLast(({ date }) => date !== alert.reached_on) ?? null;
  return { alert, met: state.met, crossing };
}

function rangeOf(alerts: readonly DueAlert[]): { from: string; to: string } {
  const first = alerts.map(({ checked_on }) => checked_on).toSorted()[0]!;
  return { from: addDays(addMonthsClamped(first, -12), -MARGIN_DAYS), to: alerts[0]!.latest };
}

async function reportCrossing(
  ctx: Context,
  evaluated: EvaluatedAlert,
  instrument: AlertInstrument,
  prices: readonly DayPrice[],
  at?: Date,
): Promise<void> {
  const { kind, rule, value, user_id: userId } = evaluated.alert;
  const { date, price } = evaluated.crossing!;
  const previous = prices[prices.findIndex((each) => each.date === date) - 1]?.price ?? null;
  const values = {
    name: instrument.name,
    instrument: kind,
    rule,
    value,
    price,
    previous,
    date,
    ...(at && { at: at.toISOString() }),
    source: instrument.invented ? ('sandbox' as const) : ('market' as const),
  };
  const path = instrumentPath(kind, instrument.slug);
  await ctx.db.tx(async (tx) => {
    if ((await storeEvaluated(tx, [evaluated])) === 0) return;
    await notify(ctx, tx, { userId, kind: 'price_alert', values, path });
  });
}
