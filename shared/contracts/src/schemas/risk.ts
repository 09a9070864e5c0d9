import { Type as T } from '@sinclair/typebox';
import { RISK_RATINGS } from '../enums.ts';
import { closed, Codes, Data, Instant, Nullable } from './shapes.ts';

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
    reply: Data(
      T.Object({
        questionnaire: Questionnaire,
        draft: Nullable(T.Object({ rule_id: T.String(), answers: RiskAnswers })),
      }),
    ),
  },
  /** Newest first; it is set when this is not empty (specification, section 5). */
  riskProfile: { reply: Data(T.Array(RiskProfile)) },
  saveRiskDraft: {
    body: T.Object({ rule_id: T.String({ maxLength: 60 }), answers: RiskAnswers }, closed),
    reply: Data(T.Object({ saved_at: Instant })),
  },
  takeRiskProfile: {
    body: T.Object({ rule_id: T.String({ maxLength: 60 }), answers: RiskAnswers }, closed),
    reply: Data(RiskProfile),
  },
};
