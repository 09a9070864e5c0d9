import type { RedemptionKind, RedemptionStatus } from '@sanchay/contracts';
import type { LoadedLot } from '@sanchay/finance';
import type { EngineNav, EngineScheme, EngineContext } from './context.ts';

/** Keys of the sentences of a sale's timeline. */
export type RedemptionStepKey =
  | 'asked_amount'
  | 'asked_units'
  | 'asked_all'
  | 'asked_switch'
  | 'instalment_sale'
  | 'instalment_switch'
  | 'waiting_to_send'
  | 'sent'
  | 'priced'
  | 'priced_short'
  | 'paid_out'
  | 'paid_late'
  | 'switched'
  | 'cancelled'
  | 'sales_closed'
  | 'target_closed'
  | 'nothing_left'
  | 'stopped_by_chargeback'
  | 'payout_held'
  | 'payout_released'
  | 'nav_corrected_due'
  | 'nav_corrected_paid'
  | 'nav_corrected_borne'
  | 'nav_corrected_switched'
  | 'in_nav_corrected';

/** All that the engine reads and changes of a sale or a switch. Decimals are text, days ISO dates. */
export interface RedemptionState {
  readonly id: string;
  readonly kind: RedemptionKind;
  readonly code: string;
  readonly folio_no: string;
  readonly by: 'amount' | 'units' | 'all';
  /** Rupees requested, before load and tax. */
  readonly amount: string | null;
  readonly asked_units: string | null;
  /** Units kept in the folio for this sale; it never takes more. */
  readonly reserved_units: string;
  readonly status: RedemptionStatus;
  /** Business times. */
  readonly placed_at: Date;
  readonly updated_at: Date;
  readonly send_at: Date;
  readonly cancel_before: Date | null;
  readonly nav_date: string;
  readonly processed_date: string;
  readonly payout_date: string;
  readonly pay_by: string;
  readonly rule_id: string;
  readonly units: string | null;
  readonly nav: string | null;
  readonly gross: string | null;
  readonly exit_load: string | null;
  readonly stt: string | null;
  /** Tax deducted from the gains of a non-resident, and the rule behind it; without a rule a resident's. */
  readonly tds: string | null;
  readonly tds_rule_id: string | null;
  readonly net: string | null;
  readonly paid_on: string | null;
  readonly late_interest: string;
  /** The other leg of a switch. */
  readonly to_code: string | null;
  readonly to_folio_no: string | null;
  readonly in_nav_date: string | null;
  readonly in_allotment_date: string | null;
  readonly in_rule_id: string | null;
  readonly in_units: string | null;
  readonly in_nav: string | null;
  readonly in_stamp_duty: string | null;
}

/** The investor's request: all that is known before the days are computed. */
export type RedemptionAsk = Pick<
  RedemptionState,
  'id' | 'kind' | 'code' | 'folio_no' | 'by' | 'amount' | 'asked_units' | 'to_code' | 'to_folio_no'
>;

export type RedemptionEvent =
  | { readonly type: 'cancel' }
  /** A chargeback: what was not sold yet ends, and a payout is held. */
  | { readonly type: 'freeze' }
  /** What was due is settled: a held payout goes on. */
  | { readonly type: 'release' }
  /** Our own cut-off has come: to the fund house with it. */
  | { readonly type: 'send' }
  /** The NAV of the sale's day is out. Lots are those of the folio that are not locked, oldest first. */
  | { readonly type: 'price'; readonly nav: EngineNav; readonly lots: readonly LoadedLot[] }
  /** The fund house has paid, or pays on the first banking day after. */
  | { readonly type: 'pay_out' }
  /** The NAV of the other fund is out; its units go into this folio. */
  | { readonly type: 'switch_in'; readonly nav: EngineNav; readonly folioNo: string };

/** The context of a sale; `target` is the fund that a switch goes into. */
export interface SaleContext extends EngineContext {
  readonly target: EngineScheme | null;
  /** NAV of 31 January 2018 of the fund that is sold, for units older than that. */
  readonly navOf2018?: string | null;
  /** Whether the holder lives abroad for tax, so that tax is deducted from the gains. */
  readonly nonResident?: boolean;
}
