import type { Domain } from '../platform/domain.ts';
import { vitalsRoutes } from './routes.ts';

/** Door of the vitals domain: what browsers measured of each remote, counted. */
export const vitalsDomain: Domain = { name: 'vitals', routes: vitalsRoutes };

export { vitalsHistograms } from './histograms.ts';
export type { VitalsHistogram } from './histograms.ts';
