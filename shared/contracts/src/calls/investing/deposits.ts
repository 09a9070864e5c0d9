import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { DEPOSIT_STATES, DEPOSIT_STEPS, MATURITY_INSTRUCTIONS, TAX_FORMS } from '../../enums/deposits.ts';
import { PAYOUTS } from '../../enums/market.ts';
import { PAYMENT_METHODS } from '../../enums/payments.ts';
import { StepUp } from '../account/banks.ts';
import {
  closed,
  Codes,
  Data,
  Day,
  Id,
  Instant,
  Nullable,
  Percent,
  Refusal,
  Rupees,
  Success,
} from '../shapes.ts';
import { Payment, UpiId } from './payments.ts';

const Tenure = T.Optional(
  T.Integer({
    minimum: 1,
    maximum: 240,
    description: 'within the tenures of the plan; its shortest without',
  }),
);
const PlanId = T.String({ minLength: 1, maxLength: 80 });

/** One booking of interest, in the future or in the past. */
const Posting = T.Object({
  on: Day,
  kind: Codes(['added', 'paid'] as const),
  interest: Rupees,
  tds: Rupees,
  balance: Rupees,
  booked: T.Boolean({ description: 'false: expected' }),
  rule_id: Nullable(T.String({ description: 'rule of the tax deducted; null where it is expected' })),
});

/** What the tax of a financial year is decided by. */
const TaxBasis = T.Object({
  financial_year: T.String(),
  threshold: Rupees,
  rate: Percent,
  interest_booked: T.Number({
    description: 'rupees of interest of this issuer in the financial year, booked',
  }),
  rule_id: T.String(),
});

const ClosureTerm = T.Object({
  from_days: T.Integer(),
  to_days: Nullable(T.Integer()),
  allowed: T.Boolean(),
  interest: T.Boolean(),
  less: T.Number({ description: 'percent a year' }),
});

const Account = T.Object({ id: Id, bank_name: T.String(), masked_account_no: T.String() });

const Terms = {
  plan_id: PlanId,
  issuer: T.Object({ slug: T.String(), name: T.String(), kind: Codes(['bank', 'non_bank'] as const) }),
  principal: Rupees,
  rate: Percent,
  payout: Codes(PAYOUTS),
  compounding: Codes(['annually', 'quarterly', 'monthly', 'daily'] as const),
  months: T.Integer(),
  senior: T.Boolean({ description: 'rate for holders of 60 or older on the day of booking' }),
} as const;

/** What a deposit would be: terms, every booking of interest, tax, what happens on premature withdrawal. */
const DepositPreview = T.Object({
  ...Terms,
  opens_on: Day,
  matures_on: Day,
  maturity_amount: Rupees,
  interest: Rupees,
  tds: Rupees,
  postings: T.Array(Posting),
  tax: TaxBasis,
  tax_form: Nullable(Codes(TAX_FORMS)),
  insured_up_to: Nullable(
    T.Number({ description: 'rupees that DICGC insures; null for issuers that are not banks' }),
  ),
  insurance_rule_id: Nullable(T.String()),
  early_closure: T.Array(ClosureTerm),
  accounts: T.Array(Account),
  payee_upi_id: T.String({ description: 'the handle of the issuer, which receives the money' }),
  nominees: T.Boolean({ description: 'whether the account has nominees, who receive the deposit' }),
  refusal: Refusal,
});

export const DepositSummary = T.Object({
  id: Id,
  ...Terms,
  state: Codes(DEPOSIT_STATES),
  reason: Nullable(T.String()),
  placed_at: Instant,
  opens_on: Nullable(Day),
  matures_on: Nullable(Day),
  maturity_amount: Rupees,
  value: T.Number({ description: 'rupees today: balance and accrued interest; 0 once it has ended' }),
  interest_booked: Rupees,
  tds: Rupees,
});

export const Deposit = T.Object({
  ...DepositSummary.properties,
  balance: Rupees,
  accrued: Rupees,
  maturity_instruction: Codes(MATURITY_INSTRUCTIONS),
  tax_form: Codes(TAX_FORMS),
  account: Account,
  certificate_no: Nullable(T.String()),
  query: Nullable(T.String({ description: 'question of the issuer that waits for an answer' })),
  payment: Nullable(Payment),
  postings: T.Array(Posting),
  early_closure: T.Array(ClosureTerm),
  paid_on_end: Nullable(Rupees),
  ended_on: Nullable(Day),
  renewed_as: Nullable(Id),
  timeline: T.Array(
    T.Object({ at: Instant, step: Codes(DEPOSIT_STEPS), title: T.String(), text: Nullable(T.String()) }),
  ),
});

/** What comes back when a deposit is withdrawn today. */
const DepositClosure = T.Object({
  on: Day,
  allowed: T.Boolean(),
  days: T.Integer(),
  rate: Percent,
  interest: Rupees,
  recovered: T.Number({ description: 'rupees of booked interest above that, taken from the principal' }),
  tds: Rupees,
  amount: T.Number({ description: 'rupees paid to the bank account' }),
  refusal: Refusal,
});

const oneDeposit = T.Object({ id: Id });

export const deposits = {
  previewDeposit: {
    summary: 'Terms, interest schedule and tax of a fixed deposit for the current account',
    method: 'GET',
    path: '/fixed_deposit/api/v1/plans/{plan_id}/preview.json',
    audience: 'signed-in',
    params: T.Object({ plan_id: PlanId }),
    query: T.Object({
      amount: T.Number({ description: 'rupees' }),
      months: Tenure,
      payout: T.Optional(Codes(PAYOUTS)),
      tax_form: T.Optional(Codes(TAX_FORMS)),
    }),
    reply: Data(DepositPreview),
  },
  deposits: {
    summary: 'Fixed deposits of the current account, newest first',
    method: 'GET',
    path: '/fixed_deposit/api/v1/deposits.json',
    audience: 'signed-in',
    reply: T.Object({ status: Success, data: T.Array(DepositSummary) }),
  },
  deposit: {
    summary: 'A fixed deposit with its bookings and its timeline',
    method: 'GET',
    path: '/fixed_deposit/api/v1/deposits/{id}.json',
    audience: 'signed-in',
    params: oneDeposit,
    reply: Data(Deposit),
  },
  createDeposit: {
    summary: 'Book a fixed deposit and start its payment',
    method: 'POST',
    path: '/fixed_deposit/api/v1/deposits.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object(
      {
        plan_id: PlanId,
        amount: T.Number({ description: 'rupees' }),
        months: Tenure,
        payout: Codes(PAYOUTS),
        rate: T.Number({ description: 'percent a year that was shown; a changed rate is refused' }),
        maturity_instruction: Codes(MATURITY_INSTRUCTIONS),
        tax_form: Codes(TAX_FORMS),
        bank_id: Id,
        accepted: T.Literal(true, { description: 'the declarations of the issuer were accepted' }),
        method: Codes(PAYMENT_METHODS),
        upi_id: T.Optional(UpiId),
        bank: T.Optional(T.String({ maxLength: 20 })),
        step_up: StepUp,
      },
      closed,
    ),
    reply: Data(Deposit),
  },
  answerDepositQuery: {
    summary: 'Answer a question of the issuer about a booking',
    method: 'POST',
    path: '/fixed_deposit/api/v1/deposits/{id}/answer.json',
    audience: 'ready',
    idempotent: true,
    params: oneDeposit,
    body: T.Object({ answer: T.String({ minLength: 1, maxLength: 500 }) }, closed),
    reply: Data(Deposit),
  },
  setDepositInstruction: {
    summary: 'Change what happens with a fixed deposit at maturity',
    method: 'PUT',
    path: '/fixed_deposit/api/v1/deposits/{id}/maturity.json',
    audience: 'ready',
    idempotent: true,
    params: oneDeposit,
    body: T.Object({ maturity_instruction: Codes(MATURITY_INSTRUCTIONS) }, closed),
    reply: Data(Deposit),
  },
  previewDepositClosure: {
    summary: 'What a premature withdrawal of a fixed deposit pays today',
    method: 'GET',
    path: '/fixed_deposit/api/v1/deposits/{id}/closure.json',
    audience: 'signed-in',
    params: oneDeposit,
    reply: Data(DepositClosure),
  },
  closeDeposit: {
    summary: 'Withdraw a fixed deposit before maturity',
    method: 'POST',
    path: '/fixed_deposit/api/v1/deposits/{id}/closure.json',
    audience: 'ready',
    idempotent: true,
    params: oneDeposit,
    body: T.Object(
      {
        amount: T.Number({ description: 'rupees that the preview showed; another amount is refused' }),
        step_up: StepUp,
      },
      closed,
    ),
    reply: Data(Deposit),
  },
  depositCertificate: {
    summary: 'The certificate of a fixed deposit as PDF, in the language of the request',
    method: 'GET',
    path: '/fixed_deposit/api/v1/deposits/{id}/certificate.pdf',
    audience: 'signed-in',
    params: oneDeposit,
    reply: T.Unsafe<Uint8Array>({}),
  },
} as const satisfies Record<string, CallDefinition>;
