import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import {
  MOST_NOMINEES,
  NOMINEE_CHOICES,
  NOMINEE_IDS,
  NOMINEE_RELATIONS,
} from '../../onboarding/setupAnswers.ts';
import { closed, Codes, Data, Day, Instant, Nullable } from '../shapes.ts';

const text = (maxLength: number) => T.String({ maxLength });

/** A nominee as far as it is answered. */
export const NomineeDraft = T.Partial(
  T.Object({
    name: text(120),
    relation: Codes(NOMINEE_RELATIONS),
    date_of_birth: text(10),
    /** Percent, at most two decimals: "33.34". */
    share: text(8),
    id_kind: Codes(NOMINEE_IDS),
    /** PAN, last four of an Aadhaar, or driving licence; masked where it comes back. */
    id_number: text(20),
    guardian_name: text(120),
    guardian_relation: text(40),
  }),
  closed,
);

const NomineeSet = T.Object({
  id: T.String(),
  choice: Codes(NOMINEE_CHOICES),
  nominees: T.Array(NomineeDraft),
  made_at: Instant,
  /** Folios created from this day on carry it. */
  applies_from: Day,
});

export const nominees = {
  nominees: {
    summary: 'Nominees of the portfolio and how they changed',
    method: 'GET',
    path: '/api/v3/nominees.json',
    audience: 'signed-in',
    reply: Data(
      T.Object({
        current: Nullable(NomineeSet),
        history: T.Array(NomineeSet),
        /** What a change made now would apply from. */
        change_applies_from: Day,
        /** A single holder names a nominee or opts out; joint holders may omit it. */
        required: T.Boolean(),
      }),
    ),
  },
  replaceNominees: {
    summary: 'Name other nominees, or opt out, all at once',
    method: 'PUT',
    path: '/api/v3/nominees.json',
    audience: 'signed-in',
    idempotent: true,
    body: T.Object(
      {
        choice: Codes(NOMINEE_CHOICES),
        nominees: T.Array(NomineeDraft, { maxItems: MOST_NOMINEES }),
        /** The id of the set that the form started from, or null; another one meanwhile is refused. */
        replaces: Nullable(text(64)),
        step_up: T.Optional(text(200)),
      },
      closed,
    ),
    reply: Data(NomineeSet),
  },
} as const satisfies Record<string, CallDefinition>;
