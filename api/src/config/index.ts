import type { Domain } from '../platform/domain.ts';
import { configRoutes } from './routes.ts';

/** Door of the config domain: settings of the product, the registry of remotes, reports of the browser policy. */
export const configDomain: Domain = { name: 'config', routes: configRoutes };

export { appSettings } from './appSettings.ts';
export { cspReports, sweepCspReports } from './cspReports.ts';
