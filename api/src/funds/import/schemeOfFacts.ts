import { slugOf } from '../../market/index.ts';
import { placeOf } from './amfiCategories.ts';
import type { SchemeFacts } from './parsedFile.ts';

/** The parts of a house's name that make its code and slug: "HDFC Mutual Fund" is HDFC. */
export function houseOf(name: string): { code: string; name: string; short_name: string; slug: string } {
  const full = name || 'Fund house not stated';
  const short = full.replace(/\s*Mutual Fund.*$/i, '').trim() || full;
  const slug = slugOf(short);
  return { code: slug.toUpperCase(), name: full, short_name: short, slug: `amfi-${slug}` };
}

/** Whether a plan is direct; from its own column, or else from the name. */
export function isDirect({ plan, name }: SchemeFacts): boolean {
  return /\bdirect\b/i.test(plan || name);
}

/** Growth Z, payout N, reinvestment Y; from its own column, or else from the name. IDCW was "Dividend" until 2021. */
export function optionOf({ option, name }: SchemeFacts): 'Z' | 'N' | 'Y' {
  const message = option || name;
  if (!/idcw|dcw|dividend|income distribution|payout|re-?\s?invest/i.test(message)) return 'Z';
  return /re-?\s?invest/i.test(message) && !/payout/i.test(message) ? 'Y' : 'N';
}

/** The columns of `schemes` that an imported file decides. Its schemes are real, and not for sale here. */
export function schemeOfFacts(facts: SchemeFacts, houseCode: string) {
  const name = [facts.name, facts.plan, facts.option].filter(Boolean).join(' - ');
  const short = facts.name.split(/\s+-\s*|\s*-\s+/)[0]!.trim();
  return {
    amfi_code: facts.amfi_code,
    isin: facts.isin,
    isin_reinvestment: facts.isin_reinvestment,
    name,
    short_name: short,
    fund_name: short,
    house_code: houseCode,
    ...placeOf(facts.category),
    direct: isDirect(facts),
    reinvestment: optionOf(facts),
    maturity_type: facts.maturity || 'Open Ended',
  };
}

/** First words of the name of a scheme of which only the code is known. */
export const UNNAMED = 'AMFI scheme';

/** What a scheme is called while only its code is known. */
export function unnamedFacts(amfiCode: number): SchemeFacts {
  return {
    amfi_code: amfiCode,
    name: `${UNNAMED} ${amfiCode}`,
    house: '',
    category: '',
    maturity: '',
    plan: '',
    option: '',
    isin: null,
    isin_reinvestment: null,
  };
}
