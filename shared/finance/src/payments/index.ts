export * from './mandateRules.ts';
export * from './refundRules.ts';
export * from './upiId.ts';
export * from './upiRules.ts';
