import { Type as T } from '@sinclair/typebox';
import { BANK_ACCOUNT_STATUSES, BANK_ACCOUNT_TYPES, BANK_FAILURES } from '../enums.ts';
import { closed, Codes, Data, Id, Instant, Nullable, Success } from './shapes.ts';

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
  bankBranch: { params: T.Object({ ifsc: Ifsc }), reply: Data(BankBranch) },
  bankConsents: {
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
    params: T.Object({ id: Id }),
    body: T.Optional(T.Object({}, closed)),
    reply: Data(BankAccount),
  },
  setDefaultBankAccount: {
    params: T.Object({ id: Id }),
    body: T.Object({ step_up: StepUp }, closed),
    reply: Data(BankAccount),
  },
  removeBankAccount: {
    params: T.Object({ id: Id }),
    body: T.Object({ step_up: StepUp }, closed),
    reply: Data(T.Object({})),
  },
};
