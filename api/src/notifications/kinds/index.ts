import { fundTitle, type NoticeGroup } from '@sanchay/contracts';
import type { Locale } from '@sanchay/finance';
import type { NoticeText } from '../noticeKind.ts';
import { accountNotices } from './account.ts';
import { alertNotices } from './alerts.ts';
import { fundAlertNotices } from './fundAlerts.ts';
import { depositNotices } from './deposits.ts';
import { harvestNotices } from './harvests.ts';
import { managerNotices } from './managers.ts';
import { mandateNotices } from './mandates.ts';
import { maturityNotices } from './maturities.ts';
import { orderNotices } from './orders.ts';
import { paymentNotices } from './payments.ts';
import { securityNotices } from './security.ts';
import { sipNotices } from './sips.ts';
import { statementNotices } from './statements.ts';
import { stockOrderNotices } from './stockOrders.ts';
import { subscriptionNotices } from './subscriptions.ts';
import { heldMessageNotices } from './heldMessages.ts';
import { usOrderNotices } from './usOrders.ts';
import { usStockNotices } from './usStocks.ts';

/** Every kind of notice. A new one goes into the file of its group. */
export const noticeKinds = {
  ...orderNotices,
  ...paymentNotices,
  ...sipNotices,
  ...mandateNotices,
  ...depositNotices,
  ...maturityNotices,
  ...harvestNotices,
  ...usStockNotices,
  ...usOrderNotices,
  ...heldMessageNotices,
  ...stockOrderNotices,
  ...alertNotices,
  ...fundAlertNotices,
  ...subscriptionNotices,
  ...accountNotices,
  ...securityNotices,
  ...managerNotices,
  ...statementNotices,
};

/** Facts that name a fund. */
const FUNDS: ReadonlySet<string> = new Set(['fund', 'into']);

export type NoticeKindName = keyof typeof noticeKinds;
export type NoticeFacts<K extends NoticeKindName> = Parameters<(typeof noticeKinds)[K]['en']>[0];

/** Whether a stored kind is one that still has words. */
export function isNoticeKind(kind: string): kind is NoticeKindName {
  return Object.hasOwn(noticeKinds, kind);
}

/** Facts with funds by their short names; what is stored may hold the whole ones. */
function withShortNames(facts: object): object {
  const short = Object.entries(facts).map(([key, fact]: [string, unknown]) => [
    key,
    FUNDS.has(key) && typeof fact === 'string' ? fundTitle(fact) : fact,
  ]);
  return Object.fromEntries(short) as object;
}

/** The texts of a notification. `facts` are those recorded with its kind. */
export function noticeText(kind: NoticeKindName, facts: object, language: Locale): NoticeText {
  // The kind validated the stored facts when it was sent.
  return (noticeKinds[kind][language] as (facts: object) => NoticeText)(withShortNames(facts));
}

/** What a kind is about. */
export function groupOf(kind: NoticeKindName): NoticeGroup {
  return noticeKinds[kind].group;
}
