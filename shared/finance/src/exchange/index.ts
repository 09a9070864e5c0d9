/** Indian exchanges: sessions, prices, charges, settlement and lots of shares. */
export * from './cashPayout.ts';
export * from './corporateActions.ts';
export * from './marketSession.ts';
export * from './tradingState.ts';
export * from './reorganisations.ts';
export * from './sharePrices.ts';
export * from './shareLots.ts';
export * from './stockCharges.ts';
