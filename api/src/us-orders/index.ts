import { MINUTELY_MS, type Domain } from '../platform/domain.ts';
import { replayMissing, replayWhileOpen } from './broker/intake.ts';
import { REPLAY_JOB } from './broker/replayJob.ts';
import { CANCEL_JOB, requestCancellation, SEND_JOB, sendDueOrders, sendOrder } from './broker/send.ts';
import { usOrderRoutes } from './routes.ts';
import { settleDue } from './settlement/settle.ts';
import { usShareSource } from './settlement/usShareSource.ts';

export { foreignShares } from './settlement/foreignShares.ts';
export { soldUsShares, usShareState, type SoldDollars } from './settlement/soldUsShares.ts';

/** Orders of US shares with the broker, their settlement and holdings. */
export const usOrdersDomain = {
  name: 'us-orders',
  routes: usOrderRoutes,
  jobs: { [SEND_JOB]: sendOrder, [CANCEL_JOB]: requestCancellation, [REPLAY_JOB]: replayMissing },
  periodic: [{ everyMs: MINUTELY_MS, tasks: [sendDueOrders, replayWhileOpen, settleDue] }],
  onClockMoved: { 'US orders': sendDueOrders, 'settlement of US shares': settleDue },
  assetSources: { us_shares: usShareSource },
} satisfies Domain;
