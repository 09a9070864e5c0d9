import { ApiError } from '@sanchay/api-client';
import type { CallReply, UserInfo } from '@sanchay/contracts';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { OnboardingRoutes } from '../routes.tsx';
import { MESSAGES, messageLoaders } from '../messages.ts';

const reply: CallReply<'finishSocialSignIn'> = {
  status: 'success',
  token: 'token-1',
  expires_at: '2026-11-21T12:15:00+05:30',
  name: 'Asha Rao',
  email: 'asha@sanchay.example',
  profile: { id: 1, onboarding_state: 13 },
  new_user: false,
  next: null,
};
const shell = (state: number): RenderRemoteOptions['signedIn'] => {
  const user = { name: 'Asha Rao', onboarding_state: state } as UserInfo;
  return (_grant, bus) => act(() => bus.emit('session/changed', { loggedIn: true, userFetched: true, user }));
};
const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(OnboardingRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at: '/auth/callback?code=abc&state=xyz',
    answers: { finishSocialSignIn: reply },
    signedIn: shell(13),
    ...options,
  });
const refuse = (code: string, errors: Record<string, string[]> = {}) => ({
  finishSocialSignIn: () => {
    throw new ApiError({ kind: 'refused', httpStatus: 422, code, message: code, errors });
  },
});

describe('back from a provider', () => {
  test('O2 · what the provider sent becomes a session once, and the way goes on', async () => {
    const { client, grants, visited } = await open({
      answers: { finishSocialSignIn: { ...reply, next: '/cart?x=1' } },
    });
    await waitFor(() => expect(visited).toEqual(['/cart?x=1']));
    expect(client.calls).toEqual([
      { name: 'finishSocialSignIn', options: { body: { query: 'code=abc&state=xyz' } } },
    ]);
    expect(grants).toMatchObject([{ token: 'token-1' }]);
  });

  test('O2 · a new user starts with the first step', async () => {
    const { visited } = await open({ signedIn: shell(0) });
    await waitFor(() => expect(visited).toEqual(['/solo-setup']));
  });

  test.each(['social_denied', 'social_state_mismatch', 'social_email_unverified', 'account_blocked'])(
    'O2 · %s ends at login with that reason',
    async (code) => {
      const { visited, grants } = await open({ answers: refuse(code) });
      await waitFor(() => expect(visited).toEqual([`/login?social=${code}`]));
      expect(grants).toEqual([]);
    },
  );

  test('O2 · a failure without its own message is shown as a provider that does not respond', async () => {
    const { visited } = await open({ answers: refuse('something_else') });
    await waitFor(() => expect(visited).toEqual(['/login?social=social_unavailable']));
  });

  test('O2 · an account with a second factor requests it here', async () => {
    await open({ answers: refuse('OTP_required', { otp_ref: ['ref-1'], resend_after: ['30'] }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Enter OTP' })).toBeVisible();
  });
});

describe('a reason at login', () => {
  test('O2 · a known reason is shown as a message', async () => {
    await open({
      at: '/login?social=social_expired',
      answers: { socialProviders: { status: 'success', data: [] } },
    });
    expect(screen.getByText('This login timed out. Please start again.')).toBeVisible();
  });

  test('O2 · arbitrary text in the address is not shown', async () => {
    await open({
      at: '/login?social=You+have+won',
      answers: { socialProviders: { status: 'success', data: [] } },
    });
    expect(screen.queryByText(/won/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
