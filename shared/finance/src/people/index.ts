/** Rules for the people of an account: pure checks that browser and server share. */
export * from './faults.ts';
export * from './birth.ts';
export * from './passwordRule.ts';
export * from './personNameFault.ts';
export * from './places.ts';
export * from './applicantFaults.ts';
export * from './taxFaults.ts';
export * from './nomineeFaults.ts';
export * from './tidyIdentifiers.ts';
