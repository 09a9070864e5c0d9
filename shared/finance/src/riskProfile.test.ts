import { requireRule } from './rules/datedRule.ts';
import { openQuestions, riskMove, riskQuestionnaires, riskScore, type RiskAnswers } from './riskProfile.ts';

const asked = requireRule(riskQuestionnaires, '2026-11-20', 'risk questionnaire').value;

const pick = (which: 'first' | 'last'): RiskAnswers =>
  Object.fromEntries(
    asked.questions.map(({ id, options }) => [id, (which === 'first' ? options[0] : options.at(-1))!.id]),
  );
const bold = pick('last');
const middle: RiskAnswers = {
  horizon: 'five_to_ten',
  age: '30_to_45',
  income: 'stable',
  dependants: 'one_or_two',
  saving: '10_to_30',
  reserve: '3_to_6_months',
  loans: 'to_half',
  experience: 'funds',
  fall: 'wait',
  aim: 'grow',
};

describe('risk profile', () => {
  test('O7 · the points of the bold answers are the whole of it', () => {
    const most = asked.questions.map(({ options }) => Math.max(...options.map(({ points }) => points)));
    expect(most.reduce((sum, points) => sum + points, 0)).toBe(100);
    expect(riskScore(asked, bold)).toEqual({
      score: 100,
      label: 'Very High Risk',
      cappedBy: null,
      answered: 10,
    });
  });

  test('O7 · careful answers are low, those between are high', () => {
    expect(riskScore(asked, pick('first'))).toEqual({
      score: 7,
      label: 'Low Risk',
      cappedBy: null,
      answered: 10,
    });
    expect(riskScore(asked, middle)).toEqual({ score: 69, label: 'High Risk', cappedBy: null, answered: 10 });
  });

  test('O7 · money that is needed soon limits the result, and the result names the answer that limits it', () => {
    expect(riskScore(asked, { ...bold, horizon: 'under_3' })).toEqual({
      score: 33,
      label: 'Low to Moderate Risk',
      cappedBy: 'horizon',
      answered: 10,
    });
    expect(riskScore(asked, { ...bold, fall: 'sell_all' })).toEqual({
      score: 50,
      label: 'Moderate Risk',
      cappedBy: 'fall',
      answered: 10,
    });
    expect(riskScore(asked, { ...bold, fall: 'sell_all', horizon: 'under_3' })).toMatchObject({
      score: 33,
      cappedBy: 'horizon',
    });
  });

  test('O7 · a score counts what is answered, and is none before', () => {
    expect(riskScore(asked, {})).toBeNull();
    expect(riskScore(asked, { horizon: 'nonsense' })).toBeNull();
    expect(riskScore(asked, { age: '30_to_45' })).toEqual({
      score: 80,
      label: 'High Risk',
      cappedBy: null,
      answered: 1,
    });
  });

  test('O7 · an answer moves the score by what it adds to those before', () => {
    expect(riskMove(asked, { age: '30_to_45' }, 'age')).toBe(0);
    expect(riskMove(asked, { age: '30_to_45', income: 'none' }, 'income')).toBe(-40);
    expect(riskMove(asked, { age: '46_to_60', income: 'two_stable' }, 'income')).toBe(25);
  });

  test.each([
    [0, 'Low Risk'],
    [16, 'Low Risk'],
    [17, 'Low to Moderate Risk'],
    [33, 'Low to Moderate Risk'],
    [34, 'Moderate Risk'],
    [50, 'Moderate Risk'],
    [51, 'Moderately High Risk'],
    [66, 'Moderately High Risk'],
    [67, 'High Risk'],
    [83, 'High Risk'],
    [84, 'Very High Risk'],
    [100, 'Very High Risk'],
  ])('O7 · a score of %i is %s', (points, label) => {
    const one = {
      bands: asked.bands,
      questions: [
        {
          id: 'only',
          options: [
            { id: 'it', points },
            { id: 'top', points: 100 },
          ],
        },
      ],
    };
    expect(riskScore(one, { only: 'it' })).toEqual({ score: points, label, cappedBy: null, answered: 1 });
  });

  test('O7 · open questions are listed in order', () => {
    expect(openQuestions(asked, { ...middle, age: 'nonsense', aim: '' })).toEqual(['age', 'aim']);
    expect(openQuestions(asked, middle)).toEqual([]);
  });
});
