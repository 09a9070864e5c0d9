import type { CallReply } from '@sanchay/contracts';
import { dollars, roundRupees, rupeesOf, toWire } from '@sanchay/finance';
import type { Context } from '../../platform/context.ts';
import { createMessages } from '../../platform/http/language.ts';
import { dollarRate } from '../exchangeRate.ts';
import { transfersOf } from '../transfers/transferStore.ts';
import { transferSummary } from '../transfers/view.ts';
import { walletLines } from './walletLines.ts';

type UsWallet = CallReply<'usWallet'>['data'];

const lineTitle = createMessages({
  en: {
    remittance: 'Money added',
    us_withdrawal: 'Withdrawal',
    us_withdrawal_return: 'Withdrawal returned',
    remittance_reversal: 'Payment reversed by your bank',
    us_order_hold: 'Order: {stock}',
    us_order_release: 'Not needed: {stock}',
    us_sale: 'Sold: {stock}',
    us_dividend: 'Dividend: {stock}',
  },
  hi: {
    remittance: 'पैसे जोड़े गए',
    us_withdrawal: 'निकासी',
    us_withdrawal_return: 'निकासी वापस आई',
    remittance_reversal: 'बैंक ने भुगतान वापस लिया',
    us_order_hold: 'ऑर्डर: {stock}',
    us_order_release: 'ज़रूरत नहीं पड़ी: {stock}',
    us_sale: 'बेचा: {stock}',
    us_dividend: 'डिविडेंड: {stock}',
  },
});
const titled = lineTitle as (kind: string, values: { stock: string }) => string;

/** The dollar wallet of a portfolio with each booking and the balance after it, newest first. */
export async function walletView(ctx: Context, portfolioId: string): Promise<UsWallet> {
  let balance = dollars(0);
  const lines = (await walletLines(ctx.db, portfolioId)).map((line) => {
    balance = balance.plus(dollars(line.usd));
    return {
      id: line.id,
      at: line.at.toISOString(),
      kind: line.kind,
      title: titled(line.kind, { stock: line.stock ?? '' }),
      usd: toWire(line.usd, 2),
      balance: toWire(balance, 2),
      transfer_id: line.stock === null ? line.subject_id : null,
      order: line.order_id === null ? null : { id: line.order_id, name: line.stock ?? '' },
    };
  });
  const rate = await dollarRate(ctx, ctx.db);
  return {
    balance: toWire(balance, 2),
    value: rate && toWire(roundRupees(rupeesOf(balance, rate.price)), 2),
    rate: rate && toWire(rate.price, 4),
    lines: lines.toReversed(),
    transfers: (await transfersOf(ctx.db, portfolioId)).map(transferSummary),
  };
}
