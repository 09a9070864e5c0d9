import { glossaryFaults, readGlossary } from './glossary.ts';
import { readWordAreas } from './wordAreas.ts';

const glossary = readGlossary();

test.each([
  ['en', 'All you own is safe.', ['“all you own” instead of “Total portfolio value”']],
  ['en', 'Too young: this needs 3 years.', ['“too young” instead of “Not available yet”']],
  ['en', 'Rule {{rule}}.', ['a rule identifier is shown as text']],
  ['hi', 'आपकी थैली में 2 ऑर्डर हैं।', ['“थैली” instead of “कार्ट”']],
  ['hi', 'आज की एनएवी', ['“एनएवी” instead of “NAV की तारीख”']],
  ['hi', 'ख़ाली छोड़ें', ['क, ख and ग are written without nuqta']],
  ['hi', 'फ़ंड खोजिए', ['the imperative ends in -एँ or -ें, not in -इए']],
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
] as const)('S19 · the glossary has nothing against %s “%s”', (language, text) => {
  expect(glossaryFaults(text, language, glossary)).toEqual([]);
});

test('S19 · a glossary term has both languages, and forbids none of its own words', () => {
  for (const { en, hi, forbidden } of glossary.terms) {
    expect([en, hi].every((text) => text.length > 0)).toBe(true);
    expect(forbidden.en.map((word) => word.toLowerCase())).not.toContain(en.toLowerCase());
    expect(forbidden.hi).not.toContain(hi);
  }
});

describe('S19 · every text of the product follows the glossary', () => {
  const areas = readWordAreas();
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
