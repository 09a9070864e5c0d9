import type { ManageRequestStatus, PreparedStatus } from './enums/account.ts';
import type { MandateStatus, PaymentStatus } from './enums/payments.ts';
import type { OrderStatus, RedemptionStatus, PlanStatus } from './enums/orders.ts';
import type { TicketState } from './enums/support.ts';
import type { WatchKind } from './enums/market.ts';
import type { EndReason, LogoutExplanation } from './sessionEnds.ts';
import type { UserInfo } from './types.ts';

/** Who is signed in, as every part of the page sees it. `userFetched` is set after the attempt, also a failed one. */
export interface SessionState {
  loggedIn: boolean;
  userFetched: boolean;
  user: UserInfo | null;
  /** Why this tab is logged out, where the login page should explain it. */
  ended?: LogoutExplanation;
}

/** The portfolio that calls act on. */
export interface AccountState {
  portfolioId: string | null;
  name: string | null;
  onboardingState: number;
}

export interface CartState {
  cartId: string | null;
  revision: number;
  count: number;
}

export interface PreferencesState {
  language: 'en' | 'hi';
  theme: 'light' | 'dark' | 'system';
}

/** Payload of every bus event: facts in the past tense, data that survives a structured clone. */
export interface BusEvents {
  'session/changed': SessionState;
  'session/ended': { reason: EndReason };
  'account/switched': AccountState;
  'cart/changed': CartState;
  'order/changed': { orderId: string; code: string; status: OrderStatus; portfolioId: string };
  'redemption/changed': {
    redemptionId: string;
    code: string;
    status: RedemptionStatus;
    portfolioId: string;
  };
  'payment/changed': { paymentId: string; status: PaymentStatus; portfolioId: string };
  'systematic/changed': { planId: string; status: PlanStatus; portfolioId: string };
  'mandate/changed': { mandateId: string; status: MandateStatus; portfolioId: string };
  'notice/added': { noticeId: string; unread: number };
  'manager/changed': { portfolioId: string; status: ManageRequestStatus };
  'prepared/changed': { preparedId: string; portfolioId: string; status: PreparedStatus };
  'kyc/changed': { portfolioId: string; onboardingState: number };
  'holdings/changed': { portfolioId: string };
  'nav/published': { date: string };
  'prices/published': { market: 'IN' | 'US'; date: string };
  'watchlist/changed': { kind: WatchKind; id: string; watched: boolean };
  'preferences/changed': PreferencesState;
  'registry/changed': { serial: number };
  'ticket/changed': { ticketId: string; number: string; state: TicketState };
  'chat/message': { conversationId: string; lastId: number };
  'chat/typing': { conversationId: string; by: 'investor' | 'assistant' | 'agent' };
}

export type BusEventName = keyof BusEvents;

export interface BusEventRule {
  /** Who may publish. `server` events arrive by the stream and are put on the bus by the shell. */
  readonly owner: 'shell' | 'server' | 'any';
  /** `last`: late subscribers get the latest value at once. `none`: only what comes after. */
  readonly replay: 'last' | 'none';
  /** Crosses to the other tabs of the same browser. */
  readonly crossTab: boolean;
  readonly summary: string;
}

/** Behaviour of each event as data; the bus obeys it and the event catalogue is generated from it. */
export const busEvents: Record<BusEventName, BusEventRule> = {
  'session/changed': { owner: 'shell', replay: 'last', crossTab: false, summary: 'Who is signed in changed' },
  'session/ended': {
    owner: 'shell',
    replay: 'none',
    crossTab: true,
    summary: 'The session is over, in all tabs',
  },
  'account/switched': {
    owner: 'shell',
    replay: 'last',
    crossTab: true,
    summary: 'Another portfolio is current',
  },
  'cart/changed': { owner: 'any', replay: 'last', crossTab: true, summary: 'The cart has other lines' },
  'order/changed': { owner: 'server', replay: 'none', crossTab: false, summary: 'An order moved on' },
  'redemption/changed': {
    owner: 'server',
    replay: 'none',
    crossTab: false,
    summary: 'A sale or switch of units moved on',
  },
  'payment/changed': { owner: 'server', replay: 'none', crossTab: false, summary: 'A payment moved on' },
  'systematic/changed': {
    owner: 'server',
    replay: 'none',
    crossTab: false,
    summary: 'A SIP, STP or SWP moved on',
  },
  'mandate/changed': { owner: 'server', replay: 'none', crossTab: false, summary: 'A mandate moved on' },
  'notice/added': {
    owner: 'server',
    replay: 'none',
    crossTab: false,
    summary: 'A user received a notification',
  },
  'manager/changed': {
    owner: 'server',
    replay: 'none',
    crossTab: false,
    summary: "A manager's access to an account was offered, accepted or ended",
  },
  'prepared/changed': {
    owner: 'server',
    replay: 'none',
    crossTab: false,
    summary: 'An order that a manager prepared was added or its wait ended',
  },
  'kyc/changed': {
    owner: 'server',
    replay: 'none',
    crossTab: false,
    summary: 'Something that a portfolio needs to be ready came or went',
  },
  'holdings/changed': { owner: 'server', replay: 'none', crossTab: false, summary: 'Units were booked' },
  'nav/published': { owner: 'server', replay: 'none', crossTab: false, summary: 'NAVs of a day are out' },
  'prices/published': {
    owner: 'server',
    replay: 'none',
    crossTab: false,
    summary: 'Closing prices of a day are out',
  },
  'watchlist/changed': {
    owner: 'server',
    replay: 'none',
    crossTab: false,
    summary: 'Something was put on or taken off the watchlist',
  },
  'preferences/changed': {
    owner: 'shell',
    replay: 'last',
    crossTab: true,
    summary: 'Language or theme changed',
  },
  'registry/changed': { owner: 'server', replay: 'none', crossTab: false, summary: 'A new registry is out' },
  'ticket/changed': {
    owner: 'server',
    replay: 'none',
    crossTab: false,
    summary: 'A ticket was opened, answered or closed',
  },
  'chat/message': {
    owner: 'server',
    replay: 'none',
    crossTab: false,
    summary: 'Somebody wrote in a chat, or read it',
  },
  'chat/typing': {
    owner: 'server',
    replay: 'none',
    crossTab: false,
    summary: 'The other side of a chat is typing; good for a few seconds',
  },
};
