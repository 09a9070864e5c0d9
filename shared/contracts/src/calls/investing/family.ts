import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { GUARDIAN_RELATIONS, MINOR_BLOCKERS } from '../../enums/account.ts';
import { closed, Codes, Data, Day, Id, Nullable, Percent, PublicId, Rupees, Success } from '../shapes.ts';
import { heldFigures } from '../holdings/everyHolding.ts';
import { FinancialYear } from './reports.ts';

const Signed = T.Number({ description: 'rupees, 2 decimals; negative for a loss' });
const Allocation = T.Array(T.Object({ name: T.String(), value: Rupees, percentage: Percent }));
const figures = {
  current_value: T.Number({ description: 'net worth, with assets held elsewhere and what is owed, rupees' }),
  /** Of what is booked here; `returns` includes imported folios. */
  total_invested: Rupees,
  one_day_change: Signed,
  unrealised_gain: Signed,
  realised_gain: Signed,
  returns: Nullable(
    T.Object(
      {
        total_invested: heldFigures.total_invested,
        unrealised_gain: heldFigures.unrealised_gain,
        realised_gain: heldFigures.realised_gain,
        overall_gain: heldFigures.overall_gain,
        left_out: heldFigures.left_out,
      },
      { description: 'of everything in the value whose payments are known; null without any' },
    ),
  ),
};

/** Capital gains of one account in the financial year; tax is computed for each member, never for the family. */
const MemberTax = T.Object({
  status: Codes(['draft', 'final'] as const),
  gain: Signed,
  tax: Rupees,
});

export const FamilyMember = T.Object({
  portfolio_id: PublicId,
  name: T.String(),
  portfolio_name: T.String(),
  relation: Codes(['own', 'minor', 'managed'] as const),
  minor: Nullable(
    T.Object(
      {
        status: Codes(['minor', 'of_age'] as const),
        adult_from: Day,
      },
      { description: 'of an own account of a minor; `of_age`: 18, and not yet handed over to the own login' },
    ),
  ),
  as_of: Nullable(Day),
  ...figures,
  share_percentage: T.Number({
    description: "of the sum of the members' net worths above 0, percent; 0 where more is owed than owned",
  }),
  allocation: Allocation,
  tax: MemberTax,
});

const minor = T.Object({ portfolio_id: Id });

export const family = {
  family: {
    summary:
      "Own accounts and included accounts of others together, with each member's share, allocation, gains and tax",
    method: 'GET',
    path: '/api/v3/family.json',
    audience: 'signed-in',
    query: T.Object({ year: T.Optional(FinancialYear) }),
    reply: Data(
      T.Object({
        financial_year: FinancialYear,
        years: T.Array(FinancialYear),
        totals: T.Object(figures),
        allocation: Allocation,
        members: T.Array(FamilyMember, { description: 'own accounts first, the oldest first' }),
        candidates: T.Array(
          T.Object({ portfolio_id: PublicId, name: T.String(), portfolio_name: T.String() }),
          {
            description: 'accounts that the user manages and has not included',
          },
        ),
      }),
    ),
  },
  addMinor: {
    summary: 'Add the account of a minor, which the user holds and operates as guardian',
    method: 'POST',
    path: '/api/v3/family/minors.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    body: T.Object(
      {
        name: T.String({ maxLength: 200 }),
        date_of_birth: T.String({ maxLength: 10, description: 'YYYY-MM-DD' }),
        relation: Codes(GUARDIAN_RELATIONS),
        clubbed: T.Boolean({ description: "the child's income is added to the income of this user for tax" }),
        pan: T.Optional(T.String({ maxLength: 20, description: "the child's PAN" })),
        consent: T.Boolean({ description: 'agreement to the declaration `guardian-2026-1`' }),
      },
      closed,
    ),
    reply: Data(T.Object({ portfolio_id: PublicId, name: T.String() })),
  },
  minorAccount: {
    summary:
      'What is recorded of a child, what of it can be corrected, and what keeps the account from being removed',
    method: 'GET',
    path: '/api/v3/family/minors/{portfolio_id}.json',
    audience: 'signed-in',
    params: minor,
    reply: Data(
      T.Object({
        portfolio_id: PublicId,
        name: T.String(),
        date_of_birth: Day,
        adult_from: Day,
        birth_correctable: T.Boolean({ description: 'nothing was ordered or booked in the account yet' }),
        blockers: T.Array(T.Object({ kind: Codes(MINOR_BLOCKERS), count: T.Integer() }), {
          description: 'what is held or in progress; empty when the account can be removed',
        }),
      }),
    ),
  },
  correctMinor: {
    summary:
      'Correct the name of a child, and the date of birth before the first order. Needs an OTP (purpose `access`)',
    method: 'PUT',
    path: '/api/v3/family/minors/{portfolio_id}.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: minor,
    body: T.Object(
      {
        name: T.String({ maxLength: 200 }),
        date_of_birth: T.String({ maxLength: 10, description: 'YYYY-MM-DD' }),
        step_up: T.Optional(T.String({ maxLength: 200 })),
      },
      closed,
    ),
    reply: Data(T.Object({ portfolio_id: PublicId, name: T.String(), date_of_birth: Day })),
  },
  removeMinor: {
    summary:
      'Remove the account of a child in which nothing is held or in progress. Needs an OTP (purpose `access`)',
    method: 'POST',
    path: '/api/v3/family/minors/{portfolio_id}/remove.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: minor,
    body: T.Object({ step_up: T.Optional(T.String({ maxLength: 200 })) }, closed),
    reply: T.Object({ status: Success }),
  },
  setFamilyMember: {
    summary: 'Include a managed account in the family view, or leave it out',
    method: 'PUT',
    path: '/api/v3/family/members/{portfolio_id}.json',
    audience: 'signed-in',
    personal: true,
    params: T.Object({ portfolio_id: Id }),
    body: T.Object({ included: T.Boolean() }, closed),
    reply: T.Object({ status: Success }),
  },
} as const satisfies Record<string, CallDefinition>;
