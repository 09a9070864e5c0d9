import { formatDate, formatRupees } from '@sanchay/finance';
import { noticeKind } from '../noticeKind.ts';
import { money } from './amount.ts';

type Moved = { usd: string; amount: string };
type Failed = Moved & { reason: string };

const inDollars = (usd: string): string => formatRupees(usd, { currency: 'USD', decimals: 2 });
const ofYear = {
  en: 'It arrived in the new financial year, in which the TCS or the LRS limit differs.',
  hi: 'यह नए वित्त वर्ष में पहुँचा, जिसमें TCS या LRS की सीमा अलग है।',
} as const;
const because = (language: 'en' | 'hi', reason: string): string =>
  reason === 'year_changed' ? ofYear[language] : reason;

/** Notices of the dollar wallet. Dollars and rupees are decimal text, days ISO. */
export const usStockNotices = {
  us_money_added: noticeKind<Moved>({
    group: 'payments',
    en: ({ usd, amount }) => ({
      title: `${inDollars(usd)} added to your dollar wallet`,
      text: `You paid ${money(amount)}, charges and TCS included.`,
    }),
    hi: ({ usd, amount }) => ({
      title: `${inDollars(usd)} आपके डॉलर वॉलेट में जोड़े गए`,
      text: `आपने शुल्क और TCS मिलाकर ${money(amount)} चुकाए।`,
    }),
  }),
  us_money_not_added: noticeKind<Failed>({
    group: 'payments',
    en: ({ amount, reason }) => ({
      title: `Transfer of ${money(amount)} to your dollar wallet failed`,
      text: `${because('en', reason)} Your money is being refunded to the account that paid.`,
    }),
    hi: ({ amount, reason }) => ({
      title: `डॉलर वॉलेट में ${money(amount)} का ट्रांसफ़र असफल`,
      text: `${because('hi', reason)} आपका पैसा उसी खाते में वापस भेजा जा रहा है जिससे भुगतान हुआ था।`,
    }),
  }),
  us_money_withdrawn: noticeKind<Moved>({
    group: 'payments',
    en: ({ usd, amount }) => ({
      title: `${money(amount)} paid to your bank account`,
      text: `The bank converted ${inDollars(usd)} of your dollar wallet.`,
    }),
    hi: ({ usd, amount }) => ({
      title: `${money(amount)} आपके बैंक खाते में भेजे गए`,
      text: `बैंक ने आपके डॉलर वॉलेट के ${inDollars(usd)} बदले।`,
    }),
  }),
  us_money_not_withdrawn: noticeKind<Failed>({
    group: 'payments',
    en: ({ usd, reason }) => ({
      title: `Withdrawal of ${inDollars(usd)} failed`,
      text: `${because('en', reason)} The dollars are back in your wallet.`,
    }),
    hi: ({ usd, reason }) => ({
      title: `${inDollars(usd)} की निकासी असफल`,
      text: `${because('hi', reason)} डॉलर आपके वॉलेट में वापस आ गए हैं।`,
    }),
  }),
  w8ben_ends: noticeKind<{ on: string }>({
    group: 'account',
    en: ({ on }) => ({
      title: `Your W-8BEN is valid until ${formatDate(on)}`,
      text: 'Sign it again to keep adding money for US stocks.',
    }),
    hi: ({ on }) => ({
      title: `आपका W-8BEN ${formatDate(on, 'hi')} तक मान्य है`,
      text: 'US स्टॉक्स के लिए पैसे जोड़ते रहने के लिए इसे फिर साइन करें।',
    }),
  }),
};
