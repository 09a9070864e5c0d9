export * from './otherAsset.ts';
export { assetValue, sortedEntries } from './assetValue.ts';
export { assetValues } from './assetValues.ts';
export { depositValue } from './depositValue.ts';
export { providentFundValue } from './providentFundValue.ts';
export * from './assetFigures.ts';
export * from './assetInterest.ts';
