import { FAIR_VALUE_LIMITS, type CallBody, type CallReply } from '@sanchay/contracts';
import { isScale, istDate, toWire } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { createMessages } from '../../platform/http/language.ts';
import { Problem, validationFailed } from '../../platform/http/problem.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import { enteredValues, lockEnteredValues, putEnteredValue } from './fairValueStore.ts';

type Values = CallReply<'fairValues'>['data']['values'];

const message = createMessages({
  en: {
    amount: 'Enter a price above ₹0 and up to ₹{most}, with at most 4 decimals.',
    changed: 'This price was changed meanwhile, for example in another tab. Nothing was saved.',
    full: 'You can enter prices of up to {most} shares.',
  },
  hi: {
    amount: '₹0 से ज़्यादा और ₹{most} तक का भाव लिखें, ज़्यादा से ज़्यादा 4 दशमलव अंकों के साथ।',
    changed: 'इस बीच यह भाव बदल गया है, जैसे किसी दूसरे टैब में। कुछ भी सेव नहीं हुआ।',
    full: 'आप ज़्यादा से ज़्यादा {most} शेयरों के भाव लिख सकते हैं।',
  },
});

/** The prices of 31 January 2018 that were entered in a portfolio, by ISIN; rupees a share. */
export async function fairValues(q: Queries, portfolioId: string): Promise<Values> {
  return (await enteredValues(q, portfolioId)).map(({ isin, price, entered_on }) => ({
    isin,
    price: toWire(price, 4),
    entered_on,
  }));
}

/**
 * Stores the highest price of a share on 31 January 2018 as the account holder found it, or removes it. Source of its
 * use: section 55(2)(ac).
 * @throws Problem 422 `fair_value_wrong`, `fair_values_full`; 409 `fair_value_changed` where another price than `was` is
 *   stored.
 */
export async function setFairValue(
  ctx: Context,
  { tx, audit }: WriteScope,
  { portfolioId, isin, price, was }: { portfolioId: string } & CallBody<'setFairValue'>,
): Promise<Values> {
  assertPrice(price);
  await lockEnteredValues(tx, portfolioId);
  const stored = await enteredValues(tx, portfolioId);
  const known = stored.find((value) => value.isin === isin);
  if ((known ? toWire(known.price, 4) : null) !== was)
    throw new Problem(409, 'validation_failed', 'fair_value_changed', message('changed'));
  if (!known) assertRoom(stored);
  const entered_on = istDate(await ctx.business.now(tx));
  await putEnteredValue(tx, portfolioId, { isin, price, entered_on });
  await audit({ action: 'setFairValue', subject: portfolioId, detail: { isin, price, was } });
  return fairValues(tx, portfolioId);
}

/**
 * Adds the price of a share from an archive, with the day of its entry, today at the latest. A price that is there stays.
 * @returns whether it was added
 * @throws Problem 422 as `setFairValue`.
 */
export async function restoreFairValue(
  tx: Tx,
  portfolioId: string,
  { isin, price, entered_on: on }: Values[number],
  today: string,
): Promise<boolean> {
  assertPrice(price);
  await lockEnteredValues(tx, portfolioId);
  const stored = await enteredValues(tx, portfolioId);
  if (stored.some((value) => value.isin === isin)) return false;
  assertRoom(stored);
  await putEnteredValue(tx, portfolioId, { isin, price, entered_on: on < today ? on : today });
  return true;
}

/** Removes the price of a share that an archive brought. */
export function removeFairValue(tx: Tx, portfolioId: string, isin: string): Promise<void> {
  return putEnteredValue(tx, portfolioId, { isin, price: null, entered_on: '' });
}

function assertPrice(price: number | null): void {
  const most = FAIR_VALUE_LIMITS.price;
  if (price === null || (price > 0 && price <= most && isScale(price, 4))) return;
  const fault = message('amount', { most: most.toLocaleString('en-IN') });
  throw validationFailed('fair_value_wrong', fault, { price: [fault] });
}

function assertRoom(stored: readonly unknown[]): void {
  const most = FAIR_VALUE_LIMITS.shares;
  if (stored.length < most) return;
  throw validationFailed('fair_values_full', message('full', { most: String(most) }), {});
}
