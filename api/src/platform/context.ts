import type { AuditSigner } from '../audit/index.ts';
import type { BusEventName, BusEvents, ManageScope, SessionEndCode } from '@sanchay/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Queries, Tx } from '../db/pool.ts';
import type { RuleSource } from '../rules/index.ts';
import type { Vault } from '../vault/index.ts';
import type { ClockHook } from './domain.ts';
import type { Settings } from './settings/settings.ts';

/** Who makes a request. */
export interface Actor {
  userId: string;
  sessionId: string;
  /** The current portfolio, own or managed. */
  portfolioId: string;
  /** What clients know that portfolio by. */
  portfolioNumber: number;
  /** Who owns that portfolio; another than `userId` while the user manages it for its owner. */
  ownerId: string;
  /** What a manager may do in the portfolio; null on an own one. */
  scope: ManageScope | null;
  onboardingState: number;
  userState: number;
}

/** The clock of market, orders and settlement. Sessions, codes and limits use `ctx.now`. */
export interface BusinessClock {
  now(queries?: Queries): Promise<Date>;
}

export interface Jobs {
  /** Queues a job in the caller's transaction; `after` is real time. */
  send(tx: Queries, name: string, data: object, options?: { after?: Date }): Promise<void>;
}

/** Sends an event to browsers when the transaction commits. */
export interface Publication<Name extends BusEventName = BusEventName> {
  event: Name;
  payload: BusEvents[Name];
  userId?: string;
  portfolioId?: string;
}

/**
 * What domains provide to one another. The domain that needs a service declares it here (`declare module`) and is below
 * the domain that provides it.
 */
export interface Services {
  /** The actor of a bearer token, or null. */
  authenticate(token: string): Promise<Actor | null>;
  /** Why a token that `authenticate` refuses is no longer valid. */
  whySignedOut(token: string): Promise<SessionEndCode>;
  /**
   * To be called in the transaction that changes what a portfolio needs to be ready (KYC, e-sign, bank, risk profile,
   * nominees): moves it on, to state 13 when all is there.
   */
  accountChanged(tx: Tx, portfolioId: string): Promise<void>;
  /** Whether the registry no longer has valid KYC of a holder of the portfolio, where it had. */
  hasLapsedKyc(portfolioId: string): Promise<boolean>;
  /** Which of the portfolios are accounts of minors, with their status today. */
  minorAccounts(
    q: Queries,
    portfolioIds: readonly string[],
  ): Promise<
    ReadonlyMap<string, { name: string; status: 'minor' | 'of_age' | 'adult'; handed_over: boolean }>
  >;
}

/** How a domain makes each service that it provides. */
export type Providers = { [Name in keyof Services]: (ctx: Context) => Services[Name] };

/** What a node has before its domains are wired; nothing is taken from globals, so a test can be on any day. */
export interface Foundation {
  db: Db;
  settings: Settings;
  log: FastifyBaseLogger;
  /** Real time. */
  now(): Date;
  business: BusinessClock;
  /** Cryptographic random bytes. */
  randomBytes(size: number): Buffer;
  jobs: Jobs;
  /** Cut-offs, rates and limits in force on each day, as staff and releases recorded them. */
  rules: RuleSource;
  /** Seals personal identifiers and documents; opens what it sealed. */
  vault: Vault;
  /** Signs the audit chain. */
  auditSigner: AuditSigner;
  publish<Name extends BusEventName>(tx: Tx, publication: Publication<Name>): Promise<void>;
}

/** What every function of the API is given. A domain that collects handlers of others declares its map here. */
export interface Context extends Foundation, Services {
  /** `onClockMoved` of all domains. */
  clockHooks: Record<string, ClockHook>;
}
