import type { StockOrder } from '@sanchay/contracts';
import { formatDate, formatRupees } from '@sanchay/finance';
import { holdersOf } from '../../applicants/index.ts';
import type { Queries } from '../../db/pool.ts';
import { createMessages, requestLanguage } from '../../platform/http/language.ts';
import { termsPdf } from '../../platform/pdf/termsPdf.ts';
import { dematNumberOf } from '../cash/account.ts';

const message = createMessages({
  en: {
    title: 'Contract note',
    number: 'Contract note number',
    holder: 'Client',
    demat: 'Demat account',
    share: 'Share',
    isin: 'ISIN',
    buy: 'Bought',
    sell: 'Sold',
    tradedOn: 'Trade date',
    settles: 'Settlement date',
    trade: 'Trade {id}',
    tradeValue: '{quantity} shares at {price}',
    value: 'Value of trades',
    stt: 'Securities transaction tax (STT)',
    exchange: 'Exchange transaction charge',
    sebi: 'SEBI turnover fee',
    stamp_duty: 'Stamp duty',
    demat_charge: 'Demat (DP) charge',
    gst: 'GST',
    payable: 'You pay',
    receivable: 'You receive',
    brokerage: 'Brokerage: none.',
    sandbox: 'Sandbox: exchange, trades and prices are invented.',
  },
  hi: {
    title: 'कॉन्ट्रैक्ट नोट',
    number: 'कॉन्ट्रैक्ट नोट नंबर',
    holder: 'क्लाइंट',
    demat: 'डीमैट खाता',
    share: 'शेयर',
    isin: 'ISIN',
    buy: 'खरीदे',
    sell: 'बेचे',
    tradedOn: 'सौदे की तारीख',
    settles: 'सेटलमेंट की तारीख',
    trade: 'सौदा {id}',
    tradeValue: '{quantity} शेयर, {price} पर',
    value: 'सौदों की राशि',
    stt: 'सिक्योरिटीज़ ट्रांज़ैक्शन टैक्स (STT)',
    exchange: 'एक्सचेंज ट्रांज़ैक्शन चार्ज',
    sebi: 'SEBI टर्नओवर फ़ीस',
    stamp_duty: 'स्टांप ड्यूटी',
    demat_charge: 'डीमैट (DP) चार्ज',
    gst: 'GST',
    payable: 'आपको देना है',
    receivable: 'आपको मिलेगा',
    brokerage: 'ब्रोकरेज: कुछ नहीं।',
    sandbox: 'सैंडबॉक्स: एक्सचेंज, सौदे और भाव काल्पनिक हैं।',
  },
});

/** The contract note of an order that has traded and ended as PDF, in the language of the request. */
export async function contractNotePdf(
  q: Queries,
  order: StockOrder,
  { portfolioId, sandbox }: { portfolioId: string; sandbox: boolean },
): Promise<Buffer> {
  const notes = [message('brokerage'), ...(sandbox ? [message('sandbox')] : [])];
  const rows = await noteRows(q, order, portfolioId);
  return termsPdf({ title: message('title'), rows, notes: [notes.join(' ')] });
}

async function noteRows(q: Queries, order: StockOrder, portfolioId: string): Promise<[string, string][]> {
  const language = requestLanguage();
  const paise = (amount: number): string => formatRupees(amount, { decimals: 2 });
  const [holder] = await holdersOf(q, portfolioId);
  const trades = order.trades.filter(({ annulled }) => !annulled);
  return [
    [message('number'), order.note_no ?? ''],
    [message('holder'), holder?.name ?? ''],
    [message('demat'), (await dematNumberOf(q, portfolioId)) ?? ''],
    [message('share'), `${order.name} (${order.symbol})`],
    [message('isin'), order.isin],
    [message('tradedOn'), formatDate(order.for_day, language)],
    [message('settles'), formatDate(order.settles_on, language)],
    ...trades.map(({ id, quantity, price }): [string, string] => [
      message('trade', { id }),
      message('tradeValue', { quantity, price: paise(price) }),
    ]),
    [message(order.side), String(order.filled)],
    [message('value'), paise(order.value)],
    ...order.charges.map(({ kind, amount }): [string, string] => [
      message(kind === 'demat' ? 'demat_charge' : kind),
      paise(amount),
    ]),
    [message(order.side === 'buy' ? 'payable' : 'receivable'), paise(order.net)],
  ];
}
