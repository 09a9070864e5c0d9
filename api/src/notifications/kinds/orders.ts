import { formatDate, formatNav, formatUnits } from '@sanchay/finance';
import { noticeKind } from '../noticeKind.ts';
import { money } from './amount.ts';

/** Amounts, units and NAVs are decimal text, days ISO. */
export const orderNotices = {
  order_allotted: noticeKind<{
    fund: string;
    amount: string;
    units: string;
    decimals: number;
    nav: string;
    nav_date: string;
  }>({
    group: 'orders',
    en: ({ fund, amount, units, decimals, nav, nav_date }) => ({
      title: `Units allotted: ${fund}`,
      text: `${money(amount)} bought ${formatUnits(units, decimals)} units at the NAV of ${formatDate(nav_date)}, ${formatNav(nav)}.`,
    }),
    hi: ({ fund, amount, units, decimals, nav, nav_date }) => ({
      title: `यूनिट अलॉट हुईं: ${fund}`,
      text: `${money(amount)} में ${formatDate(nav_date, 'hi')} की NAV ${formatNav(nav)} पर ${formatUnits(units, decimals)} यूनिट मिलीं।`,
    }),
  }),
  order_failed: noticeKind<{ fund: string; amount: string }>({
    group: 'orders',
    en: ({ fund, amount }) => ({
      title: `Order failed: ${fund}`,
      text: `Your order of ${money(amount)} couldn't be completed. Your payment is being refunded to your bank account.`,
    }),
    hi: ({ fund, amount }) => ({
      title: `ऑर्डर असफल: ${fund}`,
      text: `${money(amount)} का आपका ऑर्डर पूरा नहीं हो सका। आपका भुगतान बैंक खाते में रिफ़ंड हो रहा है।`,
    }),
  }),
  redemption_paid: noticeKind<{ fund: string; amount: string; bank: string }>({
    group: 'orders',
    en: ({ fund, amount, bank }) => ({
      title: `Payout sent: ${money(amount)}`,
      text: `${money(amount)} from ${fund} was sent to ${bank}.`,
    }),
    hi: ({ fund, amount, bank }) => ({
      title: `पेआउट भेजा गया: ${money(amount)}`,
      text: `${fund} के ${money(amount)} ${bank} में भेजे गए।`,
    }),
  }),
  switch_done: noticeKind<{
    fund: string;
    into: string;
    amount: string;
    units: string;
    decimals: number;
    nav: string;
    nav_date: string;
  }>({
    group: 'orders',
    en: ({ fund, into, amount, units, decimals, nav, nav_date }) => ({
      title: `Switched into ${into}`,
      text: `${money(amount)} from ${fund} bought ${formatUnits(units, decimals)} units at the NAV of ${formatDate(nav_date)}, ${formatNav(nav)}.`,
    }),
    hi: ({ fund, into, amount, units, decimals, nav, nav_date }) => ({
      title: `${into} में स्विच हुआ`,
      text: `${fund} के ${money(amount)} से ${formatDate(nav_date, 'hi')} की NAV ${formatNav(nav)} पर ${formatUnits(units, decimals)} यूनिट मिलीं।`,
    }),
  }),
  nav_corrected: noticeKind<{ fund: string; before: string; nav: string; nav_date: string }>({
    group: 'orders',
    en: ({ fund, before, nav, nav_date }) => ({
      title: `NAV corrected: ${fund}`,
      text: `The AMC corrected the NAV of ${formatDate(nav_date)} from ${formatNav(before)} to ${formatNav(nav)}. See what changed in your order.`,
    }),
    hi: ({ fund, before, nav, nav_date }) => ({
      title: `NAV सुधारी गई: ${fund}`,
      text: `AMC ने ${formatDate(nav_date, 'hi')} की NAV ${formatNav(before)} से ${formatNav(nav)} की। क्या बदला, अपने ऑर्डर में देखें।`,
    }),
  }),
};
