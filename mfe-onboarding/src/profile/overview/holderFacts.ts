import type { SetupState } from '@sanchay/contracts';
import { language, type Translate } from '@sanchay/i18n';

type Answers = SetupState['answers'][number];
interface Fact {
  term: string;
  value: string;
}

const filled = (facts: (Fact | null)[]): Fact[] => facts.filter((fact): fact is Fact => fact !== null);
/** A country in the language that is shown. */
const countryName = (code: string): string =>
  new Intl.DisplayNames([language()], { type: 'region' }).of(code) ?? code;

const joined = (parts: (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** Where a holder lives, in India and abroad. */
export function addressItems(t: Translate, answers: Answers): Fact[] {
  const { address, city, state, pin, foreign_address, foreign_city, foreign_postcode, foreign_country } =
    answers;
  const here = joined([address, city, state && t(`state.${state}`), pin]);
  const abroad = joined([
    ...[foreign_address, foreign_city, foreign_postcode],
    foreign_country && countryName(foreign_country),
  ]);
  return filled([
    here ? { term: t('profile.addressIndia'), value: here } : null,
    abroad ? { term: t('profile.addressAbroad'), value: abroad } : null,
  ]);
}

/** What a holder does and earns. */
export function workItems(t: Translate, answers: Answers): Fact[] {
  return filled(
    (['marital_status', 'occupation', 'income', 'wealth_source', 'pep'] as const).map((field) => {
      const value = answers[field];
      return value ? { term: t(`short.${field}`), value: t(`${field}.${value}`) } : null;
    }),
  );
}

/** Where a holder pays tax (FATCA and CRS). */
export function taxItems(t: Translate, answers: Answers): Fact[] {
  const { birth_place, birth_country, citizenship, tax_residencies: abroad = [] } = answers;
  const born = joined([birth_place, birth_country && countryName(birth_country)]);
  return filled([
    born ? { term: t('profile.born'), value: born } : null,
    citizenship ? { term: t('profile.citizenship'), value: countryName(citizenship) } : null,
    ...abroad.map(({ country, tin }) => ({
      term: t('profile.taxIn', { country: countryName(country) }),
      value: tin ?? t('profile.noTin'),
    })),
    answers.taxed_abroad === false ? { term: t('profile.taxed'), value: t('profile.taxedIndia') } : null,
  ]);
}
