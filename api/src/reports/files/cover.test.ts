import { inLanguage } from '../../platform/http/language.ts';
import { accountLines, coverSheet } from './cover.ts';

const joint = {
  name: 'Together',
  guardian: null,
  holders: [
    { name: 'Meera Iyer', pan: '••••••234F' },
    { name: 'Karan Iyer', pan: null },
  ],
};
const minor = { name: 'Anaya', guardian: 'Asha Rao', holders: [{ name: 'Anaya Rao', pan: '••••••111A' }] };

test.each([
  ['en', joint, ['Investor: Meera Iyer (PAN ••••••234F), Karan Iyer', 'Account: Together']],
  ['en', minor, ['Investor: Anaya Rao (PAN ••••••111A)', 'Guardian: Asha Rao', 'Account: Anaya']],
  ['hi', minor, ['निवेशक: Anaya Rao (PAN ••••••111A)', 'अभिभावक: Asha Rao', 'खाता: Anaya']],
] as const)(
  'P4 · a PDF in %s names holders with masked PAN, guardian and account',
  (language, account, lines) => {
    expect(inLanguage(language, () => accountLines(account))).toEqual(lines);
  },
);

test('P4 · the first sheet of a workbook names report, holders, guardian and account, with the notes below', () => {
  const lines = ['As of 31 Mar 2026.', 'Final: the year is over.'];
  const sheet = inLanguage('en', () =>
    coverSheet({ title: 'Capital gains', account: { ...joint, guardian: 'Asha Rao' }, lines, sheets: [] }),
  );
  expect([sheet.name, sheet.rows]).toEqual([
    'About this report',
    [
      ['Report', 'Capital gains'],
      ['Investor', 'Meera Iyer'],
      ['PAN', '••••••234F'],
      ['Investor', 'Karan Iyer'],
      ['Guardian', 'Asha Rao'],
      ['Account', 'Together'],
      ['Note', lines[0]],
      ['Note', lines[1]],
    ],
  ]);
});
