import { glossaryFaults, readGlossary } from './glossary.ts';
import { readServerTexts } from './readServerTexts.ts';
import { serverTexts } from './serverTexts.ts';
import { readMessageAreas } from './messageAreas.ts';

const glossary = readGlossary();

test.each([
  ['en', 'All you own is safe.', ['“all you own” instead of “Total portfolio value”']],
  ['en', 'Too young: this needs 3 years.', ['“too young” instead of “Not available yet”']],
  ['en', 'Rule {{rule}}.', ['a rule identifier is shown as text']],
  ['en', 'Taxed under equity-gains-2024.', ['a rule identifier is shown as text']],
  ['en', 'Status: kyc_pending', ['a code is shown as text']],
  ['hi', 'स्टेटस: kyc_pending', ['a code is shown as text']],
  ['en', 'Falls by 20 %.', ['a percentage has no space before its sign']],
  ['hi', 'आय का {{share}} % बचाएँ।', ['a percentage has no space before its sign']],
  ['en', 'Pay by 15:00.', ['a time has twelve hours: 3:00 pm, दोपहर 3:00 बजे']],
  ['hi', '00:11 बजे तक', ['a time has twelve hours: 3:00 pm, दोपहर 3:00 बजे']],
  ['en', 'Due on 2026-12-05.', ['a date is written out: 5 Dec 2026']],
  ['en', 'SIP on day {{day}} of the month', ['a day of the month is an ordinal: 5th of every month']],
  ['hi', 'हमारा साझेदार', ['“साझेदार” instead of “पार्टनर”']],
  ['hi', 'कर्ज़ की किस्त', ['“कर्ज़” instead of “लोन”']],
  ['hi', 'आपकी थैली में 2 ऑर्डर हैं।', ['“थैली” instead of “कार्ट”']],
  ['hi', 'आज की एनएवी', ['“एनएवी” instead of “NAV की तारीख”']],
  ['hi', 'ख़ाली छोड़ें', ['क, ख and ग are written without nuqta']],
  ['hi', 'फ़ंड खोजिए', ['the imperative ends in -एँ or -ें, not in -इए']],
  ['hi', 'Sanchay पर आपका खाता', ['“Sanchay” instead of “संचय”']],
  ['hi', 'फ़ंड का NAV', ['NAV is feminine']],
  ['hi', 'आपकी कार्ट में', ['कार्ट is masculine']],
] as const)('S19 · the glossary finds the fault in %s “%s”', (language, text, faults) => {
  expect(glossaryFaults(text, language, glossary)).toEqual(faults);
});

test.each([
  ['en', 'Your total portfolio value is ₹2,000.'],
  ['en', 'Understand what you own.'],
  ['hi', 'इसके लिए PAN चाहिए, इसलिए पहले KYC पूरा करें।'],
  ['hi', 'NAV का चार्ट, आपके कार्ट में फ़ंड की NAV'],
  ['hi', 'OTP भेजें, फिर आगे बढ़ें। रकमी'],
  ['en', 'Save {{monthly_amount}} by 3:00 pm, 20% of <rule_link>help_us@sanchay.example</rule_link>.'],
  ['en', 'Dates like 2024-01-31, or e.g. 15:00'],
  ['hi', 'दोपहर 3:00 बजे से रात 11:30 बजे तक'],
] as const)('S19 · the glossary has nothing against %s “%s”', (language, text) => {
  expect(glossaryFaults(text, language, glossary)).toEqual([]);
});

test('S19 · every text of the API that users read follows the glossary', () => {
  const texts = readServerTexts().flatMap(({ name, source }) => serverTexts(name, source));
  expect(texts.filter(({ language }) => language === 'hi').length).toBeGreaterThan(500);
  const faults = texts.flatMap(({ at, language, text }) =>
    glossaryFaults(text, language, glossary).map((fault) => `${at} ${fault}: ${text}`),
  );
  expect(faults).toEqual([]);
});

test('S19 · a glossary term has both languages, and forbids none of its own words', () => {
  for (const { en, hi, forbidden } of glossary.terms) {
    expect([en, hi].every((text) => text.length > 0)).toBe(true);
    expect(forbidden.en.map((word) => word.toLowerCase())).not.toContain(en.toLowerCase());
    expect(forbidden.hi).not.toContain(hi);
  }
});

describe('S19 · every text of the product follows the glossary', () => {
  const areas = readMessageAreas();
  test.each([...areas.keys()])('S19 · %s', (folder) => {
    const { en, hi } = areas.get(folder)!;
    const faults = (['en', 'hi'] as const).flatMap((language) =>
      Object.entries(language === 'en' ? en : hi).flatMap(([key, text]) =>
        glossaryFaults(text, language, glossary).map((fault) => `${language} ${key}: ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
  });
});
