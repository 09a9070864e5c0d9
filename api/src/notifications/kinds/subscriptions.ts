import type { CoinReward, SubscriptionFeature } from '@sanchay/contracts';
import { formatDate } from '@sanchay/finance';
import type { Localized } from '../../platform/http/language.ts';
import { noticeKind } from '../noticeKind.ts';
import { money } from './amount.ts';
import { featureNames as FEATURES } from './featureNames.ts';

const REWARDS: Localized<Record<CoinReward, string>> = {
  en: {
    referral: 'A friend you invited is now ready to invest.',
    goal: 'You set a goal.',
    sip: 'Your SIP received its first units.',
    import: 'You imported your holdings.',
  },
  hi: {
    referral: 'आपका बुलाया दोस्त अब निवेश के लिए तैयार है।',
    goal: 'आपने लक्ष्य बनाया।',
    sip: 'आपकी SIP की पहली यूनिट मिल गईं।',
    import: 'आपने अपनी होल्डिंग्स इम्पोर्ट कीं।',
  },
};

/** Amounts are decimal text in rupees, days ISO. */
export const subscriptionNotices = {
  coins_earned: noticeKind<{ coins: number; reward: CoinReward }>({
    group: 'account',
    en: ({ coins, reward }) => ({ title: `You earned ${coins} coins`, text: REWARDS.en[reward] }),
    hi: ({ coins, reward }) => ({ title: `आपने ${coins} कॉइन कमाए`, text: REWARDS.hi[reward] }),
  }),
  subscription_paid: noticeKind<{ feature: SubscriptionFeature; amount: string; until: string }>({
    group: 'payments',
    en: ({ feature, amount, until }) => ({
      title: `${FEATURES.en[feature]} is active`,
      text: `We received ${money(amount)}. It is active until ${formatDate(until)}. The invoice is under Subscriptions.`,
    }),
    hi: ({ feature, amount, until }) => ({
      title: `${FEATURES.hi[feature]} चालू है`,
      text: `हमें ${money(amount)} मिले। यह ${formatDate(until, 'hi')} तक चालू रहेगा। इनवॉइस सब्सक्रिप्शन पेज पर है।`,
    }),
  }),
  subscription_failed: noticeKind<{ feature: SubscriptionFeature; amount: string }>({
    group: 'payments',
    en: ({ feature, amount }) => ({
      title: `Payment failed: ${money(amount)}`,
      text: `${FEATURES.en[feature]} was not activated. No money was taken. You can pay again under Subscriptions.`,
    }),
    hi: ({ feature, amount }) => ({
      title: `भुगतान असफल: ${money(amount)}`,
      text: `${FEATURES.hi[feature]} चालू नहीं हुआ। कोई पैसा नहीं कटा। आप सब्सक्रिप्शन पेज से फिर भुगतान कर सकते हैं।`,
    }),
  }),
  subscription_renewed: noticeKind<{ feature: SubscriptionFeature; coins: number; until: string }>({
    group: 'account',
    en: ({ feature, coins, until }) => ({
      title: `${FEATURES.en[feature]} was renewed`,
      text: `It is active until ${formatDate(until)}. ${coins === 0 ? 'It was free of charge.' : `${coins} coins were used.`}`,
    }),
    hi: ({ feature, coins, until }) => ({
      title: `${FEATURES.hi[feature]} रिन्यू हुआ`,
      text: `यह ${formatDate(until, 'hi')} तक चालू रहेगा। ${coins === 0 ? 'कोई शुल्क नहीं लगा।' : `${coins} कॉइन लगे।`}`,
    }),
  }),
  subscription_expired: noticeKind<{ feature: SubscriptionFeature }>({
    group: 'account',
    en: ({ feature }) => ({
      title: `${FEATURES.en[feature]} has ended`,
      text: 'No money was taken. You can subscribe again under Subscriptions.',
    }),
    hi: ({ feature }) => ({
      title: `${FEATURES.hi[feature]} समाप्त हुआ`,
      text: 'कोई पैसा नहीं कटा। आप सब्सक्रिप्शन पेज से फिर शुरू कर सकते हैं।',
    }),
  }),
};
