import type {
  BusinessCalendar,
  FundAllocation,
  LockIn,
  NewFundOffer,
  RedemptionGroup,
  RuleBook,
  SchemeClass,
} from '@sanchay/finance';
import type { LedgerEntry } from '../ledger/index.ts';

/** What the engine needs to know of a scheme. */
export interface EngineScheme {
  readonly code: string;
  readonly house_code: string;
  readonly house_name: string;
  readonly scheme_class: SchemeClass;
  readonly units_decimals: number;
  /** Whether purchases, sales and switches are taken now. */
  readonly purchasable: boolean;
  readonly redeemable: boolean;
  readonly switchable: boolean;
  /** Sales of these follow days or times of their own. */
  readonly group: RedemptionGroup | null;
  /** What it disclosed of how its money is invested, by date: that decides its tax. */
  readonly asset_allocations: readonly FundAllocation[];
  readonly lock: LockIn;
  /** The window in which it took, or takes, its first purchases; none for a fund that is open. */
  readonly offer?: NewFundOffer | null;
}

/** The business time, calendar and rules by which something is decided, with the scheme it is about. */
export interface EngineContext {
  readonly at: Date;
  readonly calendar: BusinessCalendar;
  readonly rules: RuleBook;
  readonly scheme: EngineScheme;
}

/** A NAV in rupees a unit as decimal text, and its day. */
export interface EngineNav {
  readonly nav: string;
  readonly date: string;
}

export type StepValues = Record<string, string | number>;

/** A step of a timeline: a key that both languages have a sentence for, and its values. */
export interface StepFact<Key extends string = string, State extends string = string> {
  readonly at: Date;
  readonly state: State;
  readonly key: Key;
  readonly values: StepValues;
  readonly ruleId: string | null;
}

/** A booking that has to be made with the change of state, all or none. One of a kind for each subject. */
export interface Booking {
  readonly kind: string;
  readonly subjectId: string;
  /** The day that counts for returns. */
  readonly valueDate: string;
  readonly entries: readonly LedgerEntry[];
}

/**
 * What happens to the units of an earlier purchase. A lot is named by what brought it: the order, the switch. Units
 * and rupees of its cost are signed; a sale takes away.
 */
export interface LotChange {
  readonly lotId: string;
  /** The day that counts for the lot: of the NAV at which it was bought. */
  readonly boughtOn: string;
  readonly units: string;
  readonly cost: string;
  /** What the units brought; null where nothing was sold. */
  readonly sold: SoldPart | null;
}

/** Rupees that a part of a lot brought: before load, the load, and the gain for tax. */
export interface SoldPart {
  readonly proceeds: string;
  readonly loadPct: number;
  readonly exitLoad: string;
  readonly gain: string;
}

/** The next task for the runner of the engine. `at` is a business instant. */
export type FollowUp =
  | { readonly do: 'submit' | 'allot' | 'send' | 'price' | 'pay_out' | 'switch_in'; readonly at: Date }
  | { readonly do: 'refund'; readonly amount: string }
  | { readonly do: 'register_plan' }
  | { readonly do: 'holdings_changed' };

/** The answer of the engine to an event: the new state and all that has to be stored with it. */
export interface Decision<State, Key extends string = string> {
  readonly state: State;
  readonly steps: readonly StepFact<Key>[];
  readonly bookings: readonly Booking[];
  readonly lots: readonly LotChange[];
  readonly followUps: readonly FollowUp[];
}

/** A decision with these parts and nothing else. */
export function decision<State, Key extends string>(
  state: State,
  parts: Partial<Omit<Decision<State, Key>, 'state'>> = {},
): Decision<State, Key> {
  return { state, steps: [], bookings: [], lots: [], followUps: [], ...parts };
}

/** A step that a state machine does not have: the engine was driven wrongly, or by two at once. */
export class IllegalTransitionError extends Error {
  readonly kind = 'illegal_transition';
  readonly from: string;
  readonly to: string;
  constructor(what: string, from: string, to: string) {
    super(`${what} that is ${from} cannot become ${to}`);
    this.name = 'IllegalTransitionError';
    this.from = from;
    this.to = to;
  }
}
