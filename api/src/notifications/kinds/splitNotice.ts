import { noticeKind } from '../noticeKind.ts';

/** A company split its shares, in India or in the United States. */
export const splitNotice = noticeKind<{ name: string; before: number; after: number }>({
  group: 'orders',
  en: ({ name, before, after }) => ({
    title: `${name} split its shares: you now have ${after}`,
    text: `They take the place of ${before} shares. The total cost and the days of purchase stay the same.`,
  }),
  hi: ({ name, before, after }) => ({
    title: `${name} ने शेयर स्प्लिट किए: अब आपके पास ${after} शेयर हैं`,
    text: `ये ${before} शेयरों की जगह आए हैं। कुल लागत और खरीद की तारीखें वही रहेंगी।`,
  }),
});
