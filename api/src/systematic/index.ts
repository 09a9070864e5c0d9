import type { Domain } from '../platform/domain.ts';
import { announceInstalment } from './byMandate.ts';
import { consentOfOrder } from './orderConsent.ts';
import { freeInstalments, runDue } from './dueRun.ts';
import { instalmentEnded } from './ended.ts';
import { endPlansOfAge } from './ofAge.ts';
import { registerFromOrder } from './registerSip.ts';
import { saleEnded } from './saleEnded.ts';
import { systematicRoutes } from './routes.ts';
import { sipAllotted } from './sipAllotted.ts';
import { notifyInstalments } from './messages/notifyInstalments.ts';

/** Door of systematic plans: SIP, STP and SWP, and the run that takes their instalments. */
export { nextDates } from './planDates.ts';
export type { PlanRow } from './rows.ts';
export { lastFailures } from './failureStore.ts';
export { planViews } from './planView.ts';
export { activePlans, plansOf } from './store.ts';

export const systematicDomain = {
  name: 'systematic',
  routes: systematicRoutes,
  jobs: {
    'systematic-due': runDue,
    'systematic-free': freeInstalments,
    'systematic-sale-ended': saleEnded,
    'systematic-tell': notifyInstalments,
    'systematic-of-age': endPlansOfAge,
    'systematic-announce': announceInstalment,
  },
  provides: {
    sipHooks: () => ({
      consent: consentOfOrder,
      confirmed: registerFromOrder,
      instalmentEnded,
      allotted: sipAllotted,
    }),
  },
} satisfies Domain;
