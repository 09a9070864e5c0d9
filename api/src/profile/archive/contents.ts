import { formatDate, type Locale } from '@sanchay/finance';
import type { Localized } from '../../platform/http/language.ts';
import type { PortableArchive } from '@sanchay/contracts/archive';
import { manifestOf, MANIFEST_FILE, PORTFOLIO_FILE } from '../../archive/index.ts';
import type { Rows } from './ownRows.ts';
import { csv } from './csv.ts';
import type { ZipFile } from './zip.ts';

const readMe: Localized<(facts: { day: string; whole: boolean }) => string> = {
  en: ({ day, whole }) =>
    `Your data at Sanchay, as of ${formatDate(day)}.

portfolio.json  what you own and have set up: to import it here again, or for other programs
manifest.json   every file with its size and SHA-256 hash
reports/    your reports as PDF and CSV files
data.json   all your data in one file, for programs
tables/     the same data as CSV files (UTF-8), for spreadsheets
documents/  the documents you uploaded${whole ? '' : ' (only in a copy with full numbers)'}

${whole ? 'PAN, account numbers and dates of birth are shown in full. Store this file safely.' : 'PAN, account numbers and dates of birth are masked. To get them in full, confirm with an OTP.'}
Not included: passwords, codes and keys. They are stored only in hashed or encrypted form.
`,
  hi: ({ day, whole }) =>
    `संचय पर आपका डेटा, ${formatDate(day, 'hi')} तक।

portfolio.json  आपके निवेश और सेटिंग: यहाँ फिर इम्पोर्ट करने या दूसरे प्रोग्राम के लिए
manifest.json   हर फ़ाइल, उसका साइज़ और SHA-256 हैश
reports/    आपकी रिपोर्ट, PDF और CSV फ़ाइलों में
data.json   आपका पूरा डेटा एक फ़ाइल में, प्रोग्राम के लिए
tables/     वही डेटा CSV फ़ाइलों में (UTF-8), स्प्रेडशीट के लिए
documents/  आपके अपलोड किए दस्तावेज़${whole ? '' : ' (सिर्फ़ पूरे नंबर वाली कॉपी में)'}

${whole ? 'PAN, खाता नंबर और जन्म तिथि पूरे दिखाए गए हैं। इस फ़ाइल को सुरक्षित रखें।' : 'PAN, खाता नंबर और जन्म तिथि छिपाए गए हैं। पूरे नंबर पाने के लिए OTP से पुष्टि करें।'}
इसमें शामिल नहीं: पासवर्ड, कोड और की। ये सिर्फ़ हैश या एन्क्रिप्ट करके रखे जाते हैं।
`,
};

/** What a copy of one's data is made of. */
export interface ArchiveParts {
  /** Every stored row, by table. */
  tables: ReadonlyMap<string, Rows>;
  portable: PortableArchive;
  /** Reports and pictures. */
  files: readonly ZipFile[];
}

/** The files of a copy of one's data, the manifest of the others last. */
export function archiveFiles(
  { tables, portable, files: more }: ArchiveParts,
  { language, ...facts }: { day: string; whole: boolean; language: Locale },
): ZipFile[] {
  const files: ZipFile[] = [
    { name: 'README.txt', content: readMe[language](facts) },
    { name: PORTFOLIO_FILE, content: JSON.stringify(portable, null, 2) },
    {
      name: 'data.json',
      content: JSON.stringify({ as_of: facts.day, ...Object.fromEntries(tables) }, null, 2),
    },
    ...[...tables].map(([table, rows]) => ({ name: `tables/${table}.csv`, content: csv(rows) })),
    ...more,
  ];
  const manifest = manifestOf(files, facts.day);
  return [...files, { name: MANIFEST_FILE, content: JSON.stringify(manifest, null, 2) }];
}
