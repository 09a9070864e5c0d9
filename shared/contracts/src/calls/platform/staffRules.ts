import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { Codes, closed, Data, Day, Id, Instant, Nullable } from '../shapes.ts';

const CONFIDENCES = ['H', 'M', 'L'] as const;
const Kind = T.String({ pattern: '^[a-z0-9_]{1,64}$', description: 'kind of rule, like stamp_duty' });
const RuleId = T.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$' });
/** Its form depends on the kind; `staffRuleKind` answers the schema. */
const RuleValue = T.Unknown({ description: 'as the form of the kind says' });

const row = {
  rule_id: T.String(),
  applies_from: Day,
  applies_to: Nullable(Day),
  value: RuleValue,
  source: T.String(),
  confidence: Codes(CONFIDENCES),
};

export const StaffRule = T.Object({
  ...row,
  version: T.Integer(),
  scope: T.String({ description: 'what it is about within its kind, like "liquid purchase"' }),
  state: Codes(['past', 'in_force', 'upcoming'] as const),
});

export const StaffRuleVersion = T.Object({
  ...row,
  version: T.Integer(),
  removed: T.Boolean({ description: 'in force on no day any more' }),
  origin: Codes(['release', 'staff'] as const),
  recorded_at: Instant,
  proposed_by: Nullable(T.String()),
  approved_by: Nullable(T.String()),
  reason: Nullable(T.String()),
});

export const StaffRuleChange = T.Object({
  ...row,
  id: T.String(),
  kind: T.String(),
  removes: T.Boolean(),
  added: T.Boolean({ description: 'a new row, no change of one' }),
  reason: T.String(),
  corrects_past: T.Boolean({ description: 'may change what held on days that have begun' }),
  proposed_by: Nullable(T.String({ description: 'null: by a release' })),
  own: T.Boolean({ description: 'proposed by the caller' }),
  proposed_at: Instant,
  decision: Nullable(Codes(['approved', 'rejected', 'withdrawn'] as const)),
  decided_by: Nullable(T.String()),
  decided_at: Nullable(Instant),
  note: T.String(),
  obstacle: Nullable(
    T.String({ description: 'why it cannot be approved as things are, like rule_change_stale' }),
  ),
  alters: T.Array(T.Object({ rule_id: T.String(), applies_from: Day, applies_to: Nullable(Day) }), {
    description: 'other rows that end earlier or later with it',
  }),
  first_day: Nullable(Day),
});

export const staffRules = {
  staffRules: {
    summary: 'Every dated rule by kind, with how many changes wait for approval',
    method: 'GET',
    path: '/api/v3/staff/rules.json',
    audience: 'signed-in',
    reply: Data(
      T.Object({
        on: Day,
        fault: Nullable(T.String({ description: 'why the newest rows are not in use' })),
        kinds: T.Array(
          T.Object({
            kind: T.String(),
            waiting: T.Integer(),
            form: T.Unknown({ description: 'JSON schema of its values' }),
            rules: T.Array(StaffRule),
          }),
        ),
      }),
    ),
  },
  staffRuleKind: {
    summary: 'One kind of rule: rows, form of its values, history, proposed and decided changes',
    method: 'GET',
    path: '/api/v3/staff/rules/{kind}.json',
    audience: 'signed-in',
    params: T.Object({ kind: Kind }),
    reply: Data(
      T.Object({
        on: Day,
        kind: T.String(),
        form: T.Unknown({ description: 'JSON schema of its values' }),
        rules: T.Array(StaffRule),
        versions: T.Array(StaffRuleVersion),
        changes: T.Array(StaffRuleChange),
      }),
    ),
  },
  proposeRuleChange: {
    summary: 'Propose a new row, a change of one or its removal; a second person approves it',
    method: 'POST',
    path: '/api/v3/staff/rules/{kind}/changes.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: T.Object({ kind: Kind }),
    body: T.Object(
      {
        rule_id: Nullable(RuleId),
        base_version: Nullable(T.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
        removes: T.Optional(T.Boolean()),
        applies_from: T.Optional(Day),
        applies_to: T.Optional(Nullable(Day)),
        value: T.Optional(RuleValue),
        source: T.String({ maxLength: 2_000 }),
        confidence: Codes(CONFIDENCES),
        reason: T.String({ maxLength: 2_000 }),
        corrects_past: T.Optional(T.Boolean()),
      },
      closed,
    ),
    reply: Data(StaffRuleChange),
  },
  decideRuleChange: {
    summary: 'Approve, reject or withdraw a proposed change',
    method: 'POST',
    path: '/api/v3/staff/rule_changes/{id}/decide.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: T.Object({ id: Id }),
    body: T.Object(
      {
        decision: Codes(['approve', 'reject', 'withdraw'] as const),
        note: T.Optional(T.String({ maxLength: 2_000 })),
      },
      closed,
    ),
    reply: Data(StaffRuleChange),
  },
} as const satisfies Record<string, CallDefinition>;
