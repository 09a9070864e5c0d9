export * from './otherAsset.ts';
export * from './assetValue.ts';
export { depositValue } from './depositValue.ts';
export { providentFundValue } from './providentFundValue.ts';
export * from './assetFigures.ts';
