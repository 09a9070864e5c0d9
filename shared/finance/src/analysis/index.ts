/** What a portfolio is invested in through its funds, and what that costs and risks. */
export * from './apportion.ts';
export * from './lookThrough.ts';
export * from './overlapMatrix.ts';
export * from './costs.ts';
export * from './concentration.ts';
