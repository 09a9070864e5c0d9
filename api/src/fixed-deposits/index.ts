import { MINUTELY_MS, type Domain } from '../platform/domain.ts';
import { depositSource } from './booking/depositSource.ts';
import { bookDueInterest } from './booking/interest.ts';
import { bookDeposit, BOOK_JOB, checkDeposit, CHECK_JOB } from './booking/issuer.ts';
import { depositRoutes } from './booking/routes.ts';
import { endUnpaidDeposit, reverseDeposit, sendPaidDeposit } from './booking/settle.ts';
import { fixedDepositRoutes } from './routes.ts';

export { portableDeposits } from './booking/portableDeposits.ts';
export { depositInterest } from './booking/depositStore.ts';

/** Fixed deposits of partner issuers: plans, booking, interest, maturity and premature withdrawal. */
export const fixedDepositsDomain = {
  name: 'fixed-deposits',
  async routes(app, ctx) {
    fixedDepositRoutes(app, ctx);
    await depositRoutes(app, ctx);
  },
  jobs: { [BOOK_JOB]: bookDeposit, [CHECK_JOB]: checkDeposit },
  periodic: [{ everyMs: MINUTELY_MS, tasks: [bookDueInterest] }],
  onClockMoved: { 'deposit interest': bookDueInterest },
  assetSources: { deposits: depositSource },
  payments: {
    fixed_deposit: { paid: sendPaidDeposit, ended: endUnpaidDeposit, chargeback: reverseDeposit },
  },
} satisfies Domain;
