import type { AlertKind } from '@sanchay/contracts';
import { addDays, addMonthsClamped, istDate } from '@sanchay/finance';
import type { Queries, Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { notFound, validationFailed } from '../platform/http/problem.ts';
import { meetsRule, type AlertTerms, type DayPrice } from './crossings.ts';
import { isRecordRule, statedNow } from './fundRecords.ts';
import { alertInstruments, pricesOf, type AlertInstrument } from './instruments.ts';
import { assertTerms, message, priceText, type Terms } from './problems.ts';
import type { AlertRow } from './store.ts';

/**
 * From where an alert waits: the newest price, or what the record of the fund states.
 * @throws Problem 404 `not_found`, 422 `alert_wrong`, `alert_no_prices`, and `alert_reached` unless that is allowed.
 */
export async function startOf(
  ctx: Context,
  tx: Tx,
  {
    kind,
    item,
    terms,
    reachedAllowed = false,
  }: { kind: AlertKind; item: string; terms: Terms; reachedAllowed?: boolean },
): Promise<Pick<AlertRow, 'checked_on' | 'met' | 'seen'>> {
  const today = istDate(await ctx.business.now(tx));
  const { sandbox } = ctx.settings;
  const instrument = (await alertInstruments(tx, kind, [item], { today, sandbox })).get(item);
  if (!instrument) throw notFound(message('not_found'));
  assertTerms(kind, terms);
  const { rule, value } = terms;
  if (isRecordRule(rule))
    return { checked_on: today, met: false, seen: await statedNow(tx, item, { rule, today }) };
  const start = await priceStart(tx, kind, instrument, { rule, value });
  if (start.met && value !== null && !reachedAllowed) throw reached(instrument, rule as 'above' | 'below');
  return { ...start, seen: null };
}

async function priceStart(
  tx: Tx,
  kind: AlertKind,
  instrument: AlertInstrument,
  terms: AlertTerms,
): Promise<Pick<AlertRow, 'checked_on' | 'met'>> {
  const { item, price, price_date } = instrument;
  // The close of a day on which it is traded is still to come.
  const date = instrument.closed_on ?? price_date;
  if (price === null || date === null)
    throw validationFailed('alert_no_prices', message('no_prices', { name: instrument.name }));
  if (terms.rule === 'move') return { checked_on: date, met: false };
  if (terms.value !== null) return { checked_on: date, met: meetsRule(terms, [{ date, price }], 0) };
  const prices = await yearOf(tx, { kind, item, date });
  if (prices.length === 0 || prices[0]!.date > addMonthsClamped(date, -12))
    throw validationFailed('alert_no_prices', message('no_year', { name: instrument.name }));
  return { checked_on: date, met: meetsRule(terms, prices, prices.length - 1) };
}

function reached({ price, price_date: date, currency }: AlertInstrument, rule: 'above' | 'below'): Error {
  const text = message(`${rule}_reached`, { price: priceText(price!, currency), date: date! });
  return validationFailed('alert_reached', text, { value: [text] });
}

function yearOf(
  q: Queries,
  { kind, item, date }: { kind: AlertKind; item: string; date: string },
): Promise<DayPrice[]> {
  return pricesOf(q, kind, item, { from: addDays(addMonthsClamped(date, -12), -15), to: date });
}
