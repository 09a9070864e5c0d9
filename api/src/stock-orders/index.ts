import { MINUTELY_MS, type Domain } from '../platform/domain.ts';
import { tradingCashSource } from './cash/cashSource.ts';
import { creditCash, endCashPayment, reverseCash } from './cash/payIn.ts';
import { payOutIdleCash } from './cash/withdraw.ts';
import { applyDueActions } from './corporate-actions/applyActions.ts';
import { payDividends } from './corporate-actions/payDividends.ts';
import { endDueOffers } from './rights/endOffers.ts';
import { takeActions } from './corporate-actions/takeActions.ts';
import { REPLAY_JOB, replayMissing, replayWhileOpen } from './exchange/intake.ts';
import { CANCEL_JOB, requestCancellation, SEND_JOB, sendDueOrders, sendOrder } from './exchange/send.ts';
import { watchGtt, watchLivePrices } from './gtt/watchGtt.ts';
import { stockOrderRoutes } from './routes.ts';
import { settleDue } from './settlement/settle.ts';
import { shareSource } from './settlement/shareSource.ts';
import { takeNotices } from './trading/takeNotices.ts';

export { paidDividends } from './corporate-actions/actionStore.ts';
export { announcedActionsOf } from './corporate-actions/announcedActions.ts';
export { announceOrder } from './exchange/announce.ts';
export { heldMarker } from './exchange/markHeld.ts';
export { refuseFault } from './exchange/refuseFault.ts';
export { closeMessage as closeExchangeMessage } from './exchange/intake.ts';
export { takeShareMessageAgain } from './exchange/takeAgain.ts';
export { openRights, type OpenRights } from './rights/rightsStore.ts';
export { rightsPath } from './rights/rightsPath.ts';
export { settleDue };
export { lotsOf, type LotRow } from './settlement/lotStore.ts';
export { shareBookings, type ShareBooking } from './settlement/shareBookings.ts';
export { shareState, soldShares, type SoldShareRow } from './settlement/soldShares.ts';
export { decideOrder } from './order/decideOrder.ts';
export {
  applyMessage,
  isLive,
  validTrades,
  type Filled,
  type OrderChange,
  type OrderFault,
  type OrderNews,
} from './order/machine.ts';
export { orderReads, orderTimeline, soldState, type OrderKey, type OrderStep } from './order/orderTables.ts';

/** How old what is known of halts and of prices of the running session may be. */
const EXCHANGE_MS = 10_000;

const TASKS = [
  takeActions,
  watchGtt,
  sendDueOrders,
  replayWhileOpen,
  settleDue,
  applyDueActions,
  endDueOffers,
  payDividends,
  payOutIdleCash,
];

/** Orders of Indian shares at the exchange, their settlement, cash and demat holdings. */
export const stockOrdersDomain = {
  name: 'stock-orders',
  routes: stockOrderRoutes,
  jobs: { [SEND_JOB]: sendOrder, [CANCEL_JOB]: requestCancellation, [REPLAY_JOB]: replayMissing },
  periodic: [
    { everyMs: EXCHANGE_MS, tasks: [takeNotices, watchLivePrices] },
    { everyMs: MINUTELY_MS, tasks: TASKS },
  ],
  onClockMoved: {
    'notices of the exchange': takeNotices,
    'announced corporate actions': takeActions,
    'GTT orders': watchGtt,
    'stock orders': sendDueOrders,
    'settlement of shares': settleDue,
    'corporate actions': applyDueActions,
    'rights issues': endDueOffers,
    dividends: payDividends,
    'payout of idle cash': payOutIdleCash,
  },
  assetSources: { shares: shareSource, trading_cash: tradingCashSource },
  payments: {
    trading_cash: { paid: creditCash, ended: endCashPayment, chargeback: reverseCash },
  },
} satisfies Domain;
