import { noticeKind } from '../noticeKind.ts';

/** A number of shares with its digits grouped, parts of US shares included. */
const counted = (shares: number): string =>
  Number(shares).toLocaleString('en-IN', { maximumFractionDigits: 6 });

/** A company split its shares, in India or in the United States. */
export const splitNotice = noticeKind<{ name: string; before: number; after: number }>({
  group: 'orders',
  en: ({ name, before, after }) => ({
    title: `${name} split its shares: you now have ${counted(after)}`,
    text: `They take the place of ${counted(before)} shares. The total cost and the days of purchase stay the same.`,
  }),
  hi: ({ name, before, after }) => ({
    title: `${name} ने शेयर स्प्लिट किए: अब आपके पास ${counted(after)} शेयर हैं`,
    text: `ये ${counted(before)} शेयरों की जगह आए हैं। कुल लागत और खरीद की तारीखें वही रहेंगी।`,
  }),
});
