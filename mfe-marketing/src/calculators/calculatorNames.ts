/** The calculators in groups, as they are listed. Each name is the last part of its address. */
export const CALCULATOR_GROUPS = {
  funds: [
    'sip-calculator',
    'step-up-sip-calculator',
    'required-sip-calculator',
    'lumpsum-calculator',
    'mutual-fund-returns-calculator',
    'swp-calculator',
    'stp-calculator',
  ],
  deposits: [
    'fd-calculator',
    'rd-calculator',
    'ppf-calculator',
    'nsc-calculator',
    'epf-calculator',
    'nps-calculator',
  ],
  measures: ['cagr-calculator', 'xirr-calculator', 'inflation-calculator'],
} as const;

export type CalculatorGroup = keyof typeof CALCULATOR_GROUPS;
export type CalculatorName = (typeof CALCULATOR_GROUPS)[CalculatorGroup][number];

/** Address of a calculator. */
export function calculatorPath(name: CalculatorName): string {
  return `/calculators/${name}`;
}

/** The name in the keys of words: `sip` of `sip-calculator`. */
export function calculatorId(name: CalculatorName): string {
  return name.replace(/-calculator$/, '');
}
