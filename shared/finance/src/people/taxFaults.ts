import type { PersonFault } from './faults.ts';
import { isCountry } from './places.ts';

/** A country of tax residence with its number, or why there is none. */
export interface TaxResidency {
  country?: string;
  tin?: string;
  no_tin_reason?: string;
}

export interface TaxAnswers {
  residency?: string;
  birth_country?: string;
  citizenship?: string;
  taxed_abroad?: boolean;
  tax_residencies?: TaxResidency[];
}

const TIN = /^(?=.*[A-Za-z0-9])[A-Za-z0-9 ./-]{2,40}$/;

/**
 * What is wrong with the answers for FATCA and CRS. Who lives abroad is resident for tax there; countries are ISO
 * codes of two letters.
 */
export function taxFaults(answers: TaxAnswers): [string, PersonFault | null][] {
  const abroad = answers.residency !== undefined && answers.residency !== 'resident_individual';
  return [
    ['birth_country', isCountry(answers.birth_country) ? null : 'choice'],
    ['citizenship', isCountry(answers.citizenship) ? null : 'choice'],
    ['taxed_abroad', taxedFault(answers.taxed_abroad, abroad)],
    ...(answers.taxed_abroad ? countryFaults(answers.tax_residencies ?? []) : []),
  ];
}

function taxedFault(taxed: boolean | undefined, abroad: boolean): PersonFault | null {
  if (taxed === undefined) return 'choice';
  return abroad && !taxed ? 'taxed_abroad_needed' : null;
}

function countryFaults(residencies: readonly TaxResidency[]): [string, PersonFault | null][] {
  if (residencies.length === 0) return [['tax_residencies.0.country', 'choice']];
  return residencies.flatMap(({ country, tin, no_tin_reason: reason }, index) => {
    const at = `tax_residencies.${index}`;
    const twice = residencies.findIndex((other) => other.country === country) !== index;
    return [
      [`${at}.country`, countryFault(country, twice)],
      [`${at}.tin`, tinFault(tin, reason)],
    ] as [string, PersonFault | null][];
  });
}

function countryFault(country: string | undefined, twice: boolean): PersonFault | null {
  if (!isCountry(country)) return 'choice';
  if (country === 'IN') return 'foreign_country';
  return twice ? 'tin_twice' : null;
}

function tinFault(tin: string | undefined, reason: string | undefined): PersonFault | null {
  if (tin) return TIN.test(tin) ? null : 'tin';
  return reason ? null : 'missing';
}

const CLOSED_TO: readonly (string | undefined)[] = ['US', 'CA'];

/**
 * Whether many fund houses are closed to an investor under FATCA and the rules of Canada: a citizen of the United
 * States, or one who lives or is resident for tax in the United States or Canada.
 */
export function isUsOrCanadaPerson(answers: TaxAnswers & { foreign_country?: string }): boolean {
  const { citizenship, foreign_country, tax_residencies = [] } = answers;
  const places = [foreign_country, ...tax_residencies.map(({ country }) => country)];
  return citizenship === 'US' || places.some((country) => CLOSED_TO.includes(country));
}
