import type { CoinEntryKind, SubscriptionFeature } from '@sanchay/contracts';
import { featureNames } from '../notifications/index.ts';
import { createMessages, localize, type Localized } from '../platform/http/language.ts';

/** Refusals of the coin ledger. */
export const sentence = createMessages({
  en: { short: 'You have {has} coins, and this needs {needs}. Earn more coins, or pay with money.' },
  hi: { short: 'आपके पास {has} कॉइन हैं और इसके लिए {needs} चाहिए। और कॉइन कमाएँ या पैसे से भुगतान करें।' },
});

const COMMENTS: Localized<Record<Exclude<CoinEntryKind, 'spent' | 'refunded'>, string>> = {
  en: {
    referral: 'A friend you invited is ready to invest',
    goal: 'You set a goal',
    sip: 'First units of a SIP',
    import: 'You imported holdings',
  },
  hi: {
    referral: 'आपका बुलाया दोस्त निवेश के लिए तैयार है',
    goal: 'आपने लक्ष्य बनाया',
    sip: 'SIP की पहली यूनिट',
    import: 'आपने होल्डिंग्स इम्पोर्ट कीं',
  },
};

/** What an entry is for, in the language of the request. */
export function commentOf(kind: CoinEntryKind, feature: SubscriptionFeature | null): string {
  if (kind !== 'spent' && kind !== 'refunded') return localize(COMMENTS)[kind];
  const name = feature === null ? '' : localize(featureNames)[feature];
  return localize(
    kind === 'spent'
      ? { en: `Subscription: ${name}`, hi: `सब्सक्रिप्शन: ${name}` }
      : { en: `Refund: ${name}`, hi: `रिफ़ंड: ${name}` },
  );
}
