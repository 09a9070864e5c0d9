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

const answers = {
  forgotPassword: { status: 'success', data: { otp_ref: 'ref-1', resend_after: 30 } },
  verifyResetCode: { status: 'success', data: { reset: 'r'.repeat(43), expires_at: '2026-11-21T10:10:00Z' } },
  resetPassword: { status: 'success', data: {} },
};
const open = async (over: RenderRemoteOptions['answers'] = {}, at = '/forgot-password') => {
  const rendered = await renderRemote(QuickRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at,
    answers: { ...answers, ...over },
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
};
const refuse = (details: ConstructorParameters<typeof ApiError>[0]) => () => {
  throw new ApiError(details);
};
const ask = async (contact = 'asha@sanchay.example') => {
  await userEvent.type(await screen.findByLabelText('Email or mobile number'), contact);
  await userEvent.click(screen.getByRole('button', { name: 'Get OTP' }));
};

describe('a forgotten password', () => {
  test('O1 · contact, code and new password lead back to log in', async () => {
    const { client, visited } = await open();
    await ask(' asha@sanchay.example ');
    await userEvent.type(await screen.findByLabelText('6-digit OTP'), '123456');
    await userEvent.type(await screen.findByLabelText('New password'), 'monsoon evenings');
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(visited).toEqual(['/login?step=reset']));
    expect(client.calls).toEqual([
      { name: 'forgotPassword', options: { body: { contact: 'asha@sanchay.example' } } },
      { name: 'verifyResetCode', options: { body: { otp_ref: 'ref-1', code: '123456' } } },
      { name: 'resetPassword', options: { body: { reset: 'r'.repeat(43), password: 'monsoon evenings' } } },
    ]);
  });

  test('S3 · the page to return to is kept on the way, one of another site is not', async () => {
    const reset = async (next: string) => {
      const { visited, unmount } = await open({}, `/forgot-password?next=${encodeURIComponent(next)}`);
      await ask();
      await userEvent.type(await screen.findByLabelText('6-digit OTP'), '123456');
      await userEvent.type(await screen.findByLabelText('New password'), 'monsoon evenings');
      await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
      await waitFor(() => expect(visited).toHaveLength(1));
      unmount();
      return visited[0];
    };
    expect(await reset('/cart?x=1#y')).toBe('/login?step=reset&next=%2Fcart%3Fx%3D1%23y');
    expect(await reset('//evil.example')).toBe('/login?step=reset');
  });

  test('O1 · an invalid contact and a weak password are reported at the field and not sent', async () => {
    const { client } = await open();
    await ask('12345');
    expect(screen.getByLabelText('Email or mobile number')).toHaveAccessibleDescription(
      'Enter a valid email address or a 10-digit Indian mobile number.',
    );
    expect(client.calls).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Email or mobile number'));
    await ask();
    await userEvent.type(await screen.findByLabelText('6-digit OTP'), '123456');
    await userEvent.type(await screen.findByLabelText('New password'), 'short{Enter}');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      'Use at least 10 characters, or 8 with uppercase, lowercase and a number.',
    );
    expect(client.calls).toHaveLength(2);
  });

  test('O1 · a right that is over leads to the beginning, where the contact still stands', async () => {
    await open({
      resetPassword: refuse({ kind: 'refused', code: 'reset_over', message: 'This took too long.' }),
    });
    await ask();
    await userEvent.type(await screen.findByLabelText('6-digit OTP'), '123456');
    await userEvent.type(await screen.findByLabelText('New password'), 'monsoon evenings{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This took too long.');
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByLabelText('Email or mobile number')).toHaveValue('asha@sanchay.example');
  });

  test('O1 · a lost mobile: how it goes, and where to begin', async () => {
    await open({}, '/forgot-password/mobile');
    expect(await screen.findByRole('heading', { name: 'Lost your mobile number?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in to start' })).toHaveAttribute(
      'href',
      '/login?next=%2Fprofile%2Fsecurity%3Fchange%3Dmobile',
    );
  });

  test('O1 · the link to stop a change sends its secret only when the user confirms', async () => {
    globalThis.location.hash = `#${'t'.repeat(43)}`;
    const { client } = await open(
      { cancelContactChange: { status: 'success', data: { kind: 'mobile' } } },
      '/forgot-password/cancel',
    );
    const stop = await screen.findByRole('button', { name: 'Cancel the change' });
    expect(client.calls).toEqual([]);
    await userEvent.click(stop);
    expect(await screen.findByRole('status')).toHaveTextContent('Change cancelled.');
    expect(client.calls).toEqual([
      { name: 'cancelContactChange', options: { body: { token: 't'.repeat(43) } } },
    ]);
    globalThis.location.hash = '';
  });

  test('O1 · an incomplete link is reported, and nothing is sent', async () => {
    globalThis.location.hash = '#short';
    await open({}, '/forgot-password/cancel');
    expect(await screen.findByText(/This link is incomplete/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel the change' })).toBeNull();
    globalThis.location.hash = '';
  });
});
