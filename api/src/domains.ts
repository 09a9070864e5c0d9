import { fundsDomain } from './funds/index.ts';
import { paymentsDomain } from './payments/index.ts';
import { insuranceDomain } from './insurance/index.ts';
import type { Domain } from './platform/domain.ts';

/** Every domain of the API, in the order in which their routes are registered. */
export const domains: Domain[] = [fundsDomain, paymentsDomain, insuranceDomain];
