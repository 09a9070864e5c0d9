import type { Locale } from '@sanchay/finance';
import type { Rows } from './ownRows.ts';
import { csv } from './csv.ts';
import type { ZipFile } from './zip.ts';

const readMe: Record<Locale, (facts: { day: string; whole: boolean }) => string> = {
  en: ({ day, whole }) =>
    `Your data at Sanchay, as of ${day}.

data.json   everything in one file, for programs
tables/     the same, one table a file, for spreadsheets (CSV, UTF-8)
documents/  the pictures that you sent${whole ? '' : ' (in a copy with whole identifiers only)'}

${whole ? 'PAN, account numbers and dates of birth are shown whole. Keep this file safe.' : 'PAN, account numbers and dates of birth are masked. A copy with whole identifiers needs a code.'}
Not in it: passwords, codes and keys, which are kept as hashes or sealed and tell nothing about you.
`,
  hi: ({ day, whole }) =>
    `संचय में आपकी जानकारी, ${day} की स्थिति।

data.json   सब कुछ एक फ़ाइल में, प्रोग्रामों के लिए
tables/     वही जानकारी, हर तालिका एक फ़ाइल में, स्प्रेडशीट के लिए (CSV, UTF-8)
documents/  आपके भेजे चित्र${whole ? '' : ' (केवल उस प्रति में जिसमें पहचान संख्याएँ पूरी हों)'}

${whole ? 'PAN, खाता संख्याएँ और जन्म तिथियाँ पूरी दिखाई गई हैं। इस फ़ाइल को सुरक्षित रखें।' : 'PAN, खाता संख्याएँ और जन्म तिथियाँ छिपाई गई हैं। पूरी संख्याओं वाली प्रति के लिए कोड चाहिए।'}
इसमें नहीं हैं: पासवर्ड, कोड और कुंजियाँ, जो केवल हैश या सील रूप में रखी जाती हैं और आपके बारे में कुछ नहीं बतातीं।
`,
};

/** The files of a copy of one's data. */
export function archiveFiles(
  parts: ReadonlyMap<string, Rows>,
  pictures: readonly ZipFile[],
  { language, ...facts }: { day: string; whole: boolean; language: Locale },
): ZipFile[] {
  return [
    { name: 'README.txt', content: readMe[language](facts) },
    {
      name: 'data.json',
      content: JSON.stringify({ as_of: facts.day, ...Object.fromEntries(parts) }, null, 2),
    },
    ...[...parts].map(([table, rows]) => ({ name: `tables/${table}.csv`, content: csv(rows) })),
    ...pictures,
  ];
}
