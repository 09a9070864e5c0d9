import type { StockOrder } from '@sanchay/contracts';
import {
  addDays,
  formatDate,
  formatRupees,
  isMarketDay,
  istDate,
  istTimeOfDay,
  maskPan,
  type BusinessCalendar,
} from '@sanchay/finance';
import { holdersOf } from '../../applicants/index.ts';
import { loadCalendar } from '../../calendar/index.ts';
import { registrationOf } from '../../config/index.ts';
import { holderPan } from '../../kyc/index.ts';
import type { Context } from '../../platform/context.ts';
import { createMessages, requestLanguage } from '../../platform/http/language.ts';
import { brandName } from '../../platform/pdf/brand.ts';
import { termsPdf } from '../../platform/pdf/termsPdf.ts';
import { dematNumberOf } from '../cash/account.ts';

const message = createMessages({
  en: {
    title: 'Contract note',
    number: 'Contract note number',
    member: 'Trading member',
    registration: 'SEBI registration number',
    sample: '{number} (sample)',
    venue: 'Exchange and segment',
    sandboxVenue: 'Sandbox stock exchange, equity (cash)',
    realVenue: 'Equity (cash)',
    holder: 'Client',
    client: 'Client code (UCC)',
    demat: 'Demat account',
    share: 'Share',
    isin: 'ISIN',
    order: 'Order number',
    ordered: 'Order time',
    time: '{day}, {time} IST',
    buy: 'Bought',
    sell: 'Sold',
    tradedOn: 'Trade date',
    settlement: 'Settlement number',
    settlementOf: '{number} (normal)',
    settles: 'Settlement date',
    trade: 'Trade number',
    at: 'Trade time',
    side: 'Buy or sell',
    quantity: 'Quantity',
    price: 'Price a share',
    amount: 'Amount',
    value: 'Value of trades',
    brokerage: 'Brokerage',
    stt: 'Securities transaction tax (STT)',
    exchange: 'Exchange transaction charge',
    sebi: 'SEBI turnover fee',
    stamp_duty: 'Stamp duty',
    demat_charge: 'Demat (DP) charge',
    demat_charged: 'charged in another sale of the day',
    gst: 'GST',
    payable: 'You pay',
    receivable: 'You receive',
    rules:
      'The trades are subject to the rules, bye-laws and regulations of the exchange and to the circulars of SEBI. Disputes go to the grievance redressal and arbitration of the exchange. This note is issued electronically.',
    sandbox: 'Sandbox: exchange, registration, trades and prices are invented.',
  },
  hi: {
    title: 'कॉन्ट्रैक्ट नोट',
    number: 'कॉन्ट्रैक्ट नोट नंबर',
    member: 'ट्रेडिंग मेंबर',
    registration: 'SEBI रजिस्ट्रेशन नंबर',
    sample: '{number} (नमूना)',
    venue: 'एक्सचेंज और सेगमेंट',
    sandboxVenue: 'सैंडबॉक्स स्टॉक एक्सचेंज, इक्विटी (कैश)',
    realVenue: 'इक्विटी (कैश)',
    holder: 'क्लाइंट',
    client: 'क्लाइंट कोड (UCC)',
    demat: 'डीमैट खाता',
    share: 'शेयर',
    isin: 'ISIN',
    order: 'ऑर्डर नंबर',
    ordered: 'ऑर्डर का समय',
    time: '{day}, {time} IST',
    buy: 'खरीदे',
    sell: 'बेचे',
    tradedOn: 'सौदे की तारीख',
    settlement: 'सेटलमेंट नंबर',
    settlementOf: '{number} (नॉर्मल)',
    settles: 'सेटलमेंट की तारीख',
    trade: 'सौदा नंबर',
    at: 'सौदे का समय',
    side: 'खरीद या बिक्री',
    quantity: 'मात्रा',
    price: 'प्रति शेयर भाव',
    amount: 'राशि',
    value: 'सौदों की राशि',
    brokerage: 'ब्रोकरेज',
    stt: 'सिक्योरिटीज़ ट्रांज़ैक्शन टैक्स (STT)',
    exchange: 'एक्सचेंज ट्रांज़ैक्शन चार्ज',
    sebi: 'SEBI टर्नओवर फ़ीस',
    stamp_duty: 'स्टांप ड्यूटी',
    demat_charge: 'डीमैट (DP) चार्ज',
    demat_charged: 'उसी दिन की दूसरी बिक्री में लगा',
    gst: 'GST',
    payable: 'आपको देना है',
    receivable: 'आपको मिलेगा',
    rules:
      'सौदे एक्सचेंज के नियमों, उपनियमों, विनियमों और SEBI के सर्कुलर के अधीन हैं। विवाद एक्सचेंज की शिकायत निवारण और मध्यस्थता प्रक्रिया में सुलझाए जाते हैं। यह नोट इलेक्ट्रॉनिक रूप से जारी किया गया है।',
    sandbox: 'सैंडबॉक्स: एक्सचेंज, रजिस्ट्रेशन, सौदे और भाव काल्पनिक हैं।',
  },
});

const paise = (amount: number): string => formatRupees(amount, { decimals: 2 });
const secondsOf = (instant: string): string => istTimeOfDay(instant).slice(0, 8);

/**
 * The contract note of an order that has traded and ended as PDF, in the language of the request, with the fields that the
 * exchanges require. Source: SEBI circular SMD/SED/CIR/93/23321 and the format of the
 * exchanges.
 */
export async function contractNotePdf(ctx: Context, order: StockOrder, portfolioId: string): Promise<Buffer> {
  const head = [...(await partyRows(ctx, portfolioId)), ...(await orderRows(ctx, order))];
  const { sandbox } = ctx.settings;
  return termsPdf({
    title: message('title'),
    rows: [[message('number'), order.note_no ?? ''], ...head, ...amountRows(order)],
    table: { ...tradeTable(order), before: head.length + 1 },
    notes: [[message('rules'), ...(sandbox ? [message('sandbox')] : [])].join(' ')],
  });
}

type Row = [string, string];

/** Who traded for whom, and where. */
async function partyRows(ctx: Context, portfolioId: string): Promise<Row[]> {
  const { sandbox } = ctx.settings;
  const number = await registrationOf(ctx);
  const pan = await holderPan(ctx, ctx.db, portfolioId);
  const [holder] = await holdersOf(ctx.db, portfolioId);
  const demat = (await dematNumberOf(ctx.db, portfolioId)) ?? '';
  return [
    [message('member'), brandName()],
    [message('registration'), sandbox ? message('sample', { number }) : number],
    [message('venue'), message(sandbox ? 'sandboxVenue' : 'realVenue')],
    [message('holder'), holder?.name ?? ''],
    ...(pan === null ? [] : [['PAN', maskPan(pan)] as Row]),
    [message('client'), demat.slice(-CODE_DIGITS)],
    [message('demat'), demat],
  ];
}

/** The client code is the client's part of the demat number. */
const CODE_DIGITS = 8;

async function orderRows(ctx: Context, order: StockOrder): Promise<Row[]> {
  const language = requestLanguage();
  const number = settlementNumber(await loadCalendar(ctx.db), order.for_day);
  const at = { day: formatDate(istDate(order.placed_at), language), time: secondsOf(order.placed_at) };
  return [
    [message('share'), `${order.name} (${order.symbol})`],
    [message('isin'), order.isin],
    [message('order'), order.id],
    [message('ordered'), message('time', at)],
    [message('tradedOn'), formatDate(order.for_day, language)],
    [message('settlement'), message('settlementOf', { number })],
    [message('settles'), formatDate(order.settles_on, language)],
  ];
}

/** Year and number of the market day in it: each market day has one normal settlement. */
export function settlementNumber(calendar: BusinessCalendar, tradedOn: string): string {
  const year = tradedOn.slice(0, 4);
  let count = 0;
  for (let day = `${year}-01-01`; day <= tradedOn; day = addDays(day, 1))
    if (isMarketDay(calendar, day)) count += 1;
  return `${year}${String(count).padStart(3, '0')}`;
}

function tradeTable(order: StockOrder) {
  return {
    heads: [
      message('trade'),
      message('at'),
      message('side'),
      message('quantity'),
      message('price'),
      message('amount'),
    ],
    rows: order.trades
      .filter(({ annulled }) => !annulled)
      .map(({ id, at, quantity, price }) => [
        id,
        secondsOf(at),
        message(order.side),
        String(quantity),
        paise(price),
        paise(quantity * price),
      ]),
  };
}

function amountRows({ side, filled, value, charges, demat_charged: dematCharged, net }: StockOrder): Row[] {
  return [
    [message(side), String(filled)],
    [message('value'), paise(value)],
    [message('brokerage'), paise(0)],
    ...charges.map(({ kind, amount }): Row => [
      message(kind === 'demat' ? 'demat_charge' : kind),
      paise(amount),
    ]),
    ...(dematCharged === true ? [[message('demat_charge'), message('demat_charged')] as Row] : []),
    [message(side === 'buy' ? 'payable' : 'receivable'), paise(net)],
  ];
}
