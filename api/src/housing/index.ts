import type { Domain } from '../platform/domain.ts';
import { housingRoutes } from './routes.ts';

/** Door of the housing partner: a code for somebody whom the partner sends, then the fixed deposits. */
export const housingDomain: Domain = { name: 'housing', routes: housingRoutes };

export { leadToken } from './leadToken.ts';
