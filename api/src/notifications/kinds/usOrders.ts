import { formatRupees } from '@sanchay/finance';
import { noticeKind } from '../noticeKind.ts';

/** Shares and dollars of an order are decimal text. */
type OrderEnd = { name: string; side: 'buy' | 'sell'; filled: string | number; value: string };

const inDollars = (usd: string): string => formatRupees(usd, { currency: 'USD', decimals: 2 });
const isBuy = ({ side }: OrderEnd): boolean => side === 'buy';
const shares = (filled: string | number): string => String(Number(filled));

/** Notices of orders of US shares. */
export const usOrderNotices = {
  us_order_filled: noticeKind<OrderEnd>({
    group: 'orders',
    en: (order) => ({
      title: `${isBuy(order) ? 'Bought' : 'Sold'}: ${shares(order.filled)} ${order.name} for ${inDollars(order.value)}`,
      text: isBuy(order)
        ? 'The shares are in your US stocks account after settlement. The trade confirmation is ready.'
        : 'The dollars are in your wallet after settlement. The trade confirmation is ready.',
    }),
    hi: (order) => ({
      title: `${isBuy(order) ? 'खरीदे' : 'बेचे'}: ${order.name} के ${shares(order.filled)} शेयर, ${inDollars(order.value)}`,
      text: isBuy(order)
        ? 'सेटलमेंट के बाद शेयर आपके US स्टॉक्स खाते में होंगे। ट्रेड कन्फ़र्मेशन तैयार है।'
        : 'सेटलमेंट के बाद डॉलर आपके वॉलेट में होंगे। ट्रेड कन्फ़र्मेशन तैयार है।',
    }),
  }),
  us_order_ended: noticeKind<OrderEnd>({
    group: 'orders',
    en: ({ name, filled }) => ({
      title: `Order ended: ${shares(filled)} ${name} traded`,
      text: 'The rest was not traded, and what was set aside for it is available again.',
    }),
    hi: ({ name, filled }) => ({
      title: `ऑर्डर खत्म: ${name} के ${shares(filled)} शेयरों का सौदा हुआ`,
      text: 'बाकी का सौदा नहीं हुआ और उसके लिए रोके गए डॉलर या शेयर फिर उपलब्ध हैं।',
    }),
  }),
  us_order_rejected: noticeKind<OrderEnd>({
    group: 'orders',
    en: ({ name }) => ({
      title: `Rejected by the broker: ${name}`,
      text: 'Nothing was traded. What was set aside for the order is available again.',
    }),
    hi: ({ name }) => ({
      title: `ब्रोकर ने अस्वीकार किया: ${name}`,
      text: 'कोई सौदा नहीं हुआ। ऑर्डर के लिए रोके गए डॉलर या शेयर फिर उपलब्ध हैं।',
    }),
  }),
  us_order_annulled: noticeKind<OrderEnd>({
    group: 'orders',
    en: ({ name }) => ({
      title: `Trade reversed by the broker: ${name}`,
      text: 'The trade does not count. No dollars or shares move for it.',
    }),
    hi: ({ name }) => ({
      title: `ब्रोकर ने सौदा रद्द किया: ${name}`,
      text: 'यह सौदा नहीं गिना जाएगा। इसके लिए कोई डॉलर या शेयर नहीं जाएगा।',
    }),
  }),
};
