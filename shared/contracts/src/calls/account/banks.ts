import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { BANK_ACCOUNT_STATUSES, BANK_ACCOUNT_TYPES, BANK_FAILURES } from '../../enums/account.ts';
import { closed, Codes, Data, Id, Instant, Nullable, Success } from '../shapes.ts';

const Ifsc = T.String({ maxLength: 20, description: 'branch code; small letters and spaces are mended' });
export const StepUp = T.Optional(
  T.String({ maxLength: 200, description: 'token of a confirmed step-up code' }),
);

export const BankBranch = T.Object({
  ifsc: T.String(),
  bank_name: T.String(),
  branch: T.String(),
  city: T.String(),
  state: T.String(),
  /** A branch of the sandbox, which no bank has. */
  invented: T.Boolean(),
});

/** Two names word by word: what both have, and what only one of them has. */
export const NameMatch = T.Object({
  /** 0 to 100. */
  score: T.Integer(),
  ours: T.String(),
  theirs: T.String(),
  only_ours: T.Array(T.String()),
  only_theirs: T.Array(T.String()),
});

export const BankAccount = T.Object({
  id: T.String(),
  masked_account_no: T.String(),
  ifsc: T.String(),
  bank_name: T.String(),
  branch: T.String(),
  city: T.String(),
  type: Codes(BANK_ACCOUNT_TYPES),
  status: Codes(BANK_ACCOUNT_STATUSES),
  failure: Nullable(Codes(BANK_FAILURES)),
  is_default: T.Boolean(),
  /** The name that the bank returned; null until it has answered. */
  holder_name: Nullable(T.String()),
  name_match: Nullable(NameMatch),
  added_at: Instant,
  verified_at: Nullable(Instant),
});

export const banks = {
  bankBranch: {
    summary: 'Bank and branch of an IFSC',
    method: 'GET',
    path: '/api/v3/banks/ifsc/{ifsc}.json',
    audience: 'signed-in',
    params: T.Object({ ifsc: Ifsc }),
    reply: Data(BankBranch),
  },
  bankConsents: {
    summary: 'The consents that adding a bank account needs, in words',
    method: 'GET',
    path: '/api/v3/banks/consents.json',
    audience: 'signed-in',
    reply: Data(
      T.Object({
        consents: T.Array(
          T.Object({
            kind: Codes(['bank_verify', 'bank_use'] as const),
            title: T.String(),
            text: T.String(),
            hash: T.String(),
          }),
        ),
      }),
    ),
  },
  bankAccounts: {
    summary: 'Bank accounts of the current portfolio, the default one first',
    method: 'GET',
    path: '/api/v3/banks.json',
    audience: 'signed-in',
    reply: T.Object({
      status: Success,
      data: T.Array(BankAccount),
      meta: T.Object({
        most: T.Integer(),
        /** Types that the residency allows. */
        types: T.Array(Codes(BANK_ACCOUNT_TYPES)),
        /** Required owner of the account. */
        holders: T.Array(T.String()),
      }),
    }),
  },
  addBankAccount: {
    summary: 'Add a bank account and have the bank confirm it',
    method: 'POST',
    path: '/api/v3/banks.json',
    audience: 'signed-in',
    idempotent: true,
    body: T.Object(
      {
        ifsc: Ifsc,
        account_no: T.String({ maxLength: 60 }),
        account_no_again: T.String({ maxLength: 60 }),
        type: Codes(BANK_ACCOUNT_TYPES),
        /** Hashes of the texts that were agreed to, by consent. */
        consents: T.Object(
          {
            bank_verify: T.Optional(T.String({ maxLength: 64 })),
            bank_use: T.Optional(T.String({ maxLength: 64 })),
          },
          closed,
        ),
        step_up: StepUp,
      },
      closed,
    ),
    reply: Data(BankAccount),
  },
  retryBankAccount: {
    summary: 'Ask the bank again about an account that waits for its answer',
    method: 'POST',
    path: '/api/v3/banks/{id}/retry.json',
    audience: 'signed-in',
    idempotent: true,
    params: T.Object({ id: Id }),
    body: T.Optional(T.Object({}, closed)),
    reply: Data(BankAccount),
  },
  setDefaultBankAccount: {
    summary: 'Make a bank account the default one',
    method: 'POST',
    path: '/api/v3/banks/{id}/default.json',
    audience: 'signed-in',
    idempotent: true,
    params: T.Object({ id: Id }),
    body: T.Object({ step_up: StepUp }, closed),
    reply: Data(BankAccount),
  },
  removeBankAccount: {
    summary: 'Remove a bank account',
    method: 'POST',
    path: '/api/v3/banks/{id}/remove.json',
    audience: 'signed-in',
    idempotent: true,
    params: T.Object({ id: Id }),
    body: T.Object({ step_up: StepUp }, closed),
    reply: Data(T.Object({})),
  },
} as const satisfies Record<string, CallDefinition>;
