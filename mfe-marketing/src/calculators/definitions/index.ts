import type { AppConfig } from '@sanchay/contracts';
import type { CalculatorName } from '../calculatorNames.ts';
import type { Calculator } from './calculator.ts';

/** A calculator that is questions, a formula and a year table. XIRR, which takes a list, has its own screen. */
export type PlainCalculatorName = Exclude<CalculatorName, 'xirr-calculator'>;

/** Makes a calculator; starts and limits come from the settings. */
export type CalculatorMaker = (config: AppConfig) => Calculator;

/** The calculators by name; each is code of its own, which comes with its page. */
export const calculatorMakers: Readonly<Record<PlainCalculatorName, () => Promise<CalculatorMaker>>> = {
  'sip-calculator': async () => (await import('./sip.ts')).sipCalculator,
  'step-up-sip-calculator': async () => (await import('./stepUpSip.ts')).stepUpSipCalculator,
  'required-sip-calculator': async () => (await import('./requiredSip.ts')).requiredSipCalculator,
  'lumpsum-calculator': async () => (await import('./lumpsum.ts')).lumpsumCalculator,
  'mutual-fund-returns-calculator': async () =>
    (await import('./mutualFundReturns.ts')).mutualFundReturnsCalculator,
  'swp-calculator': async () => (await import('./swp.ts')).swpCalculator,
  'stp-calculator': async () => (await import('./stp.ts')).stpCalculator,
  'fd-calculator': async () => (await import('./fd.ts')).fdCalculator,
  'rd-calculator': async () => (await import('./rd.ts')).rdCalculator,
  'ppf-calculator': async () => (await import('./ppf.ts')).ppfCalculator,
  'nsc-calculator': async () => (await import('./nsc.ts')).nscCalculator,
  'epf-calculator': async () => (await import('./epf.ts')).epfCalculator,
  'nps-calculator': async () => (await import('./nps.ts')).npsCalculator,
  'cagr-calculator': async () => (await import('./cagr.ts')).cagrCalculator,
  'inflation-calculator': async () => (await import('./inflation.ts')).inflationCalculator,
};
