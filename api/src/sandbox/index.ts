import type { Domain } from '../platform/domain.ts';
import { sandboxRoutes } from './routes.ts';

/** Door of the sandbox: pages of the clock and the outbox, personas. It has no routes outside the sandbox. */
export const sandboxDomain: Domain = { name: 'sandbox', routes: sandboxRoutes };
