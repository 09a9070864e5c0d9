import { confirmsOf, type CallBody, type CallReply } from '@sanchay/contracts';
import { ask, type Person } from '../../cluster/testing/person.ts';
import type { Random } from '../../simulate/random.ts';
import { answered, press } from '../careful.ts';

type Body = CallBody<'createDeposit'>;
type Deposit = CallReply<'deposit'>['data'];

/** A deposit that was acknowledged to a client. */
export interface AcknowledgedDeposit {
  id: string;
  portfolioId: string;
  /** Rupees. */
  amount: number;
}

/** The token of an OTP for what a request does. */
export type DepositOtp = (
  person: Person,
  purpose: 'purchase' | 'redeem',
  confirms: string,
) => Promise<string>;

const PLAN = 'axis-bank-12';
const DEPOSITS = '/fixed_deposit/api/v1/deposits';
const TERMS = {
  plan_id: PLAN,
  payout: 'maturity',
  maturity_instruction: 'pay_out',
  tax_form: 'none',
  accepted: true,
  method: 'upi',
} as const;
/** Last two digits of amounts, by which the issuer rejects, is slow, cannot be reached or repeats itself. */
const OUTCOMES = [0, 0, 1, 3, 4, 5];
/** Answers that a careful client expects. */
const REFUSALS = [
  ...['not_active', 'upi_limit', 'payment_in_progress'],
  // Interest was booked meanwhile, or the OTP was over before a node answered.
  ...['amount_changed', 'step_up_invalid'],
];

/** A simulated user that books deposits and withdraws them early until stopped, and records what was acknowledged. */
export class DepositClient {
  readonly journal: AcknowledgedDeposit[] = [];
  /** Rupees that withdrawals paid, by deposit, as they were acknowledged. */
  readonly withdrawn = new Map<string, number>();
  /** Answers that the client did not expect, in words. */
  readonly surprises: string[] = [];
  readonly #origin: string;
  readonly #person: Person;
  readonly #bankId: string;
  readonly #random: Random;
  readonly #otp: DepositOtp;

  constructor(
    origin: string,
    person: Person,
    { bankId, random, otp }: { bankId: string; random: Random; otp: DepositOtp },
  ) {
    this.#origin = origin;
    this.#person = person;
    this.#bankId = bankId;
    this.#random = random;
    this.#otp = otp;
  }

  async work(goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      if (this.#random.chance(0.5)) {
        const amount = 100 * this.#random.int(60, 120) + this.#random.pick(OUTCOMES);
        await this.book(amount, this.#random.pick(['pay', 'pay', 'pay_twice', 'pay_silent', 'fail']));
      } else await this.#withdraw();
    }
  }

  /** Books a deposit, and pays it on the gateway's page. */
  async book(amount: number, action = 'pay'): Promise<void> {
    const offer = await this.#read<{ rate: number }>(
      `/fixed_deposit/api/v1/plans/${PLAN}/preview.json?amount=${amount}`,
    );
    if (!offer) return;
    const body: Body = { ...TERMS, amount, rate: offer.rate, bank_id: this.#bankId };
    const stepUp = await this.#confirmed('purchase', confirmsOf('createDeposit', { params: {}, body }));
    if (stepUp === null) return;
    const deposit = await this.#asked<Deposit>(`${DEPOSITS}.json`, { ...body, step_up: stepUp });
    if (!deposit) return;
    this.journal.push({ id: deposit.id, portfolioId: this.#person.portfolioId, amount });
    if (deposit.payment?.redirect_url) await press(deposit.payment.redirect_url, action);
  }

  /** Withdraws one of the deposits that is active. */
  async #withdraw(): Promise<void> {
    const all = await this.#read<Deposit[]>(`${DEPOSITS}.json`);
    const active = (all ?? []).filter(({ state }) => state === 'active');
    if (active.length === 0) return;
    const { id } = this.#random.pick(active);
    const shown = await this.#read<CallReply<'previewDepositClosure'>['data']>(
      `${DEPOSITS}/${id}/closure.json`,
    );
    if (!shown?.allowed) return;
    const { amount } = shown;
    const stepUp = await this.#confirmed(
      'redeem',
      confirmsOf('closeDeposit', { params: { id }, body: { amount } }),
    );
    if (stepUp === null) return;
    const closed = await this.#asked<Deposit>(`${DEPOSITS}/${id}/closure.json`, { amount, step_up: stepUp });
    if (closed) this.withdrawn.set(id, amount);
  }

  /** A token of an OTP; null while the database is away. */
  #confirmed(purpose: 'purchase' | 'redeem', confirms: string): Promise<string | null> {
    return this.#otp(this.#person, purpose, confirms).catch(() => null);
  }

  /** The data of a read; null when nobody answered it. */
  async #read<Reply>(path: string): Promise<Reply | null> {
    const answer = await ask(this.#origin, 'GET', path, { token: this.#person.token }).catch(() => null);
    return answer?.status === 200 ? (answer.body.data as unknown as Reply) : null;
  }

  /** The answer of a call; null when it was refused. */
  async #asked<Reply>(path: string, body: object): Promise<Reply | null> {
    const answer = await answered(this.#origin, { token: this.#person.token, path, body });
    if (answer.status === 200) return answer.body.data as unknown as Reply;
    if (!REFUSALS.includes(answer.body.code ?? ''))
      this.surprises.push(`${path} was answered ${answer.status} ${answer.body.code}`);
    return null;
  }
}
