import { onSip } from '../orders/index.ts';
import type { Domain } from '../platform/domain.ts';
import { freeInstalments, runDue } from './dueRun.ts';
import { instalmentEnded } from './ended.ts';
import { registerFromOrder } from './registerSip.ts';
import { systematicRoutes } from './routes.ts';
import { keepFolio } from './store.ts';
import { tellInstalments } from './tellInstalments.ts';

/** Door of systematic plans: SIP, STP and SWP, and the run that takes their instalments. */
export { onMandates } from './mandatePort.ts';
export { nextDates } from './planDates.ts';
export type { PlanRow } from './rows.ts';
export { activePlans } from './store.ts';
export { onUnitsInstalment } from './unitsInstalments.ts';
export type { UnitsRun } from './unitsInstalments.ts';

onSip({ confirmed: registerFromOrder, instalmentEnded, allotted: keepFolio });

export const systematicDomain: Domain = {
  name: 'systematic',
  routes: systematicRoutes,
  jobs: {
    'systematic-due': runDue,
    'systematic-free': freeInstalments,
    'systematic-tell': tellInstalments,
  },
};
