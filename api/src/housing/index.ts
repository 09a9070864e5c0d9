import type { Domain } from '../platform/domain.ts';
import { housingRoutes } from './routes.ts';

/** Public interface of the housing partner: a code for a visitor referred by the partner, then the fixed deposits. */
export const housingDomain: Domain = { name: 'housing', routes: housingRoutes };

export { leadToken } from './leadToken.ts';
