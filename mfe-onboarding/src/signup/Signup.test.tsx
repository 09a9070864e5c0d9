import { ApiError } from '@sanchay/api-client';
import type { CallReply, UserInfo } from '@sanchay/contracts';
import { keptOrders, storage } from '@sanchay/remote-kit/storage';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingRoutes } from '../routes.tsx';
import { MESSAGES, messageLoaders } from '../messages.ts';

/** What was sent, without the page's question for its providers. */
const writes = ({ calls }: { calls: { name: string; options?: unknown }[] }) =>
  calls.filter(({ name }) => name !== 'socialProviders');

const grant: CallReply<'verifyOtp'> = {
  status: 'success',
  token: 'token-1',
  expires_at: '2026-11-21T12:15:00+05:30',
  name: 'Ravi Iyer',
  email: 'ravi@example.com',
  profile: { id: 1, onboarding_state: 0 },
  new_user: true,
};
const registered: CallReply<'register'> = {
  status: 'success',
  data: { user_id: 'user-1', otp_ref: 'ref-1', resend_after: 30 },
};

async function open(options: Partial<RenderRemoteOptions> = {}) {
  const rendered = await renderRemote(OnboardingRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at: '/signup',
    answers: { register: registered, verifyOtp: grant, socialProviders: { status: 'success', data: [] } },
    signedIn: (_grant, bus) =>
      act(() =>
        bus.emit('session/changed', {
          loggedIn: true,
          userFetched: true,
          user: { onboarding_state: 0 } as UserInfo,
        }),
      ),
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

/** With fake timers the hand has to move the clock by itself. */
let clock: Parameters<typeof userEvent.setup>[0] = {};
function stopClock(): void {
  jest.useFakeTimers();
  clock = { advanceTimers: jest.advanceTimersByTime };
}
const person = () => userEvent.setup(clock);
const field = (name: string) => screen.getByLabelText(name);

async function fillIn(contact = 'ravi@example.com') {
  const hand = person();
  await hand.type(field('Full name'), ' Ravi Iyer ');
  await hand.type(field('Email or mobile number'), contact);
  await hand.type(field('Password'), 'Kaveri#2026');
  await hand.click(field('I agree to the terms'));
}
const send = () => person().click(screen.getByRole('button', { name: 'Get OTP' }));

async function reachCode(options: Partial<RenderRemoteOptions> = {}) {
  const rendered = await open(options);
  await fillIn();
  await send();
  await screen.findByLabelText('6-digit OTP');
  return rendered;
}

test.each([
  [1, 'Axis Flexi Cap is saved. It will be in your cart once you log in or sign up.'],
  [10, '10 funds are saved. They will be in your cart once you log in or sign up.'],
])('O1 · %d funds chosen before signing up are mentioned', async (count, text) => {
  const orders = keptOrders(storage);
  for (let each = 0; each < count; each += 1)
    orders.keep({
      ...{ key: `key-${each}`, code: `FUND-${each}`, name: 'Axis Flexi Cap' },
      ...{ answers: 'type=sip&amount=500', at: Date.now() },
    });
  try {
    await open();
    expect(screen.getByText(text)).toBeVisible();
  } finally {
    for (const { key } of orders.all(Date.now())) orders.drop(key);
  }
});

describe('sign-up', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    jest.useRealTimers();
    clock = {};
  });

  test('O1 · a new account: details, code, signed in, first step', async () => {
    const { client, visited, grants } = await open();
    await fillIn();
    await person().click(field('Send me the newsletter (optional)'));
    await send();
    expect(await screen.findByText("We've sent a 6-digit OTP to ravi@example.com.")).toBeVisible();
    await person().type(field('6-digit OTP'), '123456');
    await waitFor(() => expect(visited).toEqual(['/solo-setup']));
    expect(writes(client)).toEqual([
      {
        name: 'register',
        options: {
          body: {
            email: 'ravi@example.com',
            name: 'Ravi Iyer',
            password: 'Kaveri#2026',
            consents: ['terms', 'newsletter'],
          },
        },
      },
      { name: 'verifyOtp', options: { body: { otp_ref: 'ref-1', code: '123456' } } },
    ]);
    expect(grants).toMatchObject([{ token: 'token-1' }]);
    expect(sessionStorage.getItem('sanchay.signup')).toBeNull();
  });

  test('P8 · an invitation link states who gets which coins and when, and its code is sent', async () => {
    const { client } = await reachCode({ at: '/signup?ref=ASHA26' });
    expect(writes(client)).toMatchObject([{ options: { body: { referral_code: 'ASHA26' } } }]);
    cleanup();
    sessionStorage.clear();
    await open({ at: '/signup?ref=ASHA26' });
    expect(screen.getByText('You were invited to Sanchay')).toBeVisible();
    expect(
      screen.getByText(
        /^The friend with the invitation code ASHA26 gets 100 coins once your account is ready/,
      ),
    ).toBeVisible();
  });

  test.each(['/signup', '/signup?ref=', `/signup?ref=${'A'.repeat(41)}`])(
    'P8 · %s is no invitation, and none is shown',
    async (at) => {
      await open({ at });
      expect(screen.queryByText('You were invited to Sanchay')).toBeNull();
    },
  );

  test('O1 · a mobile number is sent as its ten digits, and the return path is carried along', async () => {
    const { client, visited } = await open({ at: '/signup?next=%2Fcart' });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fcart');
    await fillIn('+91 98765 43210');
    await send();
    await person().type(await screen.findByLabelText('6-digit OTP'), '१२३४५६');
    await waitFor(() => expect(visited).toEqual(['/solo-setup?next=%2Fcart']));
    expect(writes(client)[0]).toMatchObject({
      options: { body: { mobile_phone: '9876543210', consents: ['terms'] } },
    });
    expect(writes(client)[1]).toMatchObject({ options: { body: { code: '123456' } } });
  });

  test('O1 · every wrong field is explained, the first takes the focus, nothing is sent', async () => {
    const { client } = await open();
    await person().type(field('Password'), 'short');
    await send();
    expect(field('Full name')).toHaveAccessibleDescription('Enter your name.');
    expect(field('Full name')).toHaveFocus();
    expect(field('Email or mobile number')).toHaveAccessibleDescription(
      expect.stringContaining('Enter a valid email address'),
    );
    expect(field('Password')).toHaveAccessibleDescription(
      expect.stringContaining('Use at least 10 characters'),
    );
    expect(field('I agree to the terms')).toHaveAccessibleDescription(
      'Agree to the terms to open an account.',
    );
    expect(writes(client)).toEqual([]);
    await person().type(field('Full name'), 'Ravi');
    expect(field('Full name')).not.toHaveAttribute('aria-invalid');
  });

  test('O1 · the strength and the rules move while the password is typed', async () => {
    await open();
    expect(screen.getByText('Password strength')).toBeVisible();
    await person().type(field('Password'), 'abc');
    expect(await screen.findByText('Strength: weak')).toBeVisible();
    const rule = screen.getByText(/^At least 10 characters/).closest('li');
    expect(rule).not.toHaveTextContent('done');
    await person().type(field('Password'), 'DEF-ghi-123-Kaveri');
    expect(screen.getByText('Strength: strong')).toBeVisible();
    expect(rule).toHaveTextContent('done');
  });

  test('O1 · a password that is easy to guess is refused beside the field before anything is sent', async () => {
    const { client } = await open();
    await person().type(field('Password'), 'Welcome@123');
    expect(await screen.findByText('Strength: medium, not strong enough')).toBeVisible();
    await person().click(screen.getByRole('button', { name: 'Get OTP' }));
    expect(field('Password')).toHaveAccessibleDescription(expect.stringContaining('easy to guess'));
    expect(writes(client)).toEqual([]);
  });

  test('O1 · sentences of the API stand beside their fields until these change', async () => {
    stopClock();
    const errors = {
      name: ['A name cannot have < or > in it.'],
      mobile_phone: ['This is not an Indian mobile number.'],
      password: ['Use another password.'],
      consents: ['This consent is not known.'],
    };
    const { client } = await open({
      answers: {
        register: () => {
          throw new ApiError({
            kind: 'validation',
            code: 'signup_invalid',
            message: 'Please correct.',
            errors,
          });
        },
      },
    });
    await fillIn();
    await send();
    await waitFor(() => expect(field('Full name')).toHaveAccessibleDescription(errors.name[0]!));
    expect(field('Email or mobile number')).toHaveAccessibleDescription(
      expect.stringContaining(errors.mobile_phone[0]!),
    );
    expect(field('Password')).toHaveAccessibleDescription(errors.password[0]!);
    expect(field('I agree to the terms')).toHaveAccessibleDescription(errors.consents[0]!);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    client.answer({
      register: () => {
        throw new ApiError({ kind: 'rate_limited', code: 'rate_limited', message: 'Please wait 3 minutes.' });
      },
    });
    await person().type(field('Password'), '!');
    expect(field('Password')).not.toHaveAttribute('aria-invalid');
    // The button takes a second click only after half a second.
    act(() => jest.advanceTimersByTime(500));
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 3 minutes.');
  });

  test('O1 · a reload keeps name and contact, never the password', async () => {
    await open();
    await fillIn();
    expect(sessionStorage.getItem('sanchay.signup')).not.toContain('Kaveri');
    cleanup();
    await open();
    expect(field('Full name')).toHaveValue(' Ravi Iyer ');
    expect(field('Email or mobile number')).toHaveValue('ravi@example.com');
    expect(field('I agree to the terms')).toBeChecked();
    expect(field('Password')).toHaveValue('');
  });

  test('O1 · a reload at the code comes back to the code; without one the form is shown', async () => {
    await reachCode();
    cleanup();
    await open({ at: '/signup?step=code' });
    expect(screen.getByText("We've sent a 6-digit OTP to ravi@example.com.")).toBeVisible();
    cleanup();
    sessionStorage.setItem('sanchay.signup', '{"pending":{"otpRef":7},"name":3');
    await open({ at: '/signup?step=code' });
    expect(field('Full name')).toHaveValue('');
  });

  test('O1 · back from the code everything is still there, the password too', async () => {
    const { location } = await reachCode();
    expect(location()).toBe('/signup?step=code');
    await person().click(screen.getByRole('button', { name: 'Edit my details' }));
    expect(location()).toBe('/signup');
    expect(field('Email or mobile number')).toHaveValue('ravi@example.com');
    expect(field('Password')).toHaveValue('Kaveri#2026');
  });

  test('O1 · a wrong code is reported beside the field and can be corrected', async () => {
    const text = 'That code is not right. You have 4 tries left.';
    const { client, visited } = await reachCode({
      answers: {
        register: registered,
        verifyOtp: () => {
          throw new ApiError({ kind: 'validation', code: 'OTP_invalid', message: text });
        },
      },
    });
    await person().type(field('6-digit OTP'), '000000');
    await waitFor(() => expect(field('6-digit OTP')).toHaveAccessibleDescription(text));
    expect(visited).toEqual([]);
    client.answer({ verifyOtp: grant });
    await person().clear(field('6-digit OTP'));
    expect(field('6-digit OTP')).not.toHaveAttribute('aria-invalid');
    await person().type(field('6-digit OTP'), '12345{Enter}');
    expect(field('6-digit OTP')).toHaveAccessibleDescription('Enter all 6 digits.');
    await person().type(field('6-digit OTP'), '6');
    await waitFor(() => expect(visited).toEqual(['/solo-setup']));
    expect(writes(client).map((call) => call.name)).toEqual(['register', 'verifyOtp', 'verifyOtp']);
  });

  test('O1 · another code can be requested when its waiting time is over', async () => {
    stopClock();
    const { client } = await reachCode({
      answers: {
        register: registered,
        resendOtp: { status: 'success', data: { otp_ref: 'ref-2', resend_after: 60 } },
        verifyOtp: grant,
      },
    });
    const waiting = screen.getByRole('button', { name: 'Resend OTP in 30 s' });
    await person().click(waiting);
    act(() => jest.advanceTimersByTime(29_000));
    expect(screen.getByRole('button', { name: 'Resend OTP in 1 s' })).toBeVisible();
    act(() => jest.advanceTimersByTime(1_000));
    await person().click(screen.getByRole('button', { name: 'Resend OTP' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Resend OTP in (60|61) s$/ })).toBeVisible(),
    );
    await person().type(field('6-digit OTP'), '654321');
    await waitFor(() => expect(writes(client)).toHaveLength(3));
    expect(writes(client).slice(1)).toEqual([
      { name: 'resendOtp', options: { body: { otp_ref: 'ref-1' } } },
      { name: 'verifyOtp', options: { body: { otp_ref: 'ref-2', code: '654321' } } },
    ]);
  });

  test('O1 · in the sandbox the outbox is one tab away', async () => {
    await reachCode({ config: { sandbox: true } });
    const link = screen.getByRole('link', { name: 'Open the outbox' });
    expect(link).toHaveAttribute('href', '/sandbox/outbox');
    expect(link).toHaveAttribute('target', '_blank');
    cleanup();
    sessionStorage.clear();
    await reachCode();
    expect(screen.queryByRole('link', { name: 'Open the outbox' })).not.toBeInTheDocument();
  });
});
