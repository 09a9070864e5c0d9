/** How a yearly rate becomes a monthly one, and when the instalment is paid. */
export type SipConvention = 'due-nominal' | 'due-effective' | 'end-nominal';

/** One line of a year table. Rupees; `year` counts from 1 and the last may be part of a year. */
export type YearRow = { year: number; invested: number; value: number; gain: number };

/** A twelfth of the yearly rate, as a fraction. Rate in percent a year. */
export function nominalMonthlyRate(annualRatePct: number): number {
  return annualRatePct / 1200;
}

/** The monthly rate that compounds to the yearly one, as a fraction: (1 + r)^(1/12) - 1. */
export function effectiveMonthlyRate(annualRatePct: number): number {
  return Math.expm1(Math.log1p(annualRatePct / 100) / 12);
}

/** (1 + rate)^periods, accurate for small rates. */
export function growth(rate: number, periods: number): number {
  return Math.exp(periods * Math.log1p(rate));
}

/** What one rupee paid at the end of each period grows to: ((1 + i)^n - 1) / i, and n at rate zero. */
export function annuityEnd(rate: number, periods: number): number {
  return rate === 0 ? periods : Math.expm1(periods * Math.log1p(rate)) / rate;
}

/** The same paid at the start of each period. */
export function annuityDue(rate: number, periods: number): number {
  return annuityEnd(rate, periods) * (1 + rate);
}

/** What one rupee a month grows to under a convention. */
export function sipFactor(convention: SipConvention, annualRatePct: number, months: number): number {
  if (convention === 'due-effective') return annuityDue(effectiveMonthlyRate(annualRatePct), months);
  const rate = nominalMonthlyRate(annualRatePct);
  return convention === 'end-nominal' ? annuityEnd(rate, months) : annuityDue(rate, months);
}
