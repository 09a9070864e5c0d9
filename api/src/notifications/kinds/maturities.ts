import { formatDate } from '@sanchay/finance';
import type { Localized } from '../../platform/http/language.ts';
import { noticeKind } from '../noticeKind.ts';

/** `source` states the date: the issuer of a deposit, or the account holder, who entered it. */
type Maturing = { name: string; date: string; when: 'ahead' | 'reached'; source: 'issuer' | 'holder' };

const TEXT: Localized<Record<Maturing['source'], string>> = {
  en: {
    issuer: 'You can change what happens at maturity until the day before. Source: deposit certificate.',
    holder: 'Record the payout when you receive it. Source: the date you entered.',
  },
  hi: {
    issuer: 'मैच्योरिटी पर क्या हो, इसे एक दिन पहले तक बदल सकते हैं। स्रोत: डिपॉज़िट सर्टिफ़िकेट।',
    holder: 'पैसे मिलने पर उन्हें दर्ज करें। स्रोत: आपकी दर्ज की हुई तारीख।',
  },
};

/** Notices of assets that mature, here and elsewhere. Days are ISO. */
export const maturityNotices = {
  asset_maturing: noticeKind<Maturing>({
    group: 'account',
    en: ({ name, date, when, source }) => ({
      title: `${name} ${when === 'ahead' ? 'matures' : 'matured'} on ${formatDate(date)}`,
      text: TEXT.en[source],
    }),
    hi: ({ name, date, when, source }) => ({
      title: `${name}: ${formatDate(date, 'hi')} को ${when === 'ahead' ? 'मैच्योरिटी' : 'मैच्योरिटी हुई'}`,
      text: TEXT.hi[source],
    }),
  }),
};
