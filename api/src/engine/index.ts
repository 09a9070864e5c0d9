/**
 * The order engine, pure: no clock, no database, no chance. Everything that it needs comes in, everything that has
 * to be kept comes out, so that a program can drive thousands of years of it in memory.
 *
 * How to drive it:
 * 1. Keep states (`PurchaseState`, `RedemptionState`), lots, and accounts yourself; keep a business clock and a
 *    calendar, and give both in the `EngineContext` with the scheme.
 * 2. A purchase begins as a `draft`; send `asked`, then `paid` when its money is there, `submit` at once after it,
 *    and `allot` when the NAV of its `nav_date` is out and its `allotment_date` has come (`offerNav` knows
 *    the one of an order of a new fund before).
 * 3. A sale begins with `startRedemption`, once `unitsToReserve` has returned how many units of `folioUnits(…).free` to
 *    keep for it; then `send` at its `send_at`, `price` when the NAV is out, and `pay_out` (or `switch_in`).
 * 4. Each answer is a `Decision` or null (nothing to do; a repeat, or too early). Keep all its parts together or none:
 *    the state, the steps, the bookings (each balances by itself), and the changes of lots. An allotment and a
 *    `switch_in` make a lot named by the order's id; `lots` lists what is taken from earlier ones.
 * 5. Do the `followUps` at their business instants. Doing one twice, or late, changes nothing.
 *
 * At any moment: the entries of each booking sum to zero by commodity; the units of a folio are the sum of its lots;
 * units kept for open sales (`RESERVING`) never exceed those of the lots that are not locked.
 */
export * from './context.ts';
export * from './traits.ts';
export { engineScheme, offerOf } from './engineScheme.ts';
export * from './entries.ts';
export * from './moments.ts';
export { lotRows } from './lotRows.ts';
export * from './purchaseState.ts';
export { move } from './purchaseMachine.ts';
export { decidePurchase, offerNav } from './purchase.ts';
export type { Capture } from './purchaseState.ts';
export { askPurchase, cancelPurchase, payPurchase } from './purchaseCart.ts';
export * from './redemptionState.ts';
export { AWAITING_MONEY, RESERVING } from './redemptionMachine.ts';
export { decideRedemption, saleTiming, startRedemption, switchInTiming } from './redemption.ts';
export { saleAt } from './redemptionEnds.ts';
export { folioUnits, splitByLock, unitsToReserve, unitsToSell } from './reservation.ts';
export type { FolioUnits } from './reservation.ts';
export { correctAllotment } from './corrections.ts';
export { correctSale } from './saleCorrections.ts';
export type { BookedLot, SaleCorrection } from './saleCorrections.ts';
export { correctSwitchIn } from './switchInCorrection.ts';
export { countFailure, countPaid, isGoingOn, movePlan, passDueDate } from './systematicMachine.ts';
export { decideDue, dueInstant, instalmentAmount } from './systematicRun.ts';
export type { Attempt, DueDecision, PlanTerms } from './systematicRun.ts';
