/** Door of the sandbox's market: its funds and shares, and the NAVs and prices of each day. It has no calls of its own. */
export { adjustPrices, adjustUsPrices } from './adjustPrices.ts';
export { endPrices } from './endPrices.ts';
export { slugOf } from './codes.ts';
export { seedFundRecords } from './fundRecords.ts';
export { NavBytes } from './navs/navBytes.ts';
export { hasNav } from './navs/navDays.ts';
export { streamOf, uniform } from './navs/noise.ts';
export { publishPrices, publishPricesUpTo } from './publishPrices.ts';
export { lastDueDate, publishNavs, publishUpTo } from './publishUpTo.ts';
export { seedInstruments } from './seedInstruments.ts';
export { seedMarket } from './seedMarket.ts';
export { seedNewFund } from './seedNewFund.ts';
export type { ShareMarket } from './shares/shareSeries.ts';
export { storeTrades } from './storeTrades.ts';
