import type { Domain } from './platform/domain.ts';

/** Every domain of the API, in the order in which their routes are registered. */
export const domains: Domain[] = [];
