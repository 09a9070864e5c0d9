import { guardBank } from '../banks/index.ts';
import type { Domain } from '../platform/domain.ts';
import { onClockMoved } from '../sandbox/clockMoved.ts';
import { takeDebit } from './debits.ts';
import { checkMandate, wakeMandates } from './reconcile.ts';
import { mandateRoutes } from './routes.ts';
import { mandates } from './source.ts';
import { hasLiveMandate } from './store.ts';

/**
 * Door of mandates. The day before an instalment `announceDebit` tells the person; on its day `chargeMandate` has it
 * paid. `wakeMandates` is called when the process starts.
 */
export { announceDebit, chargeMandate } from './debits.ts';
export { mandateCovering } from './source.ts';
export { mandatesOf } from './store.ts';
export { instalmentReason } from './instalmentReason.ts';
export { mandateSentence } from './words.ts';
export type { MandateRow } from './store.ts';
export { ENDING_DAYS } from './reconcile.ts';
export { hasLiveMandate, wakeMandates };

guardBank('mandate', hasLiveMandate);
onClockMoved('mandates', (ctx) => wakeMandates(ctx));

export const mandatesDomain = {
  name: 'mandates',
  routes: mandateRoutes,
  jobs: { 'mandate-check': checkMandate, 'mandate-debit': takeDebit },
  provides: { mandateSource: () => mandates },
} satisfies Domain;
