import { requireRule, riskQuestionnaires, riskScore, istDate } from '@sanchay/finance';
import type { Db } from '../db/pool.ts';
import { insertResult, latestResult } from './store.ts';

/** Answers of an invented user: nine of them in the middle, so that the result is High Risk. */
const answers = {
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

/** Gives each of these portfolios a risk profile unless it has one. */
export async function seedRiskProfiles(
  db: Db,
  people: readonly { userId: string; portfolioId: string }[],
  now: Date,
): Promise<void> {
  const asked = requireRule(riskQuestionnaires, istDate(now), 'the risk questionnaire');
  const { score, label } = riskScore(asked.value, answers)!;
  for (const person of people) {
    if (await latestResult(db, person.portfolioId)) continue;
    const id = person.portfolioId.replace(/^.{8}/, '0000a15c');
    await insertResult(db, person, {
      id,
      score,
      label,
      rule_id: asked.rule_id,
      answers,
      taken_at: now.toISOString(),
    });
  }
}
