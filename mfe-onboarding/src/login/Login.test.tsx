import { ApiError } from '@sanchay/api-client';
import { LOGOUT_EXPLANATIONS, type CallReply, type UserInfo } from '@sanchay/contracts';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import english from '../../locales/en.json';
import { OnboardingRoutes } from '../routes.tsx';
import { MESSAGES, messageLoaders } from '../messages.ts';

const reply: CallReply<'authenticate'> = {
  status: 'success',
  token: 'token-1',
  expires_at: '2026-11-21T12:15:00+05:30',
  name: 'Asha Rao',
  email: 'asha@sanchay.example',
  profile: { id: 1, onboarding_state: 13 },
  new_user: false,
};
const user = (onboarding_state: number) => ({ name: 'Asha Rao', onboarding_state }) as UserInfo;

/** What the shell does: stores the token, fetches the user, notifies all listeners. */
const shell = (state: number): RenderRemoteOptions['signedIn'] => {
  return (_grant, bus) =>
    act(() => bus.emit('session/changed', { loggedIn: true, userFetched: true, user: user(state) }));
};

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(OnboardingRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at: '/login',
    answers: { authenticate: reply, socialProviders: { status: 'success', data: [] } },
    signedIn: shell(13),
    ...options,
  });

async function logIn(name = 'asha@sanchay.example', password = 'Sandbox#2026') {
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('Email or mobile number'), name);
  await person.type(screen.getByLabelText('Password'), password);
  await person.click(screen.getByRole('button', { name: 'Log in' }));
}

/** What was sent, without the page's question for its providers. */
const writes = ({ calls }: { calls: { name: string }[] }) =>
  calls.filter(({ name }) => name !== 'socialProviders');

const refuse = (details: ConstructorParameters<typeof ApiError>[0]) => () => {
  throw new ApiError(details);
};

test.each([
  ['?why=idle&next=%2Fportfolio', 'due to inactivity', 'Log in to return to your page.'],
  ['?why=expired', 'Your session expired', 'Log in to continue.'],
  ['?why=revoked', 'from another device', 'Log in to continue.'],
  ['?why=password_changed', 'your password was changed', 'Log in to continue.'],
  ['?why=contact_changed', 'your email or mobile number was changed', 'Log in to continue.'],
  ['?why=blocked', 'Your account is blocked', 'Log in to continue.'],
  ['?why=other_tab', 'You logged out in another tab', 'Log in to continue.'],
])('S3 · an automatic logout gives its reason: %s', async (query, reason, next) => {
  await renderRemote(OnboardingRoutes, { name: MESSAGES, messages: messageLoaders, at: `/login${query}` });
  expect(await screen.findByText(new RegExp(reason))).toBeVisible();
  expect(screen.getByText(next)).toBeVisible();
});

test('S3 · every reason for an automatic logout has its words', () => {
  for (const why of LOGOUT_EXPLANATIONS) expect(english).toHaveProperty([`login.ended.${why}`]);
});

test('S3 · a user who resets the password on the way still returns to the page', async () => {
  await renderRemote(OnboardingRoutes, {
    ...{ name: MESSAGES, messages: messageLoaders },
    at: '/login?why=expired&next=%2Fportfolio%3Fview%3Dall%23gold',
  });
  const link = await screen.findByRole('link', { name: 'Forgot your password?' });
  expect(link).toHaveAttribute('href', '/forgot-password?next=%2Fportfolio%3Fview%3Dall%23gold');
});

test('S3 · a login that nobody was logged out for gives no reason', async () => {
  await renderRemote(OnboardingRoutes, { name: MESSAGES, messages: messageLoaders, at: '/login?why=magic' });
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(screen.queryByText(/logged out/)).toBeNull();
});

describe('login', () => {
  test('O1 · right name and password hand the token to the shell and lead to the dashboard', async () => {
    const { client, grants, visited } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await logIn(' asha@sanchay.example ');
    await waitFor(() => expect(visited).toEqual(['/dashboard']));
    expect(writes(client)).toEqual([
      {
        name: 'authenticate',
        options: { body: { email: 'asha@sanchay.example', password: 'Sandbox#2026' } },
      },
    ]);
    expect(grants).toMatchObject([{ token: 'token-1', expires_at: '2026-11-21T12:15:00+05:30' }]);
  });

  test('O1 · the page that was wanted comes first', async () => {
    const { visited } = await open({ at: '/login?next=%2Fcart%3Fx%3D1', signedIn: shell(0) });
    await logIn();
    await waitFor(() => expect(visited).toEqual(['/cart?x=1']));
  });

  test('O1 · a return path to another site is ignored', async () => {
    const { visited } = await open({ at: '/login?next=%2F%2Fevil.example' });
    await logIn();
    await waitFor(() => expect(visited).toEqual(['/dashboard']));
  });

  test('O1 · an account at the beginning goes to the first step', async () => {
    const { visited } = await open({ signedIn: shell(0) });
    await logIn();
    await waitFor(() => expect(visited).toEqual(['/solo-setup']));
  });

  test('O1 · a signed-in user is redirected at once, but not before the user is loaded', async () => {
    const { bus, visited } = await open({ session: { loggedIn: true, userFetched: false } });
    expect(visited).toEqual([]);
    act(() => bus.emit('session/changed', { loggedIn: true, userFetched: true, user: user(13) }));
    expect(visited).toEqual(['/dashboard']);
  });

  test('O1 · empty fields are named, and nothing is sent', async () => {
    const { client } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    const name = screen.getByLabelText('Email or mobile number');
    expect(name).toHaveAccessibleDescription('Enter your email or mobile number.');
    expect(name).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(writes(client)).toEqual([]);
  });

  test('O1 · Enter without a password leads to the password', async () => {
    const { client } = await open();
    await userEvent.type(screen.getByLabelText('Email or mobile number'), 'asha@sanchay.example{Enter}');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(writes(client)).toEqual([]);
  });

  test("O1 · a wrong password shows the API's message and retains the name", async () => {
    const { visited } = await open({
      answers: {
        authenticate: refuse({
          kind: 'unauthorised',
          code: 'invalid_credentials',
          message: 'E-mail or password is not right.',
        }),
      },
    });
    await logIn('asha@sanchay.example', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is not right.');
    expect(screen.getByLabelText('Email or mobile number')).toHaveValue('asha@sanchay.example');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(visited).toEqual([]);
  });

  test('O1 · too many attempts show how long to wait', async () => {
    const text = 'There were too many wrong tries for this account. Please wait 30 seconds and try again.';
    await open({
      answers: {
        authenticate: refuse({ kind: 'rate_limited', code: 'rate_limited', message: text, retryAfter: 30 }),
      },
    });
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('timer')).toHaveTextContent('Try again in 30 s.');
  });

  test('O1 · the password can be looked at', async () => {
    await open();
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  test('O1 · a second factor requests the code, which completes the sign-in', async () => {
    const { client, grants, visited } = await open({
      at: '/login?next=%2Fgold',
      answers: {
        authenticate: refuse({
          kind: 'refused',
          code: 'OTP_required',
          errors: { otp_ref: ['ref-1'], resend_after: ['30'] },
        }),
        verifyOtp: { ...reply, token: 'token-2' },
      },
    });
    await logIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'Enter OTP' })).toBeVisible();
    expect(screen.getByText("We've sent a 6-digit OTP to asha@sanchay.example.")).toBeVisible();
    await userEvent.type(screen.getByLabelText('6-digit OTP'), '123456');
    await waitFor(() => expect(visited).toEqual(['/gold']));
    expect(writes(client)[1]).toEqual({
      name: 'verifyOtp',
      options: { body: { otp_ref: 'ref-1', code: '123456' } },
    });
    expect(grants).toMatchObject([{ token: 'token-2' }]);
  });

  test('O1 · Back from the code finds the name where it was', async () => {
    const { location } = await open({
      answers: {
        authenticate: refuse({ kind: 'refused', code: 'OTP_required', errors: { otp_ref: ['ref-1'] } }),
      },
    });
    await logIn();
    await screen.findByLabelText('6-digit OTP');
    expect(location()).toBe('/login?step=code');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(location()).toBe('/login');
    expect(screen.getByLabelText('Email or mobile number')).toHaveValue('asha@sanchay.example');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  test('O1 · the sign-up link carries the return path', async () => {
    await open({ at: '/login?next=%2Fcart' });
    expect(screen.getByRole('link', { name: 'Open an account' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fcart',
    );
  });

  test('S19 · a wrong password is reported in Hindi', async () => {
    await open({
      language: 'hi',
      answers: {
        authenticate: refuse({
          kind: 'unauthorised',
          code: 'invalid_credentials',
          message: 'ई-मेल या पासवर्ड सही नहीं है।',
        }),
      },
    });
    await userEvent.type(screen.getByLabelText('ईमेल या मोबाइल नंबर'), 'asha');
    await userEvent.type(screen.getByLabelText('पासवर्ड'), 'x{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('ई-मेल या पासवर्ड सही नहीं है।');
  });

  test("S19 · a missing response is reported in Hindi, whatever the error's text", async () => {
    await open({
      language: 'hi',
      answers: { authenticate: refuse({ kind: 'network', message: 'We could not reach Sanchay.' }) },
    });
    await userEvent.type(screen.getByLabelText('ईमेल या मोबाइल नंबर'), 'asha');
    await userEvent.type(screen.getByLabelText('पासवर्ड'), 'x{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('कनेक्शन नहीं है। इंटरनेट जाँचें और फिर कोशिश करें।');
  });
});
