import type { CallReply, UserInfo } from '@sanchay/contracts';
import { renderRemote } from '@sanchay/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingRoutes } from '../routes.tsx';
import { WORDS, wordLoaders } from '../words.ts';

type Facts = CallReply<'onboardingStatus'>['data'];

const facts: Facts = {
  ...{ onboarding_state: 5, mode_of_investment: 'sole', has_bank: false, has_risk_profile: false },
  kyc: { id: 'k-1', pan_kyc_status: 1, kyc_form_check_status: 0, esign_status: null },
};
const setup: CallReply<'onboarding'>['data'] = {
  ...{ onboarding_state: 5, mode_of_investment: 'sole', applicants: 1, open: null },
  ...{ portfolio: {}, answers: [], saved_at: null },
};

async function open(over: Partial<Facts>, at = '/kyc') {
  await Promise.all([import('./KycPage.tsx'), import('../kyc-risk-profile/RiskProfilePage.tsx')]);
  return renderRemote(OnboardingRoutes, {
    name: WORDS,
    words: wordLoaders,
    at,
    session: { loggedIn: true, userFetched: true, user: { id: 'u-1', name: 'Asha' } as UserInfo },
    answers: {
      onboardingStatus: { status: 'success', data: { ...facts, ...over } },
      onboarding: { status: 'success', data: setup },
      portfolioKyc: { status: 'success', data: [] },
    },
  });
}

const steps = async () =>
  within(await screen.findByRole('list', { name: 'Your way to investing' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('where one is', () => {
  test('O8 · every step says what it is for or that it is done, and the next one is led to', async () => {
    await open({});
    const shown = await steps();
    expect(shown).toHaveLength(4);
    expect(shown[0]).toContain('We know who invests.');
    expect(shown[2]).toContain('It keeps us from showing you what does not suit you.');
    expect(screen.getByRole('link', { name: 'Find your risk profile' })).toHaveAttribute(
      'href',
      '/kyc-risk-profile',
    );
    expect(screen.getByText(/They are held there until everything is checked/)).toBeVisible();
  });

  test('O8 · with the set-up done, a PAN that the registry does not know is not answered by the set-up again', async () => {
    const kyc = { id: 'k-1', pan_kyc_status: 0, kyc_form_check_status: 0, esign_status: null } as const;
    const { unmount } = await open({ kyc });
    await steps();
    expect(screen.queryByRole('link', { name: 'Tell us who invests' })).toBeNull();
    unmount();
    await open({ kyc, onboarding_state: 3 });
    expect(await screen.findByRole('link', { name: 'Tell us who invests' })).toHaveAttribute(
      'href',
      '/solo-setup',
    );
  });

  test('O8 · what is being checked is explained on the spot', async () => {
    await open({
      ...{ has_bank: true, has_risk_profile: true },
      kyc: { id: 'k-1', pan_kyc_status: 0, kyc_form_check_status: 6, esign_status: 'signed' },
    });
    expect(await steps()).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: 'What is happening?' }));
    const dialog = await screen.findByRole('dialog', { name: 'KYC status' });
    expect(dialog).toHaveTextContent(
      'Your KYC information is not updated. Please write to us at help@sanchay.example for more details.',
    );
  });

  test('O8 · who is ready reads so and goes to the funds', async () => {
    await open({ onboarding_state: 13, has_bank: true, has_risk_profile: true });
    expect(await screen.findByText('Everything: you are ready to invest.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore funds' })).toHaveAttribute('href', '/mutual-funds');
  });

  test('O8 · a later step that is opened too early leads to the one that comes first', async () => {
    const { visited } = await open({ onboarding_state: 1, kyc: null }, '/kyc-risk-profile');
    await waitFor(() => expect(visited).toContain('/solo-setup'));
  });
});
