import type { CallReply } from '@sanchay/contracts';
import { renderRemote } from '@sanchay/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { CompletionDialog } from './CompletionDialog.tsx';
import { useNextStep } from './useNextStep.ts';

type Facts = CallReply<'onboardingStatus'>['data'];

const stranger: Facts = {
  ...{ onboarding_state: 0, mode_of_investment: 'sole', kyc: null, has_bank: false, has_risk_profile: false },
};
const answer = (facts: Facts): CallReply<'onboardingStatus'> => ({ status: 'success', data: facts });
const user = { id: 'u-1' } as never;

function Way() {
  const { next } = useNextStep();
  const [closed, setClosed] = useState(false);
  return (
    <>
      {next?.kind === 'page' && `page ${next.path}`}
      <CompletionDialog
        modal={next?.kind === 'modal' && !closed ? next.modal : null}
        onClose={() => setClosed(true)}
      />
    </>
  );
}

function show(facts: Facts, userChanged?: () => void) {
  return renderRemote(Way, {
    name: 'common',
    messages: { en: async () => ({}), hi: async () => ({}) },
    session: { loggedIn: true, userFetched: true, user },
    answers: { onboardingStatus: answer(facts) },
    ...(userChanged && { userChanged }),
  });
}

describe('the next step', () => {
  test('O8 · it is known from the facts', async () => {
    await show({ ...stranger, mode_of_investment: 'either' });
    expect(await screen.findByText('page /joint-setup')).toBeVisible();
  });

  test('O8 · while KYC is pending there is a modal, and OK closes it', async () => {
    const kyc = { id: 'k-1', pan_kyc_status: 0, kyc_form_check_status: 2, esign_status: 'signed' } as const;
    await show({ ...stranger, onboarding_state: 5, kyc, has_bank: true });
    const dialog = await screen.findByRole('dialog', { name: 'KYC status' });
    expect(dialog).toHaveTextContent(/KYC verification is pending.*add orders to your cart/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('O8 · server events are followed, and a ready account is reported to the page', async () => {
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
    expect(await screen.findByText('page /kyc-risk-profile')).toBeVisible();
    expect(userChanged).not.toHaveBeenCalled();
    act(() => bus.emit('kyc/changed', { portfolioId: 'p-1', onboardingState: 13 }));
    expect(userChanged).toHaveBeenCalledTimes(1);
  });
});
