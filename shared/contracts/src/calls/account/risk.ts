import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { RISK_RATINGS } from '../../enums/market.ts';
import { closed, Codes, Data, Instant, Nullable } from '../shapes.ts';

/** Chosen options by question, both as codes of the questionnaire. */
export const RiskAnswers = T.Record(
  T.String({ pattern: '^[a-z_]{2,40}$' }),
  T.String({ pattern: '^[a-z0-9_]{2,40}$' }),
);

const Question = T.Object({
  id: T.String(),
  options: T.Array(T.Object({ id: T.String(), points: T.Integer(), cap: T.Optional(T.Integer()) })),
});

const Questionnaire = T.Object({
  rule_id: T.String(),
  applies_from: T.String(),
  questions: T.Array(Question),
  /** Lowest score, 0 to 100, of each label, lowest first. */
  bands: T.Array(T.Object({ from: T.Integer(), label: Codes(RISK_RATINGS) })),
});

export const RiskProfile = T.Object({
  id: T.String(),
  /** 0 to 100. */
  score: T.Integer(),
  label: Codes(RISK_RATINGS),
  rule_id: T.String(),
  answers: RiskAnswers,
  taken_at: Instant,
});

export const risk = {
  riskQuestionnaire: {
    summary: 'Questions, weights and labels of the risk profile in force, with the answers given so far',
    method: 'GET',
    path: '/api/v3/risk_profile/questionnaire.json',
    audience: 'signed-in',
    reply: Data(
      T.Object({
        questionnaire: Questionnaire,
        draft: Nullable(T.Object({ rule_id: T.String(), answers: RiskAnswers })),
      }),
    ),
  },
  /** Newest first; it is set when this is not empty (specification, section 5). */
  riskProfile: {
    summary: 'Risk profiles taken, newest first; set when not empty',
    method: 'GET',
    path: '/api/v3/risk_profile.json',
    audience: 'signed-in',
    reply: Data(T.Array(RiskProfile)),
  },
  saveRiskDraft: {
    summary: 'Keep the answers of the risk profile given so far',
    method: 'PUT',
    path: '/api/v3/risk_profile/draft.json',
    audience: 'signed-in',
    body: T.Object({ rule_id: T.String({ maxLength: 60 }), answers: RiskAnswers }, closed),
    reply: Data(T.Object({ saved_at: Instant })),
  },
  takeRiskProfile: {
    summary: 'Take the risk profile',
    method: 'POST',
    path: '/api/v3/risk_profile.json',
    audience: 'signed-in',
    idempotent: true,
    body: T.Object({ rule_id: T.String({ maxLength: 60 }), answers: RiskAnswers }, closed),
    reply: Data(RiskProfile),
  },
} as const satisfies Record<string, CallDefinition>;
