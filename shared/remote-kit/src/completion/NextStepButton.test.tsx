import type { CallReply } from '@sanchay/contracts';
import { renderRemote } from '@sanchay/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { NextStepButton } from './NextStepButton.tsx';

type Facts = CallReply<'onboardingStatus'>['data'];

const stranger: Facts = {
  ...{ onboarding_state: 0, mode_of_investment: 'sole', kyc: null, has_bank: false, has_risk_profile: false },
};
const answer = (facts: Facts): CallReply<'onboardingStatus'> => ({ status: 'success', data: facts });
const user = { id: 'u-1' } as never;

function show(facts: Facts, userChanged?: () => void) {
  return renderRemote(() => <NextStepButton>Finish setting up</NextStepButton>, {
    name: 'common',
    words: { en: async () => ({}), hi: async () => ({}) },
    session: { loggedIn: true, userFetched: true, user },
    answers: { onboardingStatus: answer(facts) },
    ...(userChanged && { userChanged }),
  });
}

describe('the way on from the cart', () => {
  test('O8 · it leads to the next step', async () => {
    await show({ ...stranger, mode_of_investment: 'either' });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Finish setting up' })).toHaveAttribute('href', '/joint-setup'),
    );
  });

  test('O8 · while KYC is pending it says that orders are held in the cart, and OK closes it', async () => {
    const kyc = { id: 'k-1', pan_kyc_status: 0, kyc_form_check_status: 2, esign_status: 'signed' } as const;
    await show({ ...stranger, onboarding_state: 5, kyc, has_bank: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Finish setting up' }));
    const dialog = await screen.findByRole('dialog', { name: 'KYC status' });
    expect(dialog).toHaveTextContent(/KYC verification is pending.*they are held there/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('O8 · news of the server is followed, and a ready account is told to the page', async () => {
    const userChanged = jest.fn();
    const { client, bus } = await show(stranger, userChanged);
    await waitFor(() => expect(client.calls).toHaveLength(1));
    client.answer({
      onboardingStatus: answer({
        ...stranger,
        kyc: { id: 'k-1', pan_kyc_status: 1, kyc_form_check_status: 0, esign_status: null },
        onboarding_state: 5,
      }),
    });
    act(() => bus.emit('kyc/changed', { portfolioId: 'p-1', onboardingState: 5 }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Finish setting up' })).toHaveAttribute(
        'href',
        '/kyc-risk-profile',
      ),
    );
    expect(userChanged).not.toHaveBeenCalled();
    act(() => bus.emit('kyc/changed', { portfolioId: 'p-1', onboardingState: 13 }));
    expect(userChanged).toHaveBeenCalledTimes(1);
  });
});
