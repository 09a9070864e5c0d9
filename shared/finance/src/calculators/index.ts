export {
  amountOrZero,
  CalculatorInputError,
  LARGEST_AMOUNT,
  multipleOf,
  positiveAmount,
  positiveYears,
  ratePct,
  sharePct,
  wholeMonths,
  wholeYears,
  withinRange,
} from './inputs.ts';
export type { InputProblem } from './inputs.ts';
export type { SipConvention, YearRow } from './growth.ts';
export { effectiveMonthlyRate, nominalMonthlyRate } from './growth.ts';
export type { Totals } from './yearTable.ts';
export * from './sip.ts';
export * from './lumpsum.ts';
export * from './stepUpSip.ts';
export * from './requiredSip.ts';
export * from './goal.ts';
export * from './cagr.ts';
export * from './inflation.ts';
export * from './fd.ts';
export * from './rd.ts';
export * from './nps.ts';
export * from './swp.ts';
export * from './stp.ts';
export * from './epf.ts';
export * from './ppf.ts';
export * from './nsc.ts';
export * from './mutualFundReturns.ts';
export * from './planTwins.ts';
