import type { Db } from '../../db/pool.ts';
import type { PartnerSecrets } from '../../platform/settings/partnerSecrets.ts';

/** What the parts of the sandbox gateway share. */
export interface Gateway {
  db: Db;
  /** Shared with the merchant, one a partner, for signatures both ways. */
  secrets: PartnerSecrets;
  now(): Date;
}
