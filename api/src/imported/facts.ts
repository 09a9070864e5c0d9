import type { ImportFault, ImportedKind } from '@sanchay/contracts';
import type { ExactFacts } from '@sanchay/contracts/archive';

/** A transaction as stored. Decimals are text; units and amount are signed. */
export interface FolioRow {
  row_key: string;
  date: string;
  /** Place within its day. */
  nth: number;
  kind: ImportedKind;
  description: string;
  amount: string | null;
  units: string;
  nav: string | null;
  stamp_duty: string;
  stt: string;
  /** Rupees that were deducted from a dividend or payout; null where no statement has them. */
  tds: string | null;
  /** What an archive of this product states besides; null for a statement of a registrar. */
  exact: ExactFacts | null;
}

/** What one statement states of a folio. Decimals are text. */
export interface FolioBalance {
  covers_from: string;
  covers_to: string;
  /** Null for a list of trades. */
  opening: string | null;
  closing: string | null;
  nav: string | null;
  valued_on: string | null;
  cost: string | null;
  faults: readonly ImportFault[];
}

/** Everything that is known of one scheme in one folio, from all statements. */
export interface FolioFacts {
  balances: readonly FolioBalance[];
  rows: readonly FolioRow[];
  /** Whether its scheme or share is one of ours, so that it has a current price. */
  isListed: boolean;
}

/** Units sold of one purchase; cost and day are null where the statements do not reach back to the purchase. */
export interface SoldPart {
  row_key: string;
  kind: 'redemption' | 'switch_out';
  bought_on: string | null;
  sold_on: string;
  units: string;
  cost: string | null;
  /** Rupees of stamp duty in the cost. */
  stamp_duty: string;
  /** Before exit load; a statement of a registrar has only what is left after it. */
  proceeds: string;
  exit_load: string;
  stt: string;
}

/** Units that are left of one purchase. */
export interface OpenLot {
  /** The `row_key` of the purchase. */
  lot: string;
  bought_on: string | null;
  units: string;
  cost: string | null;
}
