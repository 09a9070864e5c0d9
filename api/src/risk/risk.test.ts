import type { RiskAnswers } from '@sanchay/contracts';
import { signIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { riskProfileOf } from './index.ts';

const RULE = 'risk-profile-2026';
const answers: RiskAnswers = {
  horizon: 'over_ten',
  age: 'under_30',
  income: 'stable',
  dependants: 'nobody',
  saving: 'over_30',
  reserve: 'over_6_months',
  loans: 'none',
  experience: 'funds',
  fall: 'wait',
  aim: 'grow',
};

describe('risk profile', () => {
  let api: TestApi;
  let token: string;
  let portfolioId: string;
  beforeEach(async () => {
    api = await testApi();
    ({ token, portfolioId } = await signIn(api, 'ravi'));
  });
  afterEach(() => api.close());

  const take = (given: RiskAnswers, rule_id = RULE, who = token) =>
    api.call('takeRiskProfile', { token: who, body: { rule_id, answers: given } });
  const results = async (who = token) => (await api.call('riskProfile', { token: who })).body.data;

  test('O7 · the questionnaire of the day comes with its weights, caps and labels', async () => {
    const { questionnaire, draft } = (await api.call('riskQuestionnaire', { token })).body.data;
    expect(draft).toBeNull();
    expect(questionnaire.rule_id).toBe(RULE);
    expect(questionnaire.applies_from).toBe('2026-01-01');
    expect(questionnaire.questions).toHaveLength(10);
    expect(questionnaire.questions[0]).toEqual({
      id: 'horizon',
      options: [
        { id: 'under_3', points: 0, cap: 33 },
        { id: 'three_to_five', points: 6 },
        { id: 'five_to_ten', points: 12 },
        { id: 'over_ten', points: 16 },
      ],
    });
    expect(questionnaire.bands.at(-1)).toEqual({ from: 84, label: 'Very High Risk' });
  });

  test('O7 · before the first time the answer is empty: it is not set', async () => {
    expect(await results()).toEqual([]);
    expect(await riskProfileOf(api.db, portfolioId)).toBeNull();
  });

  test('O7 · answers are kept as they are given, and are there on another visit', async () => {
    const half = { horizon: 'under_3', age: 'over_60' };
    const saved = await api.call('saveRiskDraft', { token, body: { rule_id: RULE, answers: half } });
    expect(saved.body.data.saved_at).toBe('2026-11-20T04:30:00.000Z');
    const again = (await api.call('riskQuestionnaire', { token })).body.data;
    expect(again.draft).toEqual({ rule_id: RULE, answers: half });
    const old = { rule_id: 'risk-profile-2019', answers: half };
    await api.call('saveRiskDraft', { token, body: old });
    expect((await api.call('riskQuestionnaire', { token })).body.data.draft).toBeNull();
  });

  test('O7 · open questions are named, and nothing is set', async () => {
    const { age: _, ...rest } = answers;
    const refused = await take({ ...rest, aim: 'everything' });
    expect([refused.http, refused.body.code]).toEqual([422, 'risk_answers_open']);
    expect(refused.body.errors).toEqual({
      age: ['Select an option to continue.'],
      aim: ['Select an option to continue.'],
    });
    expect(await results()).toEqual([]);
  });

  test('O7 · answers to another questionnaire are not taken', async () => {
    const refused = await take(answers, 'risk-profile-2019');
    expect([refused.http, refused.body.code]).toEqual([409, 'questionnaire_changed']);
  });

  test('O7 · the score, its label and its day are kept; only known answers are', async () => {
    const taken = await take({ ...answers, shoe_size: '43' });
    expect(taken.http).toBe(200);
    expect(taken.body.data).toMatchObject({
      score: 90,
      label: 'Very High Risk',
      rule_id: RULE,
      answers,
      taken_at: '2026-11-20T04:30:00.000Z',
    });
    const asked = (await api.call('riskQuestionnaire', { token })).body.data;
    expect(asked.draft).toBeNull();
    expect(Object.keys((await results())[0]!.answers)).toEqual(
      asked.questionnaire.questions.map(({ id }) => id),
    );
    const audit = await api.db.query(`SELECT detail FROM audit_log WHERE action = 'risk.taken'`);
    expect(audit).toEqual([{ detail: { rule_id: RULE, score: 90, label: 'Very High Risk' } }]);
  });

  test('O7 · taken again, the newer result counts and the older one stays', async () => {
    await take(answers);
    api.clock.advance(86_400_000);
    ({ token } = await signIn(api, 'ravi'));
    const again = await take({ ...answers, horizon: 'under_3' });
    expect(again.body.data).toMatchObject({ score: 33, label: 'Low to Moderate Risk' });
    expect((await results()).map(({ score, taken_at }) => [score, taken_at])).toEqual([
      [33, '2026-11-21T04:30:00.000Z'],
      [90, '2026-11-20T04:30:00.000Z'],
    ]);
    expect((await riskProfileOf(api.db, portfolioId))?.score).toBe(33);
  });

  test('O7 · a manager reads it and does not take it', async () => {
    const asha = await signIn(api, 'asha');
    const farah = (await signIn(api, 'farah')).token;
    await api.call('switchPortfolio', { token: farah, params: { id: asha.portfolioId } });
    expect((await results(farah)).map(({ label }) => label)).toEqual(['High Risk']);
    const refused = await take(answers, RULE, farah);
    expect([refused.http, refused.body.code]).toEqual([403, 'manager_read_only']);
    const draft = await api.call('saveRiskDraft', { token: farah, body: { rule_id: RULE, answers } });
    expect(draft.http).toBe(403);
  });

  test("O7 · a missing answer is requested in the user's language", async () => {
    const refused = await api.call('takeRiskProfile', {
      token,
      body: { rule_id: RULE, answers: {} },
      headers: { 'accept-language': 'hi' },
    });
    expect(refused.body.message).toBe('सभी सवालों के जवाब दें।');
  });
});
