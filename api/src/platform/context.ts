import type { AuditSigner } from '../audit/auditSigner.ts';
import type { BusEventName, BusEvents, SessionEndCode } from '@sanchay/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Queries, Tx } from '../db/pool.ts';
import type { RuleSource } from '../rules/index.ts';
import type { Vault } from '../vault/index.ts';
import type { Settings } from './settings.ts';

/** Who makes a request. */
export interface Actor {
  userId: string;
  sessionId: string;
  /** The current portfolio, own or managed. */
  portfolioId: string;
  /** Who owns that portfolio; another than `userId` while the user manages it for its owner. */
  ownerId: string;
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

/** What services are given; nothing is taken from globals, so a test can be on any day. */
export interface Context {
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
  /**
   * To be called in the transaction that changes what a portfolio needs to be ready (KYC, e-sign, bank, risk profile,
   * nominees): moves it on, to state 13 when all is there. Set by the completion domain.
   */
  accountChanged(tx: Tx, portfolioId: string): Promise<void>;
  publish<Name extends BusEventName>(tx: Tx, publication: Publication<Name>): Promise<void>;
  /** The actor of a bearer token, or null. Set by the users domain. */
  authenticate(token: string): Promise<Actor | null>;
  /** Why a token that `authenticate` turns away is no longer good. */
  whySignedOut(token: string): Promise<SessionEndCode>;
}
