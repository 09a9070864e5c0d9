import type { SchemeTerm } from '@sanchay/contracts';
import { formatDate } from '@sanchay/finance';
import type { Localized } from '../../platform/http/language.ts';
import { noticeKind } from '../noticeKind.ts';

/** A term in the record of a fund that changed; empty where the record states nothing. */
type Changed = {
  fund: string;
  term: SchemeTerm;
  now: string;
  before: string;
  /** From when the record states it, ISO day. */
  date: string;
  source: 'sandbox' | 'fund_house';
};

/** What a fund house announced, for a day; `into` takes over the holders of a merged fund. */
type Announced = {
  fund: string;
  event: 'merged' | 'closed' | 'reopened';
  date: string;
  into: string | null;
  source: string;
};

const TERM: Localized<Record<SchemeTerm, string>> = {
  en: {
    expense_ratio: 'Expense ratio',
    riskometer: 'Riskometer',
    manager: 'Fund manager',
    exit_load: 'Exit load',
  },
  hi: {
    expense_ratio: 'एक्सपेंस रेशियो',
    riskometer: 'रिस्कोमीटर',
    manager: 'फ़ंड मैनेजर',
    exit_load: 'एग्ज़िट लोड',
  },
};

const LEVELS: Record<string, string> = {
  'Low Risk': 'कम',
  'Low to Moderate Risk': 'कम से मध्यम',
  'Moderate Risk': 'मध्यम',
  'Moderately High Risk': 'मध्यम से ज़्यादा',
  'High Risk': 'ज़्यादा',
  'Very High Risk': 'बहुत ज़्यादा',
};

const LOAD = /^(\d+(?:\.\d+)?)% if redeemed within (\d+) (day|month|year)s?(?:; nil after that)?$/i;
const SPANS: Record<string, string> = { day: 'दिन', month: 'महीने', year: 'साल' };

function hindiLoad(text: string): string {
  const parts = text.split(/,\s*/).map((part) => LOAD.exec(part.trim()));
  if (parts.some((part) => part === null)) return text;
  return parts
    .map((part) => `${part![2]} ${SPANS[part![3]!.toLowerCase()]} के अंदर रिडीम करने पर ${part![1]}%`)
    .join(', ');
}

const value: Localized<(term: SchemeTerm, text: string) => string> = {
  en: (term, text) => {
    if (text === '') return term === 'exit_load' ? 'nil' : 'not disclosed';
    if (term === 'expense_ratio') return `${text}%`;
    return term === 'riskometer' ? text.replace(/ Risk$/, '') : text;
  },
  hi: (term, text) => {
    if (text === '' || /^nil$/i.test(text)) return term === 'exit_load' ? 'शून्य' : 'बताया नहीं गया';
    if (term === 'expense_ratio') return `${text}%`;
    if (term === 'exit_load') return hindiLoad(text);
    return term === 'riskometer' ? (LEVELS[text] ?? text) : text;
  },
};

const SOURCE: Localized<Record<Changed['source'], string>> = {
  en: { sandbox: 'invented sandbox records', fund_house: 'record of the AMC' },
  hi: { sandbox: 'सैंडबॉक्स के काल्पनिक रिकॉर्ड', fund_house: 'AMC का रिकॉर्ड' },
};

const EVENT: Localized<Record<Announced['event'], (facts: Announced) => string>> = {
  en: {
    merged: ({ fund, into, date }) => `${fund} merges into ${into} on ${formatDate(date)}`,
    closed: ({ fund, date }) => `${fund} closes for new investments on ${formatDate(date)}`,
    reopened: ({ fund, date }) => `${fund} reopens for new investments on ${formatDate(date)}`,
  },
  hi: {
    merged: ({ fund, into, date }) => `${formatDate(date, 'hi')} को ${fund} का ${into} में विलय होगा`,
    closed: ({ fund, date }) => `${fund} में ${formatDate(date, 'hi')} से नया निवेश बंद होगा`,
    reopened: ({ fund, date }) => `${fund} में ${formatDate(date, 'hi')} से नया निवेश फिर शुरू होगा`,
  },
};

/** Notices of alerts on the record of a fund. */
export const fundAlertNotices = {
  fund_record_alert: noticeKind<Changed>({
    group: 'account',
    en: ({ fund, term, now, before, date, source }) => ({
      title: `${TERM.en[term]} of ${fund} has changed`,
      text: `Now: ${value.en(term, now)}. Before: ${value.en(term, before)}. Source: ${SOURCE.en[source]}, ${formatDate(date)}.`,
    }),
    hi: ({ fund, term, now, before, date, source }) => ({
      title: `${fund}: ${TERM.hi[term]} बदल गया है`,
      text: `अब: ${value.hi(term, now)}। पहले: ${value.hi(term, before)}। स्रोत: ${SOURCE.hi[source]}, ${formatDate(date, 'hi')}।`,
    }),
  }),
  fund_closing_alert: noticeKind<Announced>({
    group: 'account',
    en: (facts) => ({ title: EVENT.en[facts.event](facts), text: `Source: ${facts.source}.` }),
    hi: (facts) => ({ title: EVENT.hi[facts.event](facts), text: `स्रोत: ${facts.source}।` }),
  }),
};
