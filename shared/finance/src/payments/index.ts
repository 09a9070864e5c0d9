export * from './mandateRules.ts';
export * from './realisation.ts';
export * from './refundRules.ts';
export * from './upiId.ts';
export * from './upiRules.ts';
