import type { Db } from '../../db/pool.ts';

/** What the parts of the sandbox gateway share. */
export interface Gateway {
  db: Db;
  /** Shared with the merchant, for signatures both ways. */
  secret: string;
  now(): Date;
}
