import type { CallReply, UserInfo } from '@sanchay/contracts';
import { renderRemote } from '@sanchay/test-kit';
import { orderReturn } from '@sanchay/remote-kit/storage';
import { screen, waitFor, within } from '@testing-library/react';
import { OnboardingRoutes } from '../routes.tsx';
import { MESSAGES, messageLoaders } from '../messages.ts';

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
  await Promise.all([
    import('./KycPage.tsx'),
    import('../upload-pan-card/UploadPanCard.tsx'),
    import('../do-esign/DoEsign.tsx'),
    import('../kyc-risk-profile/RiskProfilePage.tsx'),
  ]);
  return renderRemote(OnboardingRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at,
    session: { loggedIn: true, userFetched: true, user: { id: 1, name: 'Asha' } as UserInfo },
    answers: {
      onboardingStatus: { status: 'success', data: { ...facts, ...over } },
      onboarding: { status: 'success', data: setup },
      portfolioKyc: { status: 'success', data: [] },
    },
  });
}

const steps = async () =>
  within(await screen.findByRole('list', { name: 'Complete your KYC' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('where one is', () => {
  afterEach(() => orderReturn.drop());

  test('O8 · every step shows its purpose or that it is done, and links to the next one', async () => {
    await open({});
    const shown = await steps();
    expect(shown).toHaveLength(4);
    expect(shown[0]).toContain('Completed');
    expect(shown[2]).toContain('Helps you choose funds that suit you.');
    expect(screen.getByRole('link', { name: 'Complete risk profile' })).toHaveAttribute(
      'href',
      '/kyc-risk-profile',
    );
    expect(screen.getByText(/Pay once you're verified/)).toBeVisible();
  });

  test('I6 · when everything is done, the page leads back to the order that waits for it', async () => {
    orderReturn.keep('/stocks/aravalka-bank-ltd/order?side=buy');
    await open({ onboarding_state: 13, has_bank: true, has_risk_profile: true });
    expect(await screen.findByRole('link', { name: 'Back to your order' })).toHaveAttribute(
      'href',
      '/stocks/aravalka-bank-ltd/order?side=buy',
    );
  });

  test('O8 · with the set-up done, a PAN that the registry does not know is not answered by the set-up again', async () => {
    const kyc = { id: 'k-1', pan_kyc_status: 0, kyc_form_check_status: 0, esign_status: null } as const;
    const { unmount } = await open({ kyc });
    await steps();
    expect(screen.queryByRole('link', { name: 'Continue setup' })).toBeNull();
    expect(screen.getByText(/There is no valid KYC for this PAN/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add documents' })).toHaveAttribute(
      'href',
      '/upload-pan-card?id=k-1',
    );
    unmount();
    await open({ kyc, onboarding_state: 3 });
    expect(await screen.findByRole('link', { name: 'Continue setup' })).toHaveAttribute(
      'href',
      '/solo-setup',
    );
  });

  test('O8 · a rejection by the registry is named as one and leads to correcting the form', async () => {
    await open({
      ...{ has_bank: true, has_risk_profile: true },
      kyc: { id: 'k-1', pan_kyc_status: 0, kyc_form_check_status: 6, esign_status: 'signed' },
    });
    const shown = await steps();
    expect(shown).toHaveLength(7);
    expect(shown[4]).toContain('The KRA rejected the form. Correct and resubmit it.');
    expect(screen.getByText('KRA rejected your KYC form')).toBeVisible();
    expect(screen.queryByText(/being checked/i)).toBeNull();
    expect(screen.getByRole('link', { name: 'Correct and resubmit' })).toHaveAttribute(
      'href',
      '/upload-pan-card?id=k-1',
    );
  });

  test('O8 · an invalid signature leads to signing again', async () => {
    await open({
      has_bank: true,
      kyc: { id: 'k-1', pan_kyc_status: 0, kyc_form_check_status: 4, esign_status: 'rejected' },
    });
    expect((await steps())[3]).toContain('The e-sign was not accepted.');
    expect(screen.getByRole('link', { name: 'e-Sign form' })).toHaveAttribute('href', '/do-esign?id=k-1');
  });

  test('O8 · while the registry is processing, nothing is requested', async () => {
    await open({
      has_bank: true,
      kyc: {
        ...{ id: 'k-1', pan_kyc_status: 0, kyc_form_check_status: 0, esign_status: null },
        registry_answer: 'working',
      },
    });
    expect(await steps()).toHaveLength(4);
    expect(screen.getByText(/No documents are needed now/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /documents|Correct/ })).toBeNull();
  });

  test.each(['/upload-pan-card', '/do-esign'])(
    'O8 · %s without a form shows an explanation instead of the not-found page',
    async (at) => {
      await open({ onboarding_state: 5, kyc: null, has_bank: true, has_risk_profile: true }, at);
      expect(await screen.findByText('No KYC form is open')).toBeVisible();
      expect(screen.getByRole('link', { name: 'View KYC status' })).toHaveAttribute('href', '/kyc');
    },
  );

  test('O8 · who is ready reads so and goes to the funds', async () => {
    await open({ onboarding_state: 13, has_bank: true, has_risk_profile: true });
    expect(await screen.findByText("You're ready to invest.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore funds' })).toHaveAttribute('href', '/mutual-funds');
  });

  test('O8 · a later step that is opened too early leads to the one that comes first', async () => {
    const { visited } = await open({ onboarding_state: 1, kyc: null }, '/kyc-risk-profile');
    await waitFor(() => expect(visited).toContain('/solo-setup'));
  });
});
