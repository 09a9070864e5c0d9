/** Fixed deposits: schedule of interest, accrual by day, tax deducted, premature withdrawal. */
export { maturityDay } from './depositTerms.ts';
export type { DepositCompounding, DepositPayout, DepositTerms } from './depositTerms.ts';
export { depositSchedule, depositStanding } from './depositSchedule.ts';
export type { DepositPosting, DepositStanding } from './depositSchedule.ts';
export { tdsOnInterest } from './depositTds.ts';
export type { DepositTds, TdsOnInterest } from './depositTds.ts';
export { prematureClosure } from './prematureClosure.ts';
export type { Closure, ClosureRow, TenureRate } from './prematureClosure.ts';
