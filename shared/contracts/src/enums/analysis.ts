/**
 * What a part of a portfolio is: a name (of a sector, industry, house, company or currency), an asset, a size of Indian companies,
 * the smaller companies together, the undisclosed rest of funds, or funds without disclosed holdings.
 */
export const EXPOSURE_KINDS = [
  ...(['named', 'equity', 'foreign', 'debt', 'gold', 'cash'] as const),
  ...(['large', 'mid', 'small', 'others', 'undisclosed', 'missing'] as const),
] as const;
export type ExposureKind = (typeof EXPOSURE_KINDS)[number];

/** By what a portfolio is split. */
export const ANALYSIS_SPLITS = [
  'assets',
  'sectors',
  'industries',
  'caps',
  'houses',
  'companies',
  'currencies',
] as const;
export type AnalysisSplit = (typeof ANALYSIS_SPLITS)[number];

/** Of what the largest parts are added up. */
export const CONCENTRATIONS = ['companies', 'sectors', 'houses', 'funds'] as const;

/** Why a portfolio has no volatility: a common history below a year, or payouts that lower NAVs. */
export const RISK_PROBLEMS = ['short', 'distributions'] as const;
