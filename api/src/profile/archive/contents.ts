import { formatDate, type Locale } from '@sanchay/finance';
import type { Localized } from '../../platform/http/language.ts';
import type { Rows } from './ownRows.ts';
import { csv } from './csv.ts';
import type { ZipFile } from './zip.ts';

const readMe: Localized<(facts: { day: string; whole: boolean }) => string> = {
  en: ({ day, whole }) =>
    `Your data at Sanchay, as of ${formatDate(day)}.

data.json   all your data in one file, for programs
tables/     the same data as CSV files (UTF-8), for spreadsheets
documents/  the documents you uploaded${whole ? '' : ' (only in a copy with full numbers)'}

${whole ? 'PAN, account numbers and dates of birth are shown in full. Store this file safely.' : 'PAN, account numbers and dates of birth are masked. To get them in full, confirm with an OTP.'}
Not included: passwords, codes and keys. They are stored only in hashed or encrypted form.
`,
  hi: ({ day, whole }) =>
    `संचय पर आपका डेटा, ${formatDate(day, 'hi')} तक।

data.json   आपका पूरा डेटा एक फ़ाइल में, प्रोग्राम के लिए
tables/     वही डेटा CSV फ़ाइलों में (UTF-8), स्प्रेडशीट के लिए
documents/  आपके अपलोड किए दस्तावेज़${whole ? '' : ' (सिर्फ़ पूरे नंबर वाली कॉपी में)'}

${whole ? 'PAN, खाता नंबर और जन्म तिथि पूरे दिखाए गए हैं। इस फ़ाइल को सुरक्षित रखें।' : 'PAN, खाता नंबर और जन्म तिथि छिपाए गए हैं। पूरे नंबर पाने के लिए OTP से पुष्टि करें।'}
इसमें शामिल नहीं: पासवर्ड, कोड और की। ये सिर्फ़ हैश या एन्क्रिप्ट करके रखे जाते हैं।
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
