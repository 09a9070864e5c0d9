import { formatDate, type Locale } from '@sanchay/finance';
import { noticeKind } from '../noticeKind.ts';

type Step = { fund: string; status: 'settled' | 'expired' | 'not_sold'; day: string | null };

const dayText = (day: string | null, locale: Locale): string => (day === null ? '' : formatDate(day, locale));

/** Notices of a harvest, to the owner of the portfolio. Days are ISO. */
export const harvestNotices = {
  harvest_step: noticeKind<Step>({
    group: 'orders',
    en: ({ fund, status, day }) =>
      ({
        settled: {
          title: `Buy back ${fund}`,
          text: `The payout of your tax harvest has arrived. Buy back by ${dayText(day, 'en')} under Tax harvesting.`,
        },
        expired: {
          title: `Not bought back: ${fund}`,
          text: 'The time to buy back is over. The realised gain still counts for this year.',
        },
        not_sold: {
          title: `Not redeemed: ${fund}`,
          text: 'The redemption of your tax harvest was cancelled or failed. Your units are unchanged.',
        },
      })[status],
    hi: ({ fund, status, day }) =>
      ({
        settled: {
          title: `${fund} फिर खरीदें`,
          text: `टैक्स हार्वेस्ट का पेआउट आ गया है। ${dayText(day, 'hi')} तक "टैक्स हार्वेस्टिंग" में फिर खरीदें।`,
        },
        expired: {
          title: `फिर नहीं खरीदा गया: ${fund}`,
          text: 'फिर खरीदने का समय बीत गया। रियलाइज़्ड लाभ इस साल में गिना जाएगा।',
        },
        not_sold: {
          title: `रिडीम नहीं हुआ: ${fund}`,
          text: 'टैक्स हार्वेस्ट का रिडेम्प्शन रद्द या फ़ेल हुआ। आपकी यूनिट में कोई बदलाव नहीं हुआ।',
        },
      })[status],
  }),
};
