import type { RedemptionState, RedemptionStepKey, StepValues } from '../engine/index.ts';

/** A sale or a switch as stored. */
export interface RedemptionRow extends RedemptionState {
  readonly investor_id: string;
  readonly portfolio_id: string;
  /** The plan whose instalment this is, and its date; null for a sale the user placed. */
  readonly plan_id: string | null;
  readonly instalment_date: string | null;
  readonly bank_id: string | null;
  readonly bank_name: string | null;
  readonly bank_masked: string | null;
  readonly consent_text: string;
  readonly consent_hash: string;
  readonly version: number;
}

export interface RedemptionStepRow {
  readonly redemption_id: string;
  readonly at: Date;
  readonly state: string;
  readonly rule_id: string | null;
  readonly text_key: RedemptionStepKey;
  readonly text_values: StepValues;
}

/** The owner of the sale, where its money goes, and what was agreed to. */
export type RedemptionOwner = Pick<
  RedemptionRow,
  | 'investor_id'
  | 'portfolio_id'
  | 'plan_id'
  | 'instalment_date'
  | 'bank_id'
  | 'bank_name'
  | 'bank_masked'
  | 'consent_text'
  | 'consent_hash'
>;
