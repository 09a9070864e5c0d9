import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { sweepCspReports } from './cspReports.ts';
import { configRoutes } from './routes.ts';

/** Door of the config domain: settings of the product, the registry of remotes, reports of the browser policy. */
export const configDomain: Domain = {
  name: 'config',
  routes: configRoutes,
  periodic: [{ everyMs: HOURLY_MS, tasks: [sweepCspReports] }],
};

export { appSettings } from './appSettings.ts';
export { registrationOf } from './configFile.ts';
export { cspReports } from './cspReports.ts';
