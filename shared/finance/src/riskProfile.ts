import type { DatedRule } from './rules/datedRule.ts';

/** Labels of a risk profile, lowest first: the words of the regulator's risk dial (rules R7). */
export type RiskLabel =
  | 'Low Risk'
  | 'Low to Moderate Risk'
  | 'Moderate Risk'
  | 'Moderately High Risk'
  | 'High Risk'
  | 'Very High Risk';

export interface RiskOption {
  readonly id: string;
  readonly points: number;
  /** The answer holds the score at this much at most, whatever else was answered. */
  readonly cap?: number;
}

export interface RiskQuestion {
  readonly id: string;
  readonly options: readonly RiskOption[];
}

export interface RiskQuestionnaire {
  readonly questions: readonly RiskQuestion[];
  /** Lowest score of each label, lowest first. */
  readonly bands: ReadonlyArray<{ readonly from: number; readonly label: RiskLabel }>;
}

export type RiskAnswers = Readonly<Record<string, string>>;

export interface RiskScore {
  /** 0 to 100; of what is answered, so that it can be shown from the first answer on. */
  score: number;
  label: RiskLabel;
  /** The question whose answer limits the score, if one does. */
  cappedBy: string | null;
  answered: number;
}

/** The option chosen for a question, or null. */
function chosen(question: RiskQuestion, answers: RiskAnswers): RiskOption | null {
  return question.options.find(({ id }) => id === answers[question.id]) ?? null;
}

/** Questions without an answer of theirs, in order. */
export function openQuestions({ questions }: RiskQuestionnaire, answers: RiskAnswers): string[] {
  return questions.filter((question) => !chosen(question, answers)).map(({ id }) => id);
}

/**
 * The score of answers: points as a share of the most points possible, 0 to 100, rounded half up, then held at the
 * lowest cap that an answer brings. Null without an answer.
 */
export function riskScore({ questions, bands }: RiskQuestionnaire, answers: RiskAnswers): RiskScore | null {
  let [points, most, answered] = [0, 0, 0];
  let [cap, cappedBy]: [number, string | null] = [100, null];
  for (const question of questions) {
    const option = chosen(question, answers);
    if (!option) continue;
    answered += 1;
    points += option.points;
    most += Math.max(...question.options.map((known) => known.points));
    if (option.cap !== undefined && option.cap < cap) [cap, cappedBy] = [option.cap, question.id];
  }
  if (answered === 0) return null;
  const plain = Math.round((100 * points) / most);
  const score = Math.min(plain, cap);
  return {
    score,
    label: bands.findLast(({ from }) => from <= score)!.label,
    cappedBy: plain > cap ? cappedBy : null,
    answered,
  };
}

/** How far one answer moves the score up or down: the score with it less the score without it; 0 for the first. */
export function riskMove(questionnaire: RiskQuestionnaire, answers: RiskAnswers, question: string): number {
  const { [question]: _, ...others } = answers;
  const [before, after] = [riskScore(questionnaire, others), riskScore(questionnaire, answers)];
  return before && after ? after.score - before.score : 0;
}

const option = (id: string, points: number, cap?: number): RiskOption => ({
  id,
  points,
  ...(cap !== undefined && { cap }),
});

/** The questionnaires by the day from which they apply. Weights are our own and labelled so; nobody prescribes them. */
export const riskQuestionnaires: ReadonlyArray<DatedRule<RiskQuestionnaire>> = [
  {
    rule_id: 'risk-profile-2026',
    applies_from: '2026-01-01',
    applies_to: null,
    source:
      'Own questionnaire after SEBI (Investment Advisers) Regulations 2013, regulation 16: what one can bear and what one wants to bear',
    confidence: 'M',
    value: {
      questions: [
        {
          id: 'horizon',
          options: [
            option('under_3', 0, 33),
            option('three_to_five', 6),
            option('five_to_ten', 12),
            option('over_ten', 16),
          ],
        },
        {
          id: 'age',
          options: [
            option('over_60', 2),
            option('46_to_60', 5),
            option('30_to_45', 8),
            option('under_30', 10),
          ],
        },
        {
          id: 'income',
          options: [option('none', 0), option('varies', 4), option('stable', 8), option('two_stable', 10)],
        },
        {
          id: 'dependants',
          options: [option('three_or_more', 2), option('one_or_two', 5), option('nobody', 8)],
        },
        { id: 'saving', options: [option('under_10', 1), option('10_to_30', 5), option('over_30', 8)] },
        {
          id: 'reserve',
          options: [option('under_3_months', 0), option('3_to_6_months', 5), option('over_6_months', 10)],
        },
        { id: 'loans', options: [option('over_half', 0), option('to_half', 4), option('none', 8)] },
        { id: 'experience', options: [option('deposits', 2), option('funds', 6), option('shares', 8)] },
        {
          id: 'fall',
          options: [
            option('sell_all', 0, 50),
            option('sell_some', 5),
            option('wait', 10),
            option('buy_more', 14),
          ],
        },
        {
          id: 'aim',
          options: [option('keep', 0), option('steady', 3), option('grow', 6), option('most', 8)],
        },
      ],
      bands: [
        { from: 0, label: 'Low Risk' },
        { from: 17, label: 'Low to Moderate Risk' },
        { from: 34, label: 'Moderate Risk' },
        { from: 51, label: 'Moderately High Risk' },
        { from: 67, label: 'High Risk' },
        { from: 84, label: 'Very High Risk' },
      ],
    },
  },
];
