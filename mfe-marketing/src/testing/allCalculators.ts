import { cagrCalculator } from '../calculators/definitions/cagr.ts';
import { epfCalculator } from '../calculators/definitions/epf.ts';
import { fdCalculator } from '../calculators/definitions/fd.ts';
import { inflationCalculator } from '../calculators/definitions/inflation.ts';
import { lumpsumCalculator } from '../calculators/definitions/lumpsum.ts';
import { mutualFundReturnsCalculator } from '../calculators/definitions/mutualFundReturns.ts';
import { npsCalculator } from '../calculators/definitions/nps.ts';
import { nscCalculator } from '../calculators/definitions/nsc.ts';
import { ppfCalculator } from '../calculators/definitions/ppf.ts';
import { rdCalculator } from '../calculators/definitions/rd.ts';
import { requiredSipCalculator } from '../calculators/definitions/requiredSip.ts';
import { sipCalculator } from '../calculators/definitions/sip.ts';
import { stepUpSipCalculator } from '../calculators/definitions/stepUpSip.ts';
import { stpCalculator } from '../calculators/definitions/stp.ts';
import { swpCalculator } from '../calculators/definitions/swp.ts';
import type { CalculatorMaker, PlainCalculatorName } from '../calculators/definitions/index.ts';

/** Every calculator at once, which no page needs. */
export const allMakers: Readonly<Record<PlainCalculatorName, CalculatorMaker>> = {
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
