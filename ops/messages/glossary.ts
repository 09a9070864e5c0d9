import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Language = 'en' | 'hi';

/** A term of the field in both languages, the gender of the Hindi noun, and what never stands for it. */
export interface GlossaryTerm {
  term: string;
  en: string;
  hi: string;
  gender: 'm' | 'f';
  forbidden: Record<Language, string[]>;
}

export interface Glossary {
  /** Words that stay in Latin letters in Hindi. */
  latin: string[];
  terms: GlossaryTerm[];
}

/** Reads `shared/i18n/glossary.json`. */
export function readGlossary(): Glossary {
  const file = path.join(import.meta.dirname, '../../shared/i18n/glossary.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Glossary;
}

const NUQTA = '\u093c';
/** Letters that carry no nuqta here: words are written तारीख, रकम, बाग. */
const BARE_LETTERS = new RegExp(`[कखग]${NUQTA}`, 'u');
const POLITE_IYE = /(?:[ािीुूेैोौ्]|[क-ह]\u093c?)(?:िए|इए)(?![\p{L}\p{M}])/u;
/** Words that end like the imperative in -इए and are none. */
const NOT_IMPERATIVE =
  /(?<![\p{L}\p{M}])(?:चाहिए|इसलिए|इसीलिए|किसलिए|ज़रिए|ज़रिए|लिए|दिए|किए|जिए|पिए|सिए)(?![\p{L}\p{M}])/gu;
const RULE_ID = /\{\{(?:rule|ruleId|rule_id|rules)\}\}|(?<![\w/-])[a-z]+(?:-[a-z]+)+-(?:19|20)\d\d(?![\w-])/;
/** Codes of the API such as `kyc_pending`; names of values in braces, tags, addresses and our cookies are none. */
const CODE = /(?<![\w/{<@.-])(?!sanchay_)[a-z]+(?:_[a-z]+)+(?![\w}>@-])/;
/** Our name in a sentence; addresses have it in small letters. */
const LATIN_NAME = /(?<![\w@.-])Sanchay\b/;
const PERCENT_GAP = /[\d}*] %/;
/** "15:00" and "09:30"; texts that explain what to type name it as an example. */
const CLOCK_24 = /(?<!e\.g\. |जैसे )(?<![\d:])(?:0\d|1[3-9]|2[0-3]):[0-5]\d(?![\d:])/;
const ISO_DAY = /(?<!like |लिखें: )(?<!\d)(?:19|20)\d\d-\d\d-\d\d(?!\d)/;
const BARE_DAY = /\b(?:on|of) day \{\{|महीने के दिन/;

/** What is wrong in either language, and how each is found. */
const FORMS: ReadonlyArray<readonly [RegExp, string]> = [
  [RULE_ID, 'a rule identifier is shown as text'],
  [CODE, 'a code is shown as text'],
  [PERCENT_GAP, 'a percentage has no space before its sign'],
  [CLOCK_24, 'a time has twelve hours: 3:00 pm, दोपहर 3:00 बजे'],
  [ISO_DAY, 'a date is written out: 5 Dec 2026'],
  [BARE_DAY, 'a day of the month is an ordinal: 5th of every month'],
];

/**
 * What the glossary forbids in a text, one sentence each: a forbidden word, a rule identifier shown as text, and in
 * Hindi a nuqta or an imperative that the house spelling does not have, or a wrong gender before a term; an identifier, a
 * percentage, a time or a date as machines write it.
 */
export function glossaryFaults(text: string, language: Language, glossary: Glossary): string[] {
  const faults = glossary.terms.flatMap(({ forbidden, [language]: right }) =>
    forbidden[language]
      .filter((word) => contains(text, word))
      .map((word) => `“${word}” instead of “${right}”`),
  );
  for (const [form, fault] of FORMS) if (form.test(text)) faults.push(fault);
  return language === 'en' ? faults : [...faults, ...spelling(text), ...wrongGender(text, glossary)];
}

function contains(text: string, word: string): boolean {
  const exact = word.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{M}])${exact}(?![\\p{L}\\p{M}])`, 'iu').test(text.normalize('NFC'));
}

function spelling(text: string): string[] {
  const faults: string[] = [];
  const plain = text.normalize('NFC');
  if (BARE_LETTERS.test(plain)) faults.push('क, ख and ग are written without nuqta');
  if (POLITE_IYE.test(plain.replace(NOT_IMPERATIVE, ' ')))
    faults.push('the imperative ends in -एँ or -ें, not in -इए');
  if (LATIN_NAME.test(plain)) faults.push('“Sanchay” instead of “संचय”');
  return faults;
}

/** A possessive directly before a term that ends its noun phrase has the gender of the term. */
function wrongGender(text: string, { terms }: Glossary): string[] {
  return terms
    .filter(({ hi }) => !/\s/.test(hi))
    .flatMap(({ hi, gender }) => {
      const wrong = gender === 'f' ? 'का|आपका|अपना|मेरा' : 'की|आपकी|अपनी|मेरी';
      const phrase = `(?<![\\p{L}\\p{M}])(?:${wrong}) ${hi.normalize('NFC')}(?=[।,.:;!?)]|$| (?:है|हैं|में|से|को|पर|तक)(?![\\p{L}\\p{M}]))`;
      return new RegExp(phrase, 'u').test(text.normalize('NFC'))
        ? [`${hi} is ${gender === 'f' ? 'feminine' : 'masculine'}`]
        : [];
    });
}
