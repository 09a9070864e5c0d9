import { optionOfName, planOfName, shortFundName } from '@sanchay/contracts';

/** The short name of a fund, with plan and option where they are not those of all funds for sale: direct and growth. */
export function fundTitle(name: string): string {
  const usual = planOfName(name) === 'Direct' && optionOfName(name) === 'Z';
  return [shortFundName(name), ...(usual ? [] : name.split(' - ').slice(1))].join(' - ');
}
