import type { GttOrder } from '@sanchay/contracts';
import { toWire } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { createMessages } from '../../platform/http/language.ts';
import type { GttRow } from './gttStore.ts';

const reasons = createMessages({
  en: {
    cash_short: 'It triggered, but the available cash did not cover the order.',
    shares_short: 'It triggered, but fewer shares were free to sell.',
    shares_none: 'It triggered, but there were no shares to sell.',
    shares_unsettled: 'It triggered, but the shares had not settled yet.',
    price_outside_band: "It triggered, but its limit price was outside the day's price range.",
    amount_due: 'It triggered, but an amount is due after a payment that the bank reversed.',
    merged: 'It triggered, but the company has merged and its shares are no longer traded.',
    corporate_action: 'A corporate action changed the share. Place a new GTT order at the new price.',
    other: 'It triggered, but the order was refused.',
  },
  hi: {
    cash_short: 'ट्रिगर हुआ, पर उपलब्ध कैश ऑर्डर के लिए कम था।',
    shares_short: 'ट्रिगर हुआ, पर बेचने के लिए शेयर कम थे।',
    shares_none: 'ट्रिगर हुआ, पर बेचने के लिए शेयर नहीं थे।',
    shares_unsettled: 'ट्रिगर हुआ, पर शेयर अभी सेटल नहीं हुए थे।',
    price_outside_band: 'ट्रिगर हुआ, पर लिमिट प्राइस उस दिन की प्राइस रेंज से बाहर था।',
    amount_due: 'ट्रिगर हुआ, पर बैंक के वापस लिए भुगतान की राशि बकाया है।',
    merged: 'ट्रिगर हुआ, पर कंपनी मर्ज हो चुकी है और इसके शेयरों में ट्रेडिंग नहीं होती।',
    corporate_action: 'कॉर्पोरेट ऐक्शन से शेयर बदल गया है। नए भाव पर नया GTT ऑर्डर दें।',
    other: 'ट्रिगर हुआ, पर ऑर्डर स्वीकार नहीं हुआ।',
  },
});

const KNOWN = [
  ...(['cash_short', 'shares_short', 'shares_none', 'shares_unsettled', 'price_outside_band'] as const),
  ...(['amount_due', 'merged', 'corporate_action'] as const),
];

const reasonText = (code: string): string => reasons(KNOWN.find((known) => known === code) ?? 'other');

const price = (text: string | null): number | null => (text === null ? null : toWire(text, 2));

/** Orders as the contracts show them, with the last prices of their shares. */
export async function gttViews(q: Queries, rows: readonly GttRow[]): Promise<GttOrder[]> {
  const prices = await q.query<{ isin: string; price: string }>(
    'SELECT isin, price FROM stocks WHERE isin = ANY ($1)',
    [rows.map(({ isin }) => isin)],
  );
  const last = new Map(prices.map(({ isin, price: text }) => [isin, text]));
  return rows.map((row) => ({
    id: row.id,
    isin: row.isin,
    slug: row.slug,
    symbol: row.symbol,
    name: row.name,
    side: row.side,
    quantity: row.quantity,
    below_trigger: price(row.below_trigger),
    below_limit: price(row.below_limit),
    above_trigger: price(row.above_trigger),
    above_limit: price(row.above_limit),
    last_price: toWire(last.get(row.isin) ?? '0', 2),
    state: row.state,
    reason: row.reason === null ? null : reasonText(row.reason),
    order_id: row.order_id,
    created_at: row.created_at.toISOString(),
    expires_on: row.expires_on,
    version: row.version,
  }));
}
