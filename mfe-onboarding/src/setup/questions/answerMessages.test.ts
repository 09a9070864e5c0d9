import type { Formats, Translate } from '@sanchay/i18n';
import type { Answers } from '../answers.ts';
import type { AskScreen } from '../screens.ts';
import { answerMessages } from './answerMessages.ts';

const t = ((key: string) => `<${key}>`) as Translate;
const format = { language: 'en', date: (day: string) => `day ${day}` } as Formats;

const messages = (ask: string, fields: AskScreen['fields'], answers: Answers) =>
  answerMessages({ ask, section: 'contact', fields, id: ask, part: 'applicant_1', position: 1 }, answers, {
    t,
    format,
  });

test.each<[string, AskScreen['fields'], Answers, string]>([
  ['pan', ['pan'], { pan: '••••••234R' }, '••••••234R'],
  ['mobile', ['mobile', 'mobile_owner'], { mobile: '9000000002', mobile_owner: 'self' }, '9000000002'],
  [
    'mobile',
    ['mobile', 'mobile_owner'],
    { mobile: '9000000002', mobile_owner: 'parent' },
    '9000000002 (<owner.parent>)',
  ],
  ['mobile', ['mobile', 'mobile_owner'], { mobile_owner: 'parent' }, ''],
  [
    'email',
    ['email', 'email_owner'],
    { email: 'a@sanchay.example', email_owner: 'spouse' },
    'a@sanchay.example (<owner.spouse>)',
  ],
  ['date_of_birth', ['date_of_birth'], { date_of_birth: '1999-11-02' }, 'day 1999-11-02'],
  ['gender', ['gender'], { gender: 'male' }, '<gender.male>'],
  ['gender', ['gender'], {}, ''],
  ['birth', ['birth_place'], { birth_place: 'Kochi', birth_country: 'IN' }, 'Kochi, India'],
  ['tax', ['taxed_abroad'], { taxed_abroad: false }, '<taxed_abroad.no>'],
  ['tax', ['taxed_abroad'], { taxed_abroad: true, tax_residencies: [{ country: 'SG' }] }, 'Singapore'],
  ['nominees', ['nominees'], { nominee_choice: 'opted_out' }, '<nominee.optedOut>'],
])('O3 · what was answered to %s is looked over in words', (ask, fields, answers, expected) => {
  expect(messages(ask, fields, answers)).toBe(expected);
});
