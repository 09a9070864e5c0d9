import type { SubscriptionFeature } from '@sanchay/contracts';
import type { Localized } from '../../platform/http/language.ts';

/** Names of the features that an account can subscribe to. */
export const featureNames: Localized<Record<SubscriptionFeature, string>> = {
  en: {
    tax_harvesting: 'Tax harvesting',
    family_account: 'Family',
    smart_switch: 'Switch to direct plans',
    smart_switch_2: 'Switch to direct plans, extended',
    trade_smart: 'Lowest-tax redemption',
    trade_smart_2: 'Lowest-tax redemption across members',
  },
  hi: {
    tax_harvesting: 'टैक्स हार्वेस्टिंग',
    family_account: 'परिवार',
    smart_switch: 'डायरेक्ट प्लान में स्विच',
    smart_switch_2: 'डायरेक्ट प्लान में स्विच, विस्तृत',
    trade_smart: 'सबसे कम टैक्स वाला रिडेम्प्शन',
    trade_smart_2: 'सभी सदस्यों में सबसे कम टैक्स वाला रिडेम्प्शन',
  },
};
