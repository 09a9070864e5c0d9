import type { AlertKind, AlertRule } from '@sanchay/contracts';
import {
  decimal,
  formatDate,
  formatDateTime,
  formatPercent,
  formatRupees,
  isScale,
  type Locale,
} from '@sanchay/finance';
import type { Localized } from '../../platform/http/language.ts';
import { noticeKind } from '../noticeKind.ts';

/** Facts of a price that met an alert; prices in rupees, in dollars for US stocks. */
type Reached = {
  name: string;
  instrument: AlertKind;
  rule: AlertRule;
  /** Level, or percent of a move. */
  value: number | null;
  price: number;
  previous: number | null;
  date: string;
  /** When it traded at the price, of a share in the running session; absent for the price of a day. */
  at?: string;
  source: 'sandbox' | 'market';
};

function priceText({ instrument }: Reached, price: number): string {
  const currency = instrument === 'us_stock' ? 'USD' : 'INR';
  return formatRupees(price, { decimals: isScale(price, 2) ? 2 : 4, currency });
}

function moveText({ price, previous }: Reached): string {
  if (previous === null) return '';
  const change = decimal(price).minus(previous).div(previous).times(100);
  return formatPercent(change.toFixed(2), { sign: 'always' });
}

const PRICE: Localized<Record<AlertKind, string>> = {
  en: { mutual_fund: 'NAV', stock: 'Closing price', us_stock: 'Closing price', gold: 'Gold price per gram' },
  hi: { mutual_fund: 'NAV', stock: 'बंद भाव', us_stock: 'बंद भाव', gold: 'सोने का प्रति ग्राम भाव' },
};

const TRADED: Localized<string> = { en: 'Traded price', hi: 'ट्रेड का भाव' };

const SOURCE: Localized<Record<AlertKind | 'sandbox', string>> = {
  en: {
    mutual_fund: 'AMFI',
    stock: 'stock exchange',
    us_stock: 'US stock exchange',
    gold: 'gold provider',
    sandbox: 'invented sandbox prices',
  },
  hi: {
    mutual_fund: 'AMFI',
    stock: 'स्टॉक एक्सचेंज',
    us_stock: 'अमेरिकी स्टॉक एक्सचेंज',
    gold: 'गोल्ड प्रोवाइडर',
    sandbox: 'सैंडबॉक्स के काल्पनिक भाव',
  },
};

const hindiName = ({ instrument, name }: Reached): string => (instrument === 'gold' ? 'गोल्ड' : name);

const TITLE: Localized<Record<AlertRule, (facts: Reached) => string>> = {
  en: {
    above: (facts) => `${facts.name} is at or above ${priceText(facts, facts.value!)}`,
    below: (facts) => `${facts.name} is at or below ${priceText(facts, facts.value!)}`,
    move: (facts) => `${facts.name} moved ${moveText(facts)} in a day`,
    high_52w: ({ name }) => `${name} is at a 52-week high`,
    low_52w: ({ name }) => `${name} is at a 52-week low`,
  },
  hi: {
    above: (facts) => `${hindiName(facts)} ${priceText(facts, facts.value!)} या उससे ऊपर पहुँचा`,
    below: (facts) => `${hindiName(facts)} ${priceText(facts, facts.value!)} या उससे नीचे पहुँचा`,
    move: (facts) => `${hindiName(facts)} में एक दिन में ${moveText(facts)} का बदलाव`,
    high_52w: (facts) => `${hindiName(facts)} 52 हफ़्तों के उच्चतम स्तर पर`,
    low_52w: (facts) => `${hindiName(facts)} 52 हफ़्तों के निम्नतम स्तर पर`,
  },
};

const sourceOf = (locale: Locale, { instrument, source }: Reached): string =>
  SOURCE[locale][source === 'sandbox' ? source : instrument];

/** The price that met the alert, and when. */
function whereText(locale: Locale, { instrument, date, at }: Reached): { label: string; when: string } {
  return at === undefined
    ? { label: PRICE[locale][instrument], when: formatDate(date, locale) }
    : { label: TRADED[locale], when: formatDateTime(new Date(at), locale) };
}

/** Notices of alerts that the user set. */
export const alertNotices = {
  price_alert: noticeKind<Reached>({
    group: 'account',
    en: (facts) => {
      const { label, when } = whereText('en', facts);
      return {
        title: TITLE.en[facts.rule](facts),
        text: `${label} on ${when}: ${priceText(facts, facts.price)}. Source: ${sourceOf('en', facts)}.`,
      };
    },
    hi: (facts) => {
      const { label, when } = whereText('hi', facts);
      return {
        title: TITLE.hi[facts.rule](facts),
        text: `${label} (${when}): ${priceText(facts, facts.price)}। स्रोत: ${sourceOf('hi', facts)}।`,
      };
    },
  }),
};
