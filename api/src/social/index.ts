import type { Domain } from '../platform/domain.ts';
import { socialRoutes } from './routes.ts';

/** Door of social sign-in: authorization code with PKCE, state and nonce at the providers that are set up. */
export const socialDomain: Domain = { name: 'social', routes: socialRoutes };
