import { formatDate } from '@sanchay/finance';
import { noticeKind } from '../noticeKind.ts';
import { money } from './amount.ts';
import { splitNotice } from './splitNotice.ts';

type OrderEnd = { name: string; side: 'buy' | 'sell'; quantity: number; filled: number; value: string };

/** Shares of another company in place of or beside those of a company; rupees for part of a share. */
type CompanyChange = { name: string; other: string; shares: number; received: number; amount: string };

type GttEnd = { name: string; side: 'buy' | 'sell'; quantity: number; why: string };

const fractionEn = (amount: string): string =>
  Number(amount) > 0 ? ` ${money(amount)} for part of a share was added to your cash.` : '';
const fractionHi = (amount: string): string =>
  Number(amount) > 0 ? ` शेयर के बचे हिस्से के ${money(amount)} आपके कैश में जोड़े गए।` : '';

const isBuy = ({ side }: OrderEnd): boolean => side === 'buy';

/** Notices of orders of shares. Amounts are decimal text in rupees. */
export const stockOrderNotices = {
  stock_order_filled: noticeKind<OrderEnd>({
    group: 'orders',
    en: (order) => ({
      title: `${isBuy(order) ? 'Bought' : 'Sold'}: ${order.filled} ${order.name} for ${money(order.value)}`,
      text: isBuy(order)
        ? 'The shares are in your demat account after settlement. The contract note is ready.'
        : 'The money is in your cash after settlement. The contract note is ready.',
    }),
    hi: (order) => ({
      title: `${isBuy(order) ? 'खरीदे' : 'बेचे'}: ${order.name} के ${order.filled} शेयर, ${money(order.value)}`,
      text: isBuy(order)
        ? 'सेटलमेंट के बाद शेयर आपके डीमैट खाते में होंगे। कॉन्ट्रैक्ट नोट तैयार है।'
        : 'सेटलमेंट के बाद पैसे आपके कैश में होंगे। कॉन्ट्रैक्ट नोट तैयार है।',
    }),
  }),
  stock_order_ended: noticeKind<OrderEnd>({
    group: 'orders',
    en: ({ name, side, quantity, filled }) => ({
      title: `Order ended: ${filled} of ${quantity} ${name} traded`,
      text: `${filled === 0 ? 'Nothing was traded' : 'The rest was not traded'}. ${side === 'buy' ? 'The cash set aside for it' : 'The shares set aside for it'} can be used again.`,
    }),
    hi: ({ name, side, quantity, filled }) => ({
      title: `ऑर्डर खत्म: ${name} के ${quantity} में से ${filled} शेयरों का सौदा हुआ`,
      text: `${filled === 0 ? 'कोई सौदा नहीं हुआ।' : 'बाकी का सौदा नहीं हुआ।'} ${side === 'buy' ? 'उसके लिए रोका गया कैश फिर उपलब्ध है।' : 'उसके लिए रोके गए शेयर फिर उपलब्ध हैं।'}`,
    }),
  }),
  stock_order_rejected: noticeKind<OrderEnd>({
    group: 'orders',
    en: ({ name, quantity }) => ({
      title: `Rejected by the exchange: ${quantity} ${name}`,
      text: 'Nothing was traded. What was set aside for the order is available again.',
    }),
    hi: ({ name, quantity }) => ({
      title: `एक्सचेंज ने अस्वीकार किया: ${name} के ${quantity} शेयर`,
      text: 'कोई सौदा नहीं हुआ। ऑर्डर के लिए रोका गया कैश या शेयर फिर उपलब्ध है।',
    }),
  }),
  stock_order_annulled: noticeKind<OrderEnd>({
    group: 'orders',
    en: ({ name }) => ({
      title: `Trade reversed by the exchange: ${name}`,
      text: 'The trade does not count. No money or shares move for it.',
    }),
    hi: ({ name }) => ({
      title: `एक्सचेंज ने सौदा रद्द किया: ${name}`,
      text: 'यह सौदा नहीं गिना जाएगा। इसके लिए कोई पैसा या शेयर नहीं जाएगा।',
    }),
  }),
  gtt_triggered: noticeKind<GttEnd>({
    group: 'orders',
    en: ({ name, side, quantity }) => ({
      title: `GTT triggered: ${side === 'buy' ? 'buy' : 'sell'} ${quantity} ${name}`,
      text: 'Its price was reached and a limit order was placed.',
    }),
    hi: ({ name, side, quantity }) => ({
      title: `GTT ट्रिगर हुआ: ${name} के ${quantity} शेयर ${side === 'buy' ? 'खरीदें' : 'बेचें'}`,
      text: 'ट्रिगर प्राइस आ गया और लिमिट ऑर्डर दे दिया गया।',
    }),
  }),
  gtt_failed: noticeKind<GttEnd>({
    group: 'orders',
    en: ({ name }) => ({
      title: `GTT triggered, but no order was placed: ${name}`,
      text: 'The list of orders shows the reason. Cash and shares stay as they are.',
    }),
    hi: ({ name }) => ({
      title: `GTT ट्रिगर हुआ, पर ऑर्डर नहीं दिया जा सका: ${name}`,
      text: 'कारण ऑर्डर की सूची में है। कैश और शेयर वैसे ही हैं।',
    }),
  }),
  gtt_ended: noticeKind<GttEnd>({
    group: 'orders',
    en: ({ name, why }) => ({
      title: `GTT order ended: ${name}`,
      text:
        why === 'expired'
          ? 'Its price was not reached within a year.'
          : 'A corporate action changed the share. Place a new GTT order at the new price.',
    }),
    hi: ({ name, why }) => ({
      title: `GTT ऑर्डर खत्म: ${name}`,
      text:
        why === 'expired'
          ? 'एक साल में ट्रिगर प्राइस नहीं आया।'
          : 'कॉर्पोरेट ऐक्शन से शेयर बदल गया है। नए भाव पर नया GTT ऑर्डर दें।',
    }),
  }),
  share_split: splitNotice,
  share_bonus: noticeKind<{ name: string; added: number; amount: string }>({
    group: 'orders',
    en: ({ name, added, amount }) => ({
      title: `Bonus: ${added} shares of ${name}`,
      text:
        Number(amount) > 0
          ? `They are in your demat account at no cost. ${money(amount)} for part of a share was added to your cash.`
          : 'They are in your demat account at no cost.',
    }),
    hi: ({ name, added, amount }) => ({
      title: `बोनस: ${name} के ${added} शेयर`,
      text:
        Number(amount) > 0
          ? `ये बिना लागत के आपके डीमैट खाते में हैं। शेयर के बचे हिस्से के ${money(amount)} आपके कैश में जोड़े गए।`
          : 'ये बिना लागत के आपके डीमैट खाते में हैं।',
    }),
  }),
  share_rights_offer: noticeKind<{ name: string; entitled: number; price: string; day: string }>({
    group: 'orders',
    en: ({ name, entitled, price, day }) => ({
      title: `Rights issue of ${name}: up to ${entitled} new shares`,
      text: `You can apply at ${money(price)} a share until ${formatDate(day, 'en')}. What you do not apply for lapses.`,
    }),
    hi: ({ name, entitled, price, day }) => ({
      title: `${name} का राइट्स इश्यू: ${entitled} तक नए शेयर`,
      text: `${formatDate(day, 'hi')} तक ${money(price)} प्रति शेयर पर आवेदन करें। जिनके लिए आवेदन नहीं होगा, वह अधिकार खत्म हो जाएगा।`,
    }),
  }),
  share_rights_allotted: noticeKind<{ name: string; shares: number; amount: string; lapsed: number }>({
    group: 'orders',
    en: ({ name, shares, amount, lapsed }) => ({
      title: `Rights issue: ${shares} shares of ${name} allotted`,
      text: `${money(amount)} was paid from your cash for stocks.${lapsed > 0 ? ` The entitlement to ${lapsed} more shares has lapsed.` : ''}`,
    }),
    hi: ({ name, shares, amount, lapsed }) => ({
      title: `राइट्स इश्यू: ${name} के ${shares} शेयर अलॉट हुए`,
      text: `स्टॉक के कैश से ${money(amount)} दिए गए।${lapsed > 0 ? ` बाकी ${lapsed} शेयरों का अधिकार खत्म हो गया।` : ''}`,
    }),
  }),
  share_rights_lapsed: noticeKind<{ name: string; entitled: number }>({
    group: 'orders',
    en: ({ name, entitled }) => ({
      title: `Rights issue of ${name} closed`,
      text: `You did not apply, so the entitlement to ${entitled} new shares has lapsed. No money was taken.`,
    }),
    hi: ({ name, entitled }) => ({
      title: `${name} का राइट्स इश्यू बंद हुआ`,
      text: `आपने आवेदन नहीं किया, इसलिए ${entitled} नए शेयरों का अधिकार खत्म हो गया। कोई पैसा नहीं लिया गया।`,
    }),
  }),
  share_merger: noticeKind<CompanyChange>({
    group: 'orders',
    en: ({ name, other, shares, received, amount }) => ({
      title: `Merger: ${name} is now part of ${other}`,
      text: `Your ${shares} shares became ${received} shares of ${other}, with the same cost and dates of purchase.${fractionEn(amount)}`,
    }),
    hi: ({ name, other, shares, received, amount }) => ({
      title: `मर्जर: ${name} अब ${other} का हिस्सा है`,
      text: `आपके ${shares} शेयरों के बदले ${other} के ${received} शेयर मिले। लागत और खरीद की तारीखें वही हैं।${fractionHi(amount)}`,
    }),
  }),
  share_demerger: noticeKind<CompanyChange>({
    group: 'orders',
    en: ({ name, other, received, amount }) => ({
      title: `Demerger: ${received} shares of ${other}`,
      text: `${other} was separated from ${name}. Part of your cost moves with these shares, and the dates of purchase stay the same.${fractionEn(amount)}`,
    }),
    hi: ({ name, other, received, amount }) => ({
      title: `डीमर्जर: ${other} के ${received} शेयर`,
      text: `${other}, ${name} से अलग हुई है। आपकी लागत का एक हिस्सा इन शेयरों के साथ जाता है और खरीद की तारीखें वही हैं।${fractionHi(amount)}`,
    }),
  }),
  share_dividend_due: noticeKind<{ name: string; shares: number; per_share: string; day: string }>({
    group: 'orders',
    en: ({ name, shares, per_share, day }) => ({
      title: `Dividend from ${name}: ${money(per_share)} a share`,
      text: `It is paid for ${shares} shares on ${formatDate(day, 'en')}.`,
    }),
    hi: ({ name, shares, per_share, day }) => ({
      title: `${name} का डिविडेंड: ${money(per_share)} प्रति शेयर`,
      text: `${shares} शेयरों पर ${formatDate(day, 'hi')} को मिलेगा।`,
    }),
  }),
  share_dividend_paid: noticeKind<{ name: string; amount: string; tds: string }>({
    group: 'payments',
    en: ({ name, amount, tds }) => ({
      title: `Dividend from ${name}: ${money(amount)}`,
      text:
        Number(tds) > 0
          ? `It was added to your cash for stocks. The company deducted ${money(tds)} of tax.`
          : 'It was added to your cash for stocks. No tax was deducted.',
    }),
    hi: ({ name, amount, tds }) => ({
      title: `${name} का डिविडेंड: ${money(amount)}`,
      text:
        Number(tds) > 0
          ? `यह स्टॉक के कैश में जोड़ा गया। कंपनी ने ${money(tds)} टैक्स काटा।`
          : 'यह स्टॉक के कैश में जोड़ा गया। कोई टैक्स नहीं कटा।',
    }),
  }),
  cash_added: noticeKind<{ amount: string }>({
    group: 'payments',
    en: ({ amount }) => ({
      title: `Cash added: ${money(amount)}`,
      text: 'It is available for orders of stocks.',
    }),
    hi: ({ amount }) => ({ title: `कैश जोड़ा गया: ${money(amount)}`, text: 'यह स्टॉक ऑर्डर के लिए उपलब्ध है।' }),
  }),
  cash_withdrawn: noticeKind<{ amount: string }>({
    group: 'payments',
    en: ({ amount }) => ({
      title: `Cash withdrawn: ${money(amount)}`,
      text: 'It is on its way to your bank account.',
    }),
    hi: ({ amount }) => ({ title: `कैश निकाला गया: ${money(amount)}`, text: 'यह आपके बैंक खाते में भेजा जा रहा है।' }),
  }),
  cash_paid_out: noticeKind<{ amount: string }>({
    group: 'payments',
    en: ({ amount }) => ({
      title: `Unused cash paid out: ${money(amount)}`,
      text: 'As SEBI requires every quarter, cash that no order needs goes to your bank account.',
    }),
    hi: ({ amount }) => ({
      title: `बिना इस्तेमाल का कैश भेजा गया: ${money(amount)}`,
      text: 'SEBI के नियम के अनुसार हर तिमाही में, जिस कैश की किसी ऑर्डर को ज़रूरत नहीं, वह आपके बैंक खाते में जाता है।',
    }),
  }),
};
