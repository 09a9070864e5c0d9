import type { AppConfig } from '@sanchay/contracts';
import type { CalculatorName } from '../calculatorNames.ts';
import type { Calculator } from './calculator.ts';
import { cagrCalculator } from './cagr.ts';
import { epfCalculator } from './epf.ts';
import { fdCalculator } from './fd.ts';
import { inflationCalculator } from './inflation.ts';
import { lumpsumCalculator } from './lumpsum.ts';
import { mutualFundReturnsCalculator } from './mutualFundReturns.ts';
import { npsCalculator } from './nps.ts';
import { nscCalculator } from './nsc.ts';
import { ppfCalculator } from './ppf.ts';
import { rdCalculator } from './rd.ts';
import { requiredSipCalculator } from './requiredSip.ts';
import { sipCalculator } from './sip.ts';
import { stepUpSipCalculator } from './stepUpSip.ts';
import { stpCalculator } from './stp.ts';
import { swpCalculator } from './swp.ts';

/** A calculator that is questions, a formula and a year table. XIRR, which takes a list, has its own screen. */
export type PlainCalculatorName = Exclude<CalculatorName, 'xirr-calculator'>;

/** The calculators by name; starts and limits come from the settings. */
export const calculatorMakers: Readonly<Record<PlainCalculatorName, (config: AppConfig) => Calculator>> = {
  'sip-calculator': sipCalculator,
  'step-up-sip-calculator': stepUpSipCalculator,
  'required-sip-calculator': requiredSipCalculator,
  'lumpsum-calculator': lumpsumCalculator,
  'mutual-fund-returns-calculator': mutualFundReturnsCalculator,
  'swp-calculator': swpCalculator,
  'stp-calculator': stpCalculator,
  'fd-calculator': fdCalculator,
  'rd-calculator': rdCalculator,
  'ppf-calculator': ppfCalculator,
  'nsc-calculator': nscCalculator,
  'epf-calculator': epfCalculator,
  'nps-calculator': npsCalculator,
  'cagr-calculator': cagrCalculator,
  'inflation-calculator': inflationCalculator,
};
