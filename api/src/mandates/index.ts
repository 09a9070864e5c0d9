import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { takeDebit } from './debits.ts';
import { checkMandatesOfAge } from './ofAge.ts';
import { checkMandate, wakeMandates } from './reconcile.ts';
import { mandateRoutes } from './routes.ts';
import { mandates } from './source.ts';
import { hasLiveMandate } from './store.ts';

/**
 * Door of mandates. The day before an instalment `announceDebit` notifies the user; on its day `chargeMandate` has it
 * paid.
 */
export { announceDebit, chargeMandate } from './debits.ts';
export { mandateCovering } from './source.ts';
export { mandatesOf } from './store.ts';
export { instalmentReason } from './instalmentReason.ts';
export { mandateSentence } from './messages.ts';
export type { MandateRow } from './store.ts';
export { ENDING_DAYS } from './reconcile.ts';
export { hasLiveMandate, wakeMandates };

export const mandatesDomain = {
  name: 'mandates',
  routes: mandateRoutes,
  periodic: [{ everyMs: HOURLY_MS, tasks: [wakeMandates] }],
  jobs: {
    'mandate-check': checkMandate,
    'mandate-debit': takeDebit,
    'mandates-of-age': checkMandatesOfAge,
  },
  onClockMoved: { mandates: wakeMandates },
  bankGuards: { mandate: hasLiveMandate },
  provides: { mandateSource: () => mandates },
} satisfies Domain;
