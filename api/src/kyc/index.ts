import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { sweepEnquiries } from './panLimit.ts';
import { lapsedKyc } from './recheck/lapsed.ts';
import { recheckKyc } from './recheck/recheck.ts';
import { kycRoutes } from './routes.ts';
import { ASK_JOB, askForm, SEND_JOB, sendForm, wakeForms } from './send.ts';

/** Door of KYC: PAN and registry, the form with its pictures, its way to the registry, the review by staff. */
export const kycDomain = {
  name: 'kyc',
  routes: kycRoutes,
  periodic: [{ everyMs: HOURLY_MS, tasks: [sweepEnquiries, wakeForms, recheckKyc] }],
  onClockMoved: { 'verified KYC': recheckKyc },
  provides: {
    hasLapsedKyc: (ctx) => (portfolioId) =>
      lapsedKyc(ctx.db, [portfolioId]).then((ids) => ids.has(portfolioId)),
  },
  jobs: { [SEND_JOB]: sendForm, [ASK_JOB]: askForm },
} satisfies Domain;

export { askRegistry, recordEnquiry } from './checkPan.ts';
export { applicationById, keepForm, latestApplication, noteEvent } from './applications.ts';
export type { ApplicationRow } from './applications.ts';
export { lapsedKyc } from './recheck/lapsed.ts';
export { seedKyc } from './seedKyc.ts';
export { formSigned, formToSign, signatureWithdrawn } from './signature.ts';
export { holderPan, recordById } from './store.ts';
export type { KycRow } from './record.ts';
export { birthOf } from './view.ts';
export { wakeForms } from './send.ts';
