import type { Domain } from '../platform/domain.ts';

export { latestNavs, navOn, schemeForOrder, schemesForOrder, trendOf } from './orderDoor.ts';
export type { DatedNav, OrderScheme } from './orderDoor.ts';

/** Fund houses, schemes, NAVs and search. */
export const fundsDomain: Domain = {
  name: 'funds',
  routes() {},
};
