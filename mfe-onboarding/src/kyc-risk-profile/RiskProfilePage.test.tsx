import type { RiskProfile, UserInfo } from '@sanchay/contracts';
import { requireRule, riskQuestionnaires } from '@sanchay/finance';
import { renderRemote } from '@sanchay/test-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingRoutes } from '../routes.tsx';
import { MESSAGES, messageLoaders } from '../messages.ts';

const { rule_id, applies_from, value } = requireRule(riskQuestionnaires, '2026-11-20', 'risk');
const result: RiskProfile = {
  ...{ id: 'r-1', score: 33, label: 'Low to Moderate Risk', rule_id, answers: {} },
  taken_at: '2026-11-20T10:00:00+05:30',
};

async function open(
  draft: Record<string, string> | null = null,
  { results = [], at = '/kyc-risk-profile' }: { results?: RiskProfile[]; at?: string } = {},
) {
  await import('./RiskProfilePage.tsx');
  return renderRemote(OnboardingRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at,
    session: { loggedIn: true, userFetched: true, user: { id: 1, name: 'Ravi' } as UserInfo },
    answers: {
      riskQuestionnaire: {
        status: 'success',
        data: {
          questionnaire: { rule_id, applies_from, ...value } as never,
          draft: draft && { rule_id, answers: draft },
        },
      },
      riskProfile: { status: 'success', data: results },
      saveRiskDraft: { status: 'success', data: { saved_at: '2026-11-20T10:00:00+05:30' } },
      takeRiskProfile: { status: 'success', data: result },
    },
  });
}

const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));

describe('/kyc-risk-profile', () => {
  test('O7 · each answer shows how it moves the score, and an answer that limits the score is marked', async () => {
    await open();
    expect(
      await screen.findByRole('heading', { name: 'When will you need most of this money?' }),
    ).toBeVisible();
    expect(screen.getByText('Your score appears after the first answer.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'After 10 years' }));
    expect(screen.getByText('Score so far: 100/100')).toBeVisible();
    await goOn();
    expect(await screen.findByText('Not answered yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Above 60' }));
    expect(screen.getByText('Score so far: 69/100')).toBeVisible();
    expect(screen.getByText('This answer lowers your score by 31.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Within 3 years' }));
    expect(screen.getByText('Score so far: 8/100')).toBeVisible();
  });

  test('O7 · without an answer the page does not continue and shows why', async () => {
    await open();
    await screen.findByRole('heading', { name: 'When will you need most of this money?' });
    await goOn();
    expect(screen.getByText('Select an option.')).toBeVisible();
  });

  test('O7 · a draft goes on at the first open question, and the result is shown with its dial', async () => {
    const all = Object.fromEntries(value.questions.map(({ id, options }) => [id, options[0]!.id]));
    const { aim: _, ...begun } = all;
    const { client } = await open(begun);
    expect(await screen.findByRole('heading', { name: 'What matters most to you?' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Not losing any money' }));
    await userEvent.click(screen.getByRole('button', { name: 'View my profile' }));
    expect(await screen.findByText('Your risk profile is ready')).toBeVisible();
    expect(screen.getByText('Score: 33/100')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Risk: Low to moderate risk' })).toBeVisible();
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'takeRiskProfile')!.options).toMatchObject({
        body: { rule_id, answers: all },
      }),
    );
    expect(client.calls.filter(({ name }) => name === 'saveRiskDraft')).toHaveLength(1);
  });

  test('O7 · a completed profile is shown as completed and is retaken only on request', async () => {
    const { unmount } = await open(null, { results: [result] });
    expect(await screen.findByText('Your risk profile is complete')).toBeVisible();
    expect(screen.getByText('Score: 33/100')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retake' }));
    expect(
      await screen.findByRole('heading', { name: 'When will you need most of this money?' }),
    ).toBeVisible();
    unmount();
    await open(null, { results: [result], at: '/kyc-risk-profile?again=1' });
    expect(
      await screen.findByRole('heading', { name: 'When will you need most of this money?' }),
    ).toBeVisible();
  });

  test('O7 · questions that were begun again go on, although there is a result', async () => {
    await open({ horizon: value.questions[0]!.options[0]!.id }, { results: [result] });
    expect(await screen.findByRole('radiogroup')).toBeVisible();
    expect(screen.queryByText('Your risk profile is complete')).toBeNull();
  });
});
