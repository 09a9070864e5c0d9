import { ApiError } from '@sanchay/api-client';
import type { SecurityFacts, UserInfo } from '@sanchay/contracts';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingRoutes } from '../../routes.tsx';
import { MESSAGES, messageLoaders } from '../../messages.ts';

const facts: SecurityFacts = {
  state: 2,
  email: 'a•••@sanchay.example',
  mobile: '••••••0001',
  password_changed_at: null,
  second_step: 'off',
  code_on: false,
  recovery_codes_left: 0,
  passkeys: [],
  pending_contact: null,
};
const session = {
  id: 's-1',
  device: 'computer' as const,
  browser: 'Firefox',
  system: 'Windows',
  place: '103.21.x.x',
  started_at: '2026-11-20T04:30:00.000Z',
  last_seen_at: '2026-11-20T04:30:00.000Z',
  current: true,
};
const success = <Data,>(data: Data) => ({ status: 'success', data });
const sent = success({ otp_ref: 'ref-1', resend_after: 30, sent_to: 'a•••@sanchay.example' });

const open = async (
  over: Partial<SecurityFacts> = {},
  answers: RenderRemoteOptions['answers'] = {},
  at = '',
) => {
  const rendered = await renderRemote(OnboardingRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at: `/profile/security${at}`,
    session: { loggedIn: true, userFetched: true, user: { name: 'Asha Rao' } as UserInfo },
    answers: {
      security: success({ ...facts, ...over }),
      sessions: success([
        session,
        { ...session, id: 's-2', browser: 'Chrome', system: 'Android', current: false },
      ]),
      linkedIdentities: success([]),
      startStepUp: sent,
      verifyStepUp: success({ step_up: 'token-1', expires_at: '2026-11-21T10:05:00Z' }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Active sessions' });
  return rendered;
};
const stepUp = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm with OTP' });
  await within(dialog).findByText(/sent an OTP/);
  await userEvent.type(within(dialog).getByLabelText('Enter the 6-digit OTP'), '123456');
};
const made = (calls: { name: string; options?: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ options }) => options);

describe('the security screen', () => {
  test('O1 · contacts are masked, and every session has its words', async () => {
    await open();
    expect(screen.getByText('a•••@sanchay.example')).toBeVisible();
    expect(screen.getByText('••••••0001')).toBeVisible();
    expect(await screen.findByText('Firefox on Windows')).toBeVisible();
    expect(screen.getByText('This device')).toBeVisible();
  });

  test('O1 · one session is ended, and all others', async () => {
    const { client } = await open({}, { endSession: success({}), endOtherSessions: success({ ended: 1 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Log out: Chrome on Android' }));
    await waitFor(() =>
      expect(made(client.calls, 'endSession')).toEqual([{ params: { id: 's-2' }, body: {} }]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Log out all other devices' }));
    await waitFor(() => expect(made(client.calls, 'endOtherSessions')).toEqual([{ body: {} }]));
  });

  test('O2 · a linked provider is unlinked with a code, and then nothing is linked', async () => {
    const google = {
      provider: 'google' as const,
      email: 'asha@sanchay.example',
      linked_at: session.started_at,
    };
    const { client } = await open({}, { linkedIdentities: success([google]), unlinkIdentity: success({}) });
    expect(await screen.findByText('asha@sanchay.example · linked on 20 Nov 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Unlink Google' }));
    client.answer({ linkedIdentities: success([]) });
    await stepUp();
    await waitFor(() => expect(screen.queryByText('Linked accounts')).toBeNull());
    expect(made(client.calls, 'startStepUp')).toEqual([{ body: { purpose: 'security' } }]);
    expect(made(client.calls, 'unlinkIdentity')).toEqual([
      { params: { provider: 'google' }, body: { step_up: 'token-1' } },
    ]);
  });

  test('O1 · the code at log in is turned on with the token of a step-up', async () => {
    const { client } = await open({}, { setTwoFactor: success({}) });
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    await stepUp();
    await waitFor(() =>
      expect(made(client.calls, 'setTwoFactor')).toEqual([{ body: { on: true, step_up: 'token-1' } }]),
    );
  });

  test('O1 · who turns back from the step-up changes nothing', async () => {
    const { client } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm with OTP' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(made(client.calls, 'setTwoFactor')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeEnabled();
  });

  test('O1 · an app is set up by its image, and the recovery codes stay until they are kept', async () => {
    const { client } = await open(
      {},
      {
        startAuthenticator: success({
          setup_id: 'set-1',
          secret: 'ABCDEFGHIJKLMNOP',
          uri: 'otpauth://totp/x',
          qr_svg: '<svg/>',
          expires_at: '2026-11-21T10:15:00Z',
        }),
        confirmAuthenticator: success({ recovery_codes: ['7K3QX-M2V8D', 'AAAAA-BBBBB'] }),
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Set up' }));
    await stepUp();
    const setUp = await screen.findByRole('dialog', { name: 'Set up an authenticator app' });
    expect(await within(setUp).findByRole('img')).toHaveAttribute('src', 'data:image/svg+xml,%3Csvg%2F%3E');
    await userEvent.type(within(setUp).getByLabelText('6-digit code from the app'), '654321');
    const codes = await screen.findByRole('dialog', { name: 'Save your recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['7K3QX-M2V8D', 'AAAAA-BBBBB']);
    await userEvent.click(within(codes).getByRole('button', { name: 'Done' }));
    expect(within(codes).getByText('Save the codes and tick this box.')).toBeVisible();
    await userEvent.click(within(codes).getByLabelText("I've saved these codes"));
    await userEvent.click(within(codes).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(made(client.calls, 'confirmAuthenticator')).toEqual([
      { body: { setup_id: 'set-1', code: '654321' } },
    ]);
  });

  test('O1 · a wrong current password is reported at its field, and both stay typed', async () => {
    const { client } = await open(
      {},
      {
        changePassword: () => {
          throw new ApiError({
            kind: 'refused',
            code: 'password_wrong',
            message: 'This is not your present password.',
            errors: { current: ['This is not your present password.'] },
          });
        },
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await userEvent.type(screen.getByLabelText('Current password'), 'old one');
    await userEvent.type(screen.getByLabelText('New password'), 'monsoon evenings');
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
        'This is not your present password.',
      ),
    );
    expect(screen.getByLabelText('New password')).toHaveValue('monsoon evenings');
    expect(made(client.calls, 'changePassword')).toEqual([
      { body: { current: 'old one', password: 'monsoon evenings' } },
    ]);
  });

  test('O1 · a lost mobile is changed with a code sent to the e-mail, and the page shows until when the change is on hold', async () => {
    const { client } = await open(
      {},
      {
        changeContact: success({ otp_ref: 'ref-2', resend_after: 30, sent_to: '••••••0009' }),
        confirmContact: success({ kind: 'mobile', effective_at: '2026-11-22T04:30:00.000Z' }),
      },
      '?change=mobile',
    );
    const dialog = await screen.findByRole('dialog', { name: 'Change mobile number' });
    await userEvent.type(within(dialog).getByLabelText('New mobile number'), '98765 00009');
    await userEvent.click(within(dialog).getByLabelText('I no longer have ••••••0001'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await stepUp();
    await userEvent.type(await within(dialog).findByLabelText('6-digit OTP'), '111222');
    expect(await within(dialog).findByText(/The change takes effect on/)).toBeVisible();
    expect(made(client.calls, 'startStepUp')).toEqual([{ body: { purpose: 'security', to: 'email' } }]);
    expect(made(client.calls, 'changeContact')).toEqual([
      { body: { kind: 'mobile', value: '98765 00009', step_up: 'token-1' } },
    ]);
  });

  test('O1 · a change that is on hold can be withdrawn', async () => {
    const { client } = await open(
      { pending_contact: { kind: 'email', masked: 'n•••@x.in', effective_at: '2026-11-22T04:30:00.000Z' } },
      { withdrawContactChange: success({}) },
    );
    expect(screen.getByText('Your email will change to n•••@x.in')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel change' }));
    await waitFor(() => expect(made(client.calls, 'withdrawContactChange')).toEqual([{ body: {} }]));
  });

  test('O1 · who was to confirm later is reminded, and a code does it', async () => {
    const { client } = await open({ state: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'Verify now' }));
    await stepUp();
    await waitFor(() => expect(made(client.calls, 'verifyStepUp')).toHaveLength(1));
  });
});
