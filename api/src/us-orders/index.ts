import { MINUTELY_MS, type Domain } from '../platform/domain.ts';
import { replayMissing, replayWhileOpen } from './broker/intake.ts';
import { applyDueDividends } from './corporate-actions/applyDividends.ts';
import { payUsDividends } from './corporate-actions/payDividends.ts';
import { takeActions } from './corporate-actions/takeActions.ts';
import { REPLAY_JOB } from './broker/replayJob.ts';
import { CANCEL_JOB, requestCancellation, SEND_JOB, sendDueOrders, sendOrder } from './broker/send.ts';
import { usOrderRoutes } from './routes.ts';
import { settleDue } from './settlement/settle.ts';
import { usShareSource } from './settlement/usShareSource.ts';

export { closeMessage as closeBrokerMessage } from './broker/intake.ts';
export { takeUsMessageAgain } from './broker/takeAgain.ts';
export { usDividendIncome } from './corporate-actions/dividendRupees.ts';
export { foreignShares } from './settlement/foreignShares.ts';
export { soldUsShares, usShareState, type SoldDollars } from './settlement/soldUsShares.ts';

const TASKS = [takeActions, sendDueOrders, replayWhileOpen, settleDue, applyDueDividends, payUsDividends];

/** Orders of US shares with the broker, their settlement and holdings. */
export const usOrdersDomain = {
  name: 'us-orders',
  routes: usOrderRoutes,
  jobs: { [SEND_JOB]: sendOrder, [CANCEL_JOB]: requestCancellation, [REPLAY_JOB]: replayMissing },
  periodic: [{ everyMs: MINUTELY_MS, tasks: TASKS }],
  onClockMoved: {
    'announced US splits and dividends': takeActions,
    'US orders': sendDueOrders,
    'settlement of US shares': settleDue,
    'US dividends': applyDueDividends,
    'payment of US dividends': payUsDividends,
  },
  assetSources: { us_shares: usShareSource },
} satisfies Domain;
