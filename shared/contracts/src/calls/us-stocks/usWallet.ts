import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { PAYMENT_METHODS } from '../../enums/payments.ts';
import { US_CONSENTS, US_DIRECTIONS, US_TRANSFER_STATES, US_TRANSFER_STEPS } from '../../enums/usStocks.ts';
import { StepUp } from '../account/banks.ts';
import { closed, Codes, Data, Day, Id, Instant, Nullable, Percent, Refusal, Rupees } from '../shapes.ts';
import { Payment, UpiId } from '../investing/payments.ts';

const Dollars = T.Number({ description: 'US dollars, 2 decimals' });
const Rate = T.Number({ description: 'rupees for a dollar, 4 decimals, margin of the bank included' });
const Hash = T.String({ minLength: 64, maxLength: 64 });

const BankAccount = T.Object({ id: Id, bank_name: T.String(), masked_account_no: T.String() });

/** Money sent abroad in a financial year under the Liberalised Remittance Scheme. */
const LrsYear = T.Object({
  financial_year: T.String(),
  limit: Dollars,
  used: T.Number({ description: 'US dollars, transfers under way and those of other banks included' }),
  elsewhere_usd: T.Number({ description: 'US dollars that were declared as sent through other banks' }),
  elsewhere_inr: T.Number({ description: 'rupees that were declared as sent through other banks' }),
  left: Dollars,
  rule_id: T.String(),
});

const ConsentText = T.Object({
  kind: Codes(US_CONSENTS),
  title: T.String(),
  text: T.String(),
  hash: T.String(),
});

/** The account for US stocks, or what is needed to open it. */
export const UsAccount = T.Object({
  number: Nullable(T.String({ description: 'null before it is opened' })),
  opened_at: Nullable(Instant),
  w8ben: Nullable(
    T.Object({ signed_on: Day, valid_until: Day, expired: T.Boolean(), expiring: T.Boolean() }),
  ),
  texts: T.Array(ConsentText, { description: 'what is to be agreed to, in the language of the request' }),
  balance: T.Number({ description: 'US dollars in the wallet' }),
  lrs: LrsYear,
  refusal: Refusal,
});

const Charges = {
  fee: Rupees,
  fee_gst: Rupees,
  conversion_gst: Rupees,
};

/** What money sent to the wallet brings and costs. */
const RemittancePreview = T.Object({
  amount: Rupees,
  reference_rate: T.Number({ description: 'rupees for a dollar without margin, 4 decimals' }),
  rate: Rate,
  margin: Percent,
  usd: Dollars,
  ...Charges,
  tcs: Rupees,
  tcs_set_off: T.Number({
    description: 'rupees of tax due that were collected before on transfers that did not go through',
  }),
  tcs_above: T.Number({ description: 'rupees of a financial year that are free of TCS' }),
  tcs_rate: Percent,
  total: T.Number({ description: 'rupees to pay' }),
  value_on: T.String({ description: 'ISO day on which the bank converts' }),
  lrs: LrsYear,
  rule_ids: T.Array(T.String()),
  refusal: Refusal,
});

/** What dollars of the wallet bring to the bank account. */
const WithdrawalPreview = T.Object({
  usd: Dollars,
  rate: Rate,
  gross: Rupees,
  ...Charges,
  net: Rupees,
  value_on: Day,
  accounts: T.Array(BankAccount),
  rule_ids: T.Array(T.String()),
  refusal: Refusal,
});

/** Money between bank account and dollar wallet. */
export const UsTransferSummary = T.Object({
  id: Id,
  direction: Codes(US_DIRECTIONS),
  state: Codes(US_TRANSFER_STATES),
  usd: Dollars,
  inr: T.Number({ description: 'rupees that are converted, charges left out' }),
  placed_at: Instant,
});

export const UsTransfer = T.Object({
  ...UsTransferSummary.properties,
  reason: Nullable(T.String()),
  rate: Rate,
  ...Charges,
  tcs: Rupees,
  total: T.Number({ description: 'rupees paid, or received in the bank account' }),
  financial_year: T.String(),
  value_on: Day,
  purpose_code: T.String({ description: 'purpose code of the Reserve Bank' }),
  account: Nullable(BankAccount),
  payment: Nullable(Payment),
  timeline: T.Array(
    T.Object({
      at: Instant,
      step: Codes(US_TRANSFER_STEPS),
      title: T.String(),
      text: Nullable(T.String()),
    }),
  ),
});

/** The dollar wallet: every booking, the newest first, with the balance after it. */
const UsWallet = T.Object({
  balance: Dollars,
  value: Nullable(T.Number({ description: 'rupees at the reference rate; null without one' })),
  rate: Nullable(T.Number({ description: 'rupees for a dollar, reference rate' })),
  lines: T.Array(
    T.Object({
      id: Id,
      at: Instant,
      kind: T.String(),
      title: T.String(),
      usd: T.Number({ description: 'US dollars; negative for what left the wallet' }),
      balance: Dollars,
      transfer_id: Nullable(Id),
      order: Nullable(T.Object({ id: Id, name: T.String() })),
    }),
  ),
  transfers: T.Array(UsTransferSummary),
});

const Elsewhere = {
  elsewhere_usd: T.Optional(T.Number({ minimum: 0, maximum: 10_000_000 })),
  elsewhere_inr: T.Optional(T.Number({ minimum: 0, maximum: 1_000_000_000 })),
};

export const usWallet = {
  usAccount: {
    summary: 'The account for US stocks: consents, W-8BEN, dollars and the LRS limit used this year',
    method: 'GET',
    path: '/vested/api/v1/account.json',
    audience: 'signed-in',
    reply: Data(UsAccount),
  },
  openUsAccount: {
    summary: 'Open the account for US stocks',
    method: 'POST',
    path: '/vested/api/v1/account.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object({ us_declaration: Hash, us_w8ben: Hash, us_risk: Hash }, closed),
    reply: Data(UsAccount),
  },
  renewW8ben: {
    summary: 'Sign Form W-8BEN again',
    method: 'POST',
    path: '/vested/api/v1/account/w8ben.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object({ us_w8ben: Hash }, closed),
    reply: Data(UsAccount),
  },
  usWallet: {
    summary: 'The dollar wallet with its bookings and transfers, newest first',
    method: 'GET',
    path: '/vested/api/v1/wallet.json',
    audience: 'signed-in',
    reply: Data(UsWallet),
  },
  previewRemittance: {
    summary: 'Dollars, charges and TCS of money sent to the dollar wallet today',
    method: 'GET',
    path: '/vested/api/v1/remittances/preview.json',
    audience: 'signed-in',
    query: T.Object({ amount: T.Number({ description: 'rupees to convert' }), ...Elsewhere }),
    reply: Data(RemittancePreview),
  },
  createRemittance: {
    summary: 'Send money to the dollar wallet and start its payment',
    method: 'POST',
    path: '/vested/api/v1/remittances.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object(
      {
        amount: T.Number({ description: 'rupees to convert' }),
        usd: T.Number({ description: 'dollars that were shown; other dollars are refused' }),
        total: T.Number({ description: 'rupees that were shown; another total is refused' }),
        ...Elsewhere,
        accepted: T.Literal(true, { description: 'the declaration of Form A2 was accepted' }),
        method: Codes(PAYMENT_METHODS),
        upi_id: T.Optional(UpiId),
        bank: T.Optional(T.String({ maxLength: 20 })),
        step_up: StepUp,
      },
      closed,
    ),
    reply: Data(UsTransfer),
  },
  previewUsWithdrawal: {
    summary: 'What dollars of the wallet bring to the bank account today',
    method: 'GET',
    path: '/vested/api/v1/withdrawals/preview.json',
    audience: 'signed-in',
    query: T.Object({ usd: T.Number({ description: 'US dollars' }) }),
    reply: Data(WithdrawalPreview),
  },
  createUsWithdrawal: {
    summary: 'Withdraw dollars of the wallet to the bank account',
    method: 'POST',
    path: '/vested/api/v1/withdrawals.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object(
      {
        usd: T.Number({ description: 'US dollars' }),
        net: T.Number({ description: 'rupees that were shown; another amount is refused' }),
        bank_id: Id,
        step_up: StepUp,
      },
      closed,
    ),
    reply: Data(UsTransfer),
  },
  usTransfer: {
    summary: 'Money sent to or from the dollar wallet, with its timeline',
    method: 'GET',
    path: '/vested/api/v1/transfers/{id}.json',
    audience: 'signed-in',
    params: T.Object({ id: Id }),
    reply: Data(UsTransfer),
  },
} as const satisfies Record<string, CallDefinition>;
