/** What was recorded of an asset on a day: what it was worth, or rupees that went in or came out. */
export interface AssetEntry {
  /** ISO day. */
  on: string;
  kind: 'value' | 'paid_in' | 'taken_out';
  /** Rupees, never negative. */
  amount: number;
}

/** Times a year that a deposit adds its interest. */
export type Compounding = 1 | 2 | 4 | 12;

/**
 * How an asset earns interest: a deposit adds it in periods from each payment until it matures; a provident fund computes
 * it by month and adds it on 31 March. Rates are percent a year.
 */
export type Accrual =
  | {
      readonly kind: 'deposit';
      readonly ratePct: number;
      readonly compounding: Compounding;
      readonly maturesOn: string | null;
    }
  | {
      readonly kind: 'provident_fund';
      readonly ratePct: number;
      /** Whether a payment by the 5th earns interest for its month; else it earns from the next month. */
      readonly byFifth: boolean;
    };
