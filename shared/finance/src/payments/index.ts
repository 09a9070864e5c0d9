export type { MandateKind, MandateRule } from './mandateRules.ts';
export * from './mandateTerms.ts';
export * from './realisation.ts';
export * from './refundDue.ts';
export * from './upiId.ts';
export * from './upiRule.ts';
export type { UpiRule } from './upiRules.ts';
