import {
  addMonthsClamped,
  financialYearOf,
  instantAtIst,
  istDate,
  prematureClosure,
  rupees,
  sumRupees,
  tdsOnInterest,
  type DepositPosting,
} from '@sanchay/finance';
import {
  bookingEntries,
  interestEntries,
  payoutEntries,
  withdrawalEntries,
} from '../../../api/src/fixed-deposits/booking/depositEntries.ts';
import type { DepositRow } from '../../../api/src/fixed-deposits/booking/depositStore.ts';
import { nextState, type DepositEvent } from '../../../api/src/fixed-deposits/booking/machine.ts';
import { scheduled } from '../../../api/src/fixed-deposits/booking/nextBooking.ts';
import { termsOf } from '../../../api/src/fixed-deposits/booking/terms.ts';
import { cashInTransit, gatewayClearing, type LedgerEntry } from '../../../api/src/ledger/index.ts';
import { Book, tenThousandths } from '../book.ts';
import { DAY, HOUR, type Frame } from '../frame.ts';
import type { Random } from '../random.ts';
import { depositFaults } from './depositFaults.ts';

type Terms = Pick<DepositRow, 'id' | 'state' | 'principal' | 'rate' | 'payout' | 'compounding' | 'months'>;

/** A deposit in memory with what was booked of it. */
export interface SimulatedDeposit extends Terms {
  opens_on: string | null;
  balance: string;
  form: boolean;
  placedOn: string;
  posted: DepositPosting[];
  /** Interest and tax of a premature withdrawal: what was due, or what was recovered as a negative. */
  closing: { on: string; interest: string; tds: string } | null;
  /** Rupees that reached the bank account: interest and the end. */
  paidOut: bigint;
}

/** Months between bookings; a tenure is a multiple of them. */
const MONTHS = {
  maturity: 1,
  monthly: 1,
  quarterly: 3,
  half_yearly: 6,
  yearly: 12,
  annually: 12,
  daily: 1,
} as const;
const ROWS = [
  { from_days: 0, to_days: 6, allowed: false, interest: false, less: 0 },
  { from_days: 7, to_days: 180, allowed: true, interest: false, less: 0 },
  { from_days: 181, to_days: null, allowed: true, interest: true, less: 1 },
];
const RATES = [
  { months: 3, ratePct: 5 },
  { months: 12, ratePct: 6.5 },
];

/** Fixed deposits of a life: paid, accepted, rejected or queried by the issuer, with interest, tax and both kinds of end. */
export class Deposits {
  readonly book = new Book();
  readonly all: SimulatedDeposit[] = [];
  readonly count = { opened: 0, matured: 0, withdrawn: 0, rejected: 0, interest: 0 };
  readonly #frame: Frame;
  readonly #random: Random;

  constructor(frame: Frame, random: Random) {
    this.#frame = frame;
    this.#random = random;
  }

  act(): void {
    const active = this.all.filter(({ state }) => state === 'active');
    if (active.length > 0 && this.#random.chance(0.25)) this.#withdraw(this.#random.pick(active));
    else this.#open();
    this.#check();
  }

  /** Deposits that have not ended. */
  faultsAtTheEnd(): string[] {
    return this.all
      .filter(({ state }) => !['matured', 'withdrawn', 'rejected'].includes(state))
      .map(({ id, state }) => `${id} is still ${state}`);
  }

  #open(): void {
    const random = this.#random;
    const deposit: SimulatedDeposit = {
      id: `deposit-${this.all.length + 1}`,
      state: 'payment_pending',
      principal: `${random.int(10, 900) * 1_000}.00`,
      rate: `${random.int(4, 8)}.${random.pick(['00', '25', '50', '85'])}`,
      payout: random.pick(['maturity', 'monthly', 'quarterly', 'half_yearly', 'yearly']),
      compounding: random.pick(['annually', 'quarterly', 'monthly']),
      months: random.pick([3, 6, 12, 13, 24, 36]),
      opens_on: null,
      balance: '0.00',
      form: random.chance(0.2),
      placedOn: istDate(this.#frame.at),
      posted: [],
      closing: null,
      paidOut: 0n,
    };
    const step = Math.max(MONTHS[deposit.payout], MONTHS[deposit.compounding]);
    if (deposit.months % step !== 0) return;
    this.all.push(deposit);
    this.count.opened += 1;
    this.#payment(deposit, 1);
    this.#move(deposit, 'paid');
    this.#hearIssuer(deposit);
  }

  /** What the issuer reports, in an order and number of its own. */
  #hearIssuer(deposit: SimulatedDeposit): void {
    const random = this.#random;
    const decision: DepositEvent = random.chance(0.85) ? 'accepted' : 'rejected';
    const at = random.int(1, 48) * HOUR;
    for (let copy = random.int(1, 3); copy > 0; copy -= 1)
      this.#frame.later(at + (copy - 1) * random.int(0, 5 * HOUR), () => this.#report(deposit, decision));
    if (random.chance(0.3)) {
      this.#frame.later(random.int(1, 72) * HOUR, () => this.#report(deposit, 'queried'));
      this.#frame.later(random.int(1, 90) * HOUR, () => this.#report(deposit, 'answered'));
    }
  }

  #report(deposit: SimulatedDeposit, event: DepositEvent): void {
    if (!this.#move(deposit, event)) return;
    if (event === 'accepted') this.#accept(deposit);
    if (event === 'rejected') {
      this.count.rejected += 1;
      if (this.#frame.context.plant !== 'kept-refund') this.#payment(deposit, -1);
    }
    this.#check();
  }

  #accept(deposit: SimulatedDeposit): void {
    deposit.opens_on = istDate(this.#frame.at);
    deposit.balance = deposit.principal;
    this.#book(bookingEntries(deposit));
    for (const { on, index } of scheduled(termsOfOpen(deposit), [])) {
      const due = Date.parse(instantAtIst(on, '00:05'));
      for (const late of [0, this.#random.int(0, DAY)])
        this.#frame.agenda.at(due + late, () => this.#bookInterest(deposit, index));
    }
  }

  /** Books the interest of one day; what is booked already, or has no deposit any more, changes nothing. */
  #bookInterest(deposit: SimulatedDeposit, index: number): void {
    const { plant } = this.#frame.context;
    if (deposit.state !== 'active' || deposit.posted.length !== index) return;
    const plain = scheduled(termsOfOpen(deposit), deposit.posted)[index]!;
    const tds = this.#taxOn(deposit, { on: plain.on, interest: plain.interest });
    const posting = scheduled(termsOfOpen(deposit), [...deposit.posted, { tds }])[index]!;
    const entries = interestEntries(
      deposit.id,
      plant === 'untaxed-interest' ? { ...posting, tds: '0.00' } : posting,
    );
    if (rupees(posting.interest).gt(0)) this.#book(entries);
    if (plant === 'interest-twice' && this.#random.chance(0.1)) this.#book(entries);
    deposit.posted.push(posting);
    deposit.balance = posting.balance;
    this.count.interest += 1;
    if (posting.kind === 'paid')
      deposit.paidOut += tenThousandths(posting.interest) - tenThousandths(posting.tds);
    if (posting.last) {
      this.#book(payoutEntries(deposit.id, deposit.balance));
      this.#end(deposit, 'matured', deposit.balance);
      this.count.matured += 1;
    }
    this.#check();
  }

  #withdraw(deposit: SimulatedDeposit): void {
    const on = istDate(this.#frame.at);
    const sum = (of: 'interest' | 'tds') => sumRupees(deposit.posted.map((one) => one[of])).toFixed(2);
    const closure = prematureClosure({
      terms: termsOf(deposit, on),
      rows: ROWS,
      rates: RATES,
      on,
      interestBooked: sum('interest'),
      tdsBooked: sum('tds'),
    });
    if (!closure.allowed || addMonthsClamped(deposit.opens_on!, deposit.months) <= on) return;
    const tds = this.#taxOn(deposit, { on, interest: closure.interestDue });
    const paid = rupees(closure.amount).minus(rupees(tds)).toFixed(2);
    const interest = rupees(closure.interestDue).minus(rupees(closure.recovered)).toFixed(2);
    this.#book(withdrawalEntries(deposit, { interest, tds, paid }));
    deposit.closing = { on, interest, tds };
    this.#end(deposit, 'withdrawn', paid);
    this.count.withdrawn += 1;
  }

  #end(deposit: SimulatedDeposit, event: 'matured' | 'withdrawn', paid: string): void {
    this.#move(deposit, event);
    deposit.paidOut += tenThousandths(paid);
    deposit.balance = '0.00';
  }

  #taxOn(deposit: SimulatedDeposit, { on, interest }: { on: string; interest: string }): string {
    const year = financialYearOf(on);
    const before = this.all.flatMap(({ posted, closing }) =>
      [...posted, ...(closing ? [closing] : [])].filter((one) => financialYearOf(one.on) === year),
    );
    const facts = {
      on,
      interest,
      interestBefore: sumRupees(before.map((one) => one.interest)).toFixed(2),
      tdsBefore: sumRupees(before.map((one) => one.tds)).toFixed(2),
      payer: 'bank' as const,
      senior: false,
      pan: true,
      declaration: deposit.form && financialYearOf(deposit.placedOn) === year,
    };
    return tdsOnInterest(facts, this.#frame.context.market.rules).tds;
  }

  #move(deposit: SimulatedDeposit, event: DepositEvent): boolean {
    const state = nextState(deposit.state, event);
    if (state === null) return false;
    deposit.state = state;
    return true;
  }

  /** The payment comes from the bank, or goes back. */
  #payment({ principal }: SimulatedDeposit, sign: 1 | -1): void {
    const signed = (by: number) => rupees(principal).times(by).toFixed(2);
    this.#book([
      { account: gatewayClearing(), commodity: 'INR', amount: signed(-sign) },
      { account: cashInTransit(), commodity: 'INR', amount: signed(sign) },
    ]);
  }

  #book(entries: readonly LedgerEntry[]): void {
    for (const commodity of this.book.book(entries))
      this.#frame.faults.push(`a booking of a deposit does not balance in ${commodity}`);
  }

  #check(): void {
    this.#frame.faults.push(...depositFaults(this.all, this.book));
  }
}

const termsOfOpen = (deposit: SimulatedDeposit): Parameters<typeof scheduled>[0] => ({
  ...deposit,
  opens_on: deposit.opens_on!,
});
