import type { SchemeClass } from '@sanchay/finance';

export interface Placed {
  category: string;
  sub_category: string;
  scheme_class: SchemeClass;
}

/** AMFI renames its categories step by step; both names of one thing lead to one. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^ELSS/i, 'ELSS'],
  [/^(Dynamic Asset Allocation|Balanced Advantage)/i, 'Dynamic Asset Allocation'],
  [/^(Sectoral|Thematic)/i, 'Sectoral/Thematic'],
  [/^Banking and PSU/i, 'Banking and PSU'],
  [/^(Floater|Floating)/i, 'Floater'],
  [/^(Gilt Fund with 10|10-year Constant)/i, 'Gilt with 10 year constant duration'],
  [/^(FoF Overseas|Fund of Funds investing overseas)/i, 'FoF Overseas'],
  [/^(FoF Domestic|Fund of Funds Scheme \(Domestic\))/i, 'FoF Domestic'],
  [/^Index Funds/i, 'Index Funds'],
  [/^Dynamic (Bond|Term)/i, 'Dynamic Bond'],
  [/^Short (Duration|Term)/i, 'Short Duration'],
];

function groupOf(head: string): string {
  if (/^(Equity|Growth|ELSS)/i.test(head)) return 'Equity';
  if (/Debt|^Income|^Gilt|^Money Market|^Liquid|^Floating/i.test(head)) return 'Debt';
  if (/^(Hybrid|Balanced)/i.test(head)) return 'Hybrid';
  if (/^(Solution|Life Cycle)/i.test(head)) return 'Solution Oriented';
  return 'Other';
}

/** Our category of AMFI's words: "Equity Schemes - ELSS- Tax Saver Fund" is ELSS of Equity. */
export function placeOf(message: string): Placed {
  const [head = '', ...rest] = message.split(' - ');
  const own = (rest.join(' - ') || head || 'Not stated').replace(/\s+/g, ' ').trim();
  const same = SAME.find(([pattern]) => pattern.test(own))?.[1];
  const category = groupOf(head);
  const sub = same ?? own.replace(/ Fund$/i, '');
  return { category, sub_category: sub, scheme_class: classOf(category, sub) };
}

function classOf(category: string, sub: string): SchemeClass {
  if (/^(Liquid|Overnight)/i.test(sub)) return 'liquid';
  return category === 'Debt' || /^Conservative Hybrid|Debt/i.test(sub) ? 'debt' : 'equity';
}
