import { ApiError } from '@sanchay/api-client';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { BehaviourContext } from '@sanchay/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingRoutes } from '../routes.tsx';
import { MESSAGES, messageLoaders } from '../messages.ts';

/** Tests press the same button sooner than a user does. */
function QuickRoutes() {
  return (
    <BehaviourContext value={{ repeatClickGuard: 0 }}>
      <OnboardingRoutes />
    </BehaviourContext>
  );
}

const grant = {
  status: 'success',
  token: 'token-1',
  expires_at: '2026-11-21T12:15:00+05:30',
  name: 'Asha Rao',
  email: 'asha@sanchay.example',
  profile: { id: 1, onboarding_state: 13 },
  new_user: false,
};
const providers = { status: 'success', data: [] };
const open = (answers: RenderRemoteOptions['answers'], at = '/login') =>
  renderRemote(QuickRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at,
    answers: { socialProviders: providers, ...answers },
  });
const logIn = async () => {
  await userEvent.type(screen.getByLabelText('Email or mobile number'), 'asha@sanchay.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Sandbox#2026{Enter}');
};
const refused = (code: string, errors: Record<string, string[]>) =>
  new ApiError({ kind: 'refused', code, message: 'No.', errors });

describe('the captcha at log in', () => {
  const field = () => screen.findByLabelText('Enter the 6-digit OTP');
  const captchas = () => {
    let tries = 0;
    return () => {
      tries += 1;
      if (tries === 1) throw refused('captcha_required', { captcha_id: ['c-1'] });
      if (tries === 2) throw refused('captcha_invalid', { captcha_id: ['c-1'] });
      return grant;
    };
  };

  test('O1 · the second step is an OTP to the registered contact, a wrong one is reported, and the right one is sent with the password', async () => {
    const { client, grants } = await open({ authenticate: captchas() });
    await logIn();
    await userEvent.type(await field(), '111111');
    expect(screen.getByText(/If this account exists, we've sent an OTP/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(
        'Incorrect OTP. Check the digits or request a new one.',
      ),
    );
    expect(await field()).toHaveValue('');
    await userEvent.type(await field(), '234567');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(grants).toHaveLength(1));
    const sent = client.calls.filter(({ name }) => name === 'authenticate').map(({ options }) => options);
    const who = { email: 'asha@sanchay.example', password: 'Sandbox#2026' };
    expect(sent).toEqual([
      { body: who },
      { body: { ...who, captcha_id: 'c-1', captcha_answer: '111111' } },
      { body: { ...who, captcha_id: 'c-1', captcha_answer: '234567' } },
    ]);
  });

  test('O1 · it can be sent again, and the new one is answered', async () => {
    const { client } = await open({
      authenticate: captchas(),
      renewCaptcha: { status: 'success', data: { captcha_id: 'c-9' } },
    });
    await logIn();
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Resend OTP' }));
    expect(await screen.findByText("If this account exists, we've sent a new OTP.")).toBeVisible();
    await userEvent.type(await field(), '234567');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() =>
      expect(client.calls.at(-1)).toMatchObject({
        name: 'authenticate',
        options: { body: { captcha_id: 'c-9', captcha_answer: '234567' } },
      }),
    );
  });
});

describe('the app at log in', () => {
  const asked = {
    authenticate: () => {
      throw refused('OTP_required', { otp_ref: ['ref-1'], resend_after: ['0'], method: ['app'] });
    },
    verifyOtp: grant,
  };

  test('O1 · the authenticator code is requested, and nothing can be resent', async () => {
    const { grants } = await open(asked);
    await logIn();
    expect(await screen.findByText(/from your authenticator app/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /another code/i })).toBeNull();
    await userEvent.type(screen.getByLabelText('6-digit OTP'), '123456');
    await waitFor(() => expect(grants).toHaveLength(1));
  });

  test('O1 · a recovery code takes its place when it is whole', async () => {
    const { client } = await open(asked);
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    const field = screen.getByLabelText('Recovery code');
    await userEvent.type(field, '7k3qx-m2v8d{Enter}');
    await waitFor(() => expect(client.calls.at(-1)?.name).toBe('verifyOtp'));
    expect(client.calls.at(-1)?.options).toEqual({ body: { otp_ref: 'ref-1', code: '7K3QX-M2V8D' } });
  });

  test('O1 · an incomplete recovery code is reported at the field and not sent', async () => {
    const { client } = await open(asked);
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByLabelText('Recovery code'), '7k3qx{Enter}');
    expect(screen.getByLabelText('Recovery code')).toHaveAccessibleDescription(
      /Enter all 10 letters and digits\./,
    );
    expect(client.calls.map(({ name }) => name)).not.toContain('verifyOtp');
  });

  test('O1 · after a reset the screen states that the new password is in effect', async () => {
    await open({}, '/login?step=reset');
    expect(screen.getByText('Password changed. Log in with your new password.')).toBeVisible();
  });
});
