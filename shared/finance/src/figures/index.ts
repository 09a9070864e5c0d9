/** Figures of a fund from its NAVs of every day. */
export * from './rolling.ts';
export * from './drawdown.ts';
export * from './risk.ts';
export * from './pastInvestment.ts';
export * from './sipReturns.ts';
export * from './calendarReturns.ts';
export * from './medianSeries.ts';
