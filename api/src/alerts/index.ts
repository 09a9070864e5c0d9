export { importAlert, removeAlert } from './service.ts';
export { adjustAlerts, alertRows } from './store.ts';
import { MINUTELY_MS, type Domain } from '../platform/domain.ts';
import { evaluateAlerts, evaluateTrades } from './evaluate.ts';
import { evaluateRecords } from './evaluateRecords.ts';
import { alertRoutes } from './routes.ts';

/** How long after it is known a trade reaches alerts. */
const TRADED_MS = 3_000;

/** Alerts on prices of funds, stocks, US stocks and gold and on records of funds. Listed after the domains that publish prices. */
export const alertsDomain: Domain = {
  name: 'alerts',
  routes: alertRoutes,
  periodic: [
    { everyMs: TRADED_MS, tasks: [evaluateTrades] },
    { everyMs: MINUTELY_MS, tasks: [evaluateAlerts, evaluateRecords] },
  ],
  onClockMoved: { 'price alerts': evaluateAlerts, 'fund alerts': evaluateRecords },
};
