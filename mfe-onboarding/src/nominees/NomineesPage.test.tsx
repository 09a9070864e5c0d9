import { MINOR_ACCESS, type CallReply, type UserInfo } from '@sanchay/contracts';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingRoutes } from '../routes.tsx';
import { MESSAGES, messageLoaders } from '../messages.ts';

type Known = CallReply<'nominees'>['data'];

const set: NonNullable<Known['current']> = {
  ...{ id: 'set-1', choice: 'named', made_at: '2026-11-01T09:00:00+05:30', applies_from: '2026-11-03' },
  nominees: [
    {
      ...{ name: 'Leela Kamat', relation: 'mother', date_of_birth: '1958-06-12', share: '100.00' },
      ...{ id_kind: 'pan', id_number: '••••••234K' },
    },
  ],
};
const known: Known = { current: set, history: [], change_applies_from: '2026-11-23', required: true };
const stepUp: RenderRemoteOptions['answers'] = {
  startStepUp: {
    status: 'success',
    data: { otp_ref: 'otp-1', resend_after: 30, sent_to: 'a•••@sanchay.example' },
  } as never,
  verifyStepUp: {
    status: 'success',
    data: { step_up: 'step-up-token', expires_at: '2026-11-21T10:05:00+05:30' },
  } as never,
};

async function open(data: Known, answers: RenderRemoteOptions['answers'] = {}) {
  await import('./NomineesPage.tsx');
  return renderRemote(OnboardingRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at: '/profile/nominees',
    config: { repeatClickGuard: 0 },
    session: { loggedIn: true, userFetched: true, user: { id: 1, name: 'Asha' } as UserInfo },
    answers: { nominees: { status: 'success', data }, ...stepUp, ...answers },
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('nominees in the profile', () => {
  test.each(['/profile/nominees', '/profile'])(
    'S4 · %s requests nothing of the owner before it is known whose account is open',
    async (at) => {
      const { client } = await renderRemote(OnboardingRoutes, {
        ...{ name: MESSAGES, messages: messageLoaders, at, answers: {} },
        session: { loggedIn: true, userFetched: false, user: null },
      });
      await screen.findByRole('heading', { level: 1 });
      const requested = client.calls.map(({ name }) => name);
      for (const call of ['nominees', 'onboarding', 'portfolioKyc'] as const)
        expect(requested).not.toContain(call);
    },
  );

  test('P7 · in the account of a minor they are not offered', async () => {
    await renderRemote(OnboardingRoutes, {
      ...{ name: MESSAGES, messages: messageLoaders, at: MINOR_ACCESS.never.replaceNominees, answers: {} },
      session: {
        loggedIn: true,
        userFetched: true,
        user: { id: 1, name: 'Asha', minor_account: { name: 'Anaya Rao', status: 'minor' } } as UserInfo,
      },
    });
    expect(await screen.findByText("Not available in a child's account")).toBeVisible();
  });

  test('O3 · who counts now is shown with share and masked identifier, and for which folios', async () => {
    await open(known);
    expect(await screen.findByText('Leela Kamat')).toBeVisible();
    expect(screen.getByText('Mother · PAN ••••••234K')).toBeVisible();
    expect(screen.getByText('100%')).toBeVisible();
    expect(screen.getByText('Applies to folios created from 3 Nov 2026')).toBeVisible();
  });

  test('O3 · of a pasted Aadhaar number the last four digits stay, also over a masked one', async () => {
    const nominee = { ...set.nominees[0]!, id_kind: 'aadhaar' as const, id_number: '0042' };
    await open({ ...known, current: { ...set, nominees: [nominee] } });
    await press('Change nominees');
    const field = await screen.findByLabelText('Last 4 digits of Aadhaar');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('2345 6789 1234');
    expect(field).toHaveValue('1234');
    await userEvent.clear(field);
    await userEvent.type(field, '234567895678');
    expect(field).toHaveValue('5678');
    expect(document.body.innerHTML).not.toContain('2345');
  });

  test('O3 · a second nominee shares equally, and errors are reported at their field', async () => {
    await open(known);
    await screen.findByText('Leela Kamat');
    await press('Change nominees');
    expect(screen.getByText(/Applies to folios created from 23 Nov 2026/)).toBeVisible();
    await press('Add another nominee');
    const shares = screen.getAllByLabelText('Share').map((field) => (field as HTMLInputElement).value);
    expect(shares).toEqual(['50.00', '50.00']);
    await userEvent.clear(screen.getAllByLabelText('Share')[0]!);
    await userEvent.type(screen.getAllByLabelText('Share')[0]!, '49.99');
    expect(screen.getByText('Total: 99.99%')).toBeVisible();
    await press('Save with OTP');
    expect(screen.getByText('Shares must add up to exactly 100%.')).toBeVisible();
    expect(screen.getAllByText('This field is required.')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Remove nominee 2');
    expect(screen.getByLabelText('Share')).toHaveValue('100.00');
  });

  test('O3 · a minor requires a guardian', async () => {
    await open(known);
    await screen.findByText('Leela Kamat');
    await press('Change nominees');
    expect(screen.queryByLabelText("Guardian's name")).not.toBeInTheDocument();
    const born = screen.getByLabelText('Date of birth');
    await userEvent.clear(born);
    await userEvent.type(born, '2020-01-31');
    expect(screen.getByLabelText("Guardian's name")).toBeVisible();
  });

  test('O3 · a change is saved in full with a code, and shows when it takes effect', async () => {
    const { client } = await open(known, {
      replaceNominees: {
        status: 'success',
        data: { ...set, id: 'set-2', choice: 'opted_out', nominees: [], applies_from: '2026-11-23' },
      },
    });
    await screen.findByText('Leela Kamat');
    await press('Change nominees');
    await userEvent.click(screen.getByRole('radio', { name: /Opt out/ }));
    await press('Save with OTP');
    expect(screen.getByText('Confirm the declaration to continue.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Save with OTP');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox'), '123456');
    const confirm = dialog.queryByRole('button', { name: /Confirm/ });
    if (confirm) await userEvent.click(confirm);
    expect(await screen.findByText('Saved. Applies to folios created from 23 Nov 2026.')).toBeVisible();
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'replaceNominees')?.options).toMatchObject({
        body: { choice: 'opted_out', nominees: [], replaces: 'set-1', step_up: 'step-up-token' },
      }),
    );
  });
});
