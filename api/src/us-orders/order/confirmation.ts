import type { UsOrder } from '@sanchay/contracts';
import { formatDate } from '@sanchay/finance';
import { holdersOf } from '../../applicants/index.ts';
import type { Queries } from '../../db/pool.ts';
import { createMessages, requestLanguage } from '../../platform/http/language.ts';
import { termsPdf } from '../../platform/pdf/termsPdf.ts';
import { usAccountOf } from '../../us-stocks/index.ts';
import { inDollars } from './terms.ts';

const message = createMessages({
  en: {
    title: 'Trade confirmation',
    number: 'Confirmation number',
    holder: 'Client',
    account: 'US stocks account',
    stock: 'Stock',
    buy: 'Bought',
    sell: 'Sold',
    shares: '{quantity} shares',
    tradedOn: 'Trade date (New York)',
    settles: 'Settlement date',
    trade: 'Trade {id}',
    tradeValue: '{quantity} shares at {price}: {amount}',
    value: 'Value of trades',
    brokerage: 'Brokerage',
    sec_fee: 'SEC fee',
    trading_fee: 'FINRA fee',
    payable: 'You pay',
    receivable: 'You receive',
    sandbox: 'Sandbox: broker, trades and prices are invented.',
  },
  hi: {
    title: 'ट्रेड कन्फ़र्मेशन',
    number: 'कन्फ़र्मेशन नंबर',
    holder: 'क्लाइंट',
    account: 'US स्टॉक्स खाता',
    stock: 'स्टॉक',
    buy: 'खरीदे',
    sell: 'बेचे',
    shares: '{quantity} शेयर',
    tradedOn: 'सौदे की तारीख (न्यूयॉर्क)',
    settles: 'सेटलमेंट की तारीख',
    trade: 'सौदा {id}',
    tradeValue: '{quantity} शेयर, {price} पर: {amount}',
    value: 'सौदों की राशि',
    brokerage: 'ब्रोकरेज',
    sec_fee: 'SEC फ़ीस',
    trading_fee: 'FINRA फ़ीस',
    payable: 'आपको देना है',
    receivable: 'आपको मिलेगा',
    sandbox: 'सैंडबॉक्स: ब्रोकर, सौदे और भाव काल्पनिक हैं।',
  },
});

/** The trade confirmation of an order that has traded and ended as PDF, in the language of the request. */
export async function confirmationPdf(
  q: Queries,
  order: UsOrder,
  { portfolioId, sandbox }: { portfolioId: string; sandbox: boolean },
): Promise<Buffer> {
  const language = requestLanguage();
  const [holder] = await holdersOf(q, portfolioId);
  const account = await usAccountOf(q, portfolioId);
  const trades = order.trades.filter(({ annulled }) => !annulled);
  return termsPdf({
    title: message('title'),
    rows: [
      [message('number'), order.note_no ?? ''],
      [message('holder'), holder?.name ?? ''],
      [message('account'), account?.number ?? ''],
      [message('stock'), `${order.name} (${order.symbol})`],
      [message('tradedOn'), formatDate(order.for_day, language)],
      [message('settles'), formatDate(order.settles_on, language)],
      ...trades.map(({ id, quantity, price, amount }): [string, string] => [
        message('trade', { id }),
        message('tradeValue', { quantity, price: inDollars(price), amount: inDollars(amount) }),
      ]),
      [message(order.side), message('shares', { quantity: order.filled })],
      [message('value'), inDollars(order.value)],
      ...order.charges.map(({ kind, amount }): [string, string] => [message(kind), inDollars(amount)]),
      [message(order.side === 'buy' ? 'payable' : 'receivable'), inDollars(order.net)],
    ],
    notes: sandbox ? [message('sandbox')] : [],
  });
}
