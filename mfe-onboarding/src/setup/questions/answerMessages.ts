import type { Formats, Translate } from '@sanchay/i18n';
import type { Answers } from '../answers.ts';
import type { SetupScreen } from '../screens.ts';

interface Messages {
  t: Translate;
  format: Formats;
}

const TYPED = ['pan', 'name', 'portfolio_name'];

/** The answer to a screen in words for looking it over; empty while it is open. */
export function answerMessages(
  { ask, fields }: SetupScreen,
  answers: Answers,
  { t, format }: Messages,
): string {
  const country = (code: string | undefined): string =>
    code ? (new Intl.DisplayNames([format.language], { type: 'region' }).of(code) ?? code) : '';
  const text = (...names: (keyof Answers)[]): string =>
    names
      .map((name) => answers[name])
      .filter((value) => typeof value === 'string' && value !== '')
      .join(', ');
  if (ask === 'date_of_birth') return answers.date_of_birth ? format.date(answers.date_of_birth) : '';
  if (ask === 'parent') return text('parent_name');
  if (ask === 'address')
    return [text('address', 'city'), answers.state && t(`state.${answers.state}`), answers.pin]
      .filter(Boolean)
      .join(', ');
  if (ask === 'foreign_address')
    return [text('foreign_address', 'foreign_city', 'foreign_postcode'), country(answers.foreign_country)]
      .filter(Boolean)
      .join(', ');
  if (ask === 'birth')
    return [answers.birth_place, country(answers.birth_country)].filter(Boolean).join(', ');
  if (ask === 'tax')
    return answers.taxed_abroad
      ? (answers.tax_residencies ?? []).map((one) => country(one.country)).join(', ')
      : t('taxed_abroad.no');
  if (ask === 'declared') return answers.declared ? t('check.declared') : '';
  if (ask === 'nominees') return nomineeMessages(answers, t);
  if (ask === 'mobile') return contactMessages(answers.mobile, answers.mobile_owner, t);
  if (ask === 'email') return contactMessages(answers.email, answers.email_owner, t);
  if (TYPED.includes(ask)) return text(...fields);
  const value = answers[fields[0]!];
  return value === undefined ? '' : t(`${ask}.${String(value)}`);
}

/** A number or address, with its owner when it belongs to another person. */
function contactMessages(contact: string | undefined, owner: string | undefined, t: Translate): string {
  if (!contact || !owner) return contact ?? '';
  return owner === 'self' ? contact : `${contact} (${t(`owner.${owner}`)})`;
}

function nomineeMessages({ nominee_choice: choice, nominees = [] }: Answers, t: Translate): string {
  if (choice !== 'named') return t(choice === 'opted_out' ? 'nominee.optedOut' : 'nominee.later');
  return nominees.map(({ name, share }) => `${name ?? ''} (${share ?? ''}%)`).join(', ');
}
