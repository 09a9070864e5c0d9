import { ApiError } from '@sanchay/api-client';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnboardingRoutes } from '../routes.tsx';
import { MESSAGES, messageLoaders } from '../messages.ts';

const NOW = new Date('2026-11-21T10:00:00+05:30');
const until = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
const sent = () => ({
  status: 'success',
  data: {
    ...{
      sent_to: '••••••0042',
      verification_token: 'token-for-verification',
      resend_token: 'token-for-resend',
    },
    ...{ expires_in: 120, expires_at: until(120) },
  },
});

async function open(at: string, answers: RenderRemoteOptions['answers'] = {}) {
  await import('./Housing.tsx');
  return renderRemote(OnboardingRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at,
    config: { sandbox: true },
    answers: { housingOtpGeneration: sent, ...answers },
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the housing partner', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOW, advanceTimers: true }));
  afterEach(() => {
    jest.useRealTimers();
    sessionStorage.clear();
  });

  test('O9 · the token of the link leaves the address, each call takes its own, and the deposits come', async () => {
    const { client, location, visited } = await open('/housing?token=token-of-the-partner', {
      housingOtpVerification: { status: 'success', data: { redirect: '/explore/fixed-deposit/c/all' } },
    });
    await screen.findByRole('button', { name: 'Get OTP' });
    await waitFor(() => expect(location()).toBe('/housing'));
    await press('Get OTP');
    expect(await screen.findByText('OTP sent to ••••••0042.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('6-digit OTP'), '123456');
    await press('Confirm');
    await waitFor(() => expect(visited).toContain('/explore/fixed-deposit/c/all'));
    expect(client.calls.filter(({ name }) => name.startsWith('housing'))).toEqual([
      { name: 'housingOtpGeneration', options: { ownToken: 'token-of-the-partner' } },
      {
        name: 'housingOtpVerification',
        options: { ownToken: 'token-for-verification', body: { otp: '123456' } },
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('O9 · two minutes count down by the clock on the wall, and another code begins them anew', async () => {
    const { client } = await open('/housing?token=token-of-the-partner', {
      housingOtpResend: () => ({
        status: 'success',
        data: { sent_to: '••••••0042', expires_in: 120, expires_at: until(120) },
      }),
    });
    await press('Get OTP');
    expect(await screen.findByText('Valid for 00:02:00')).toBeVisible();
    act(() => jest.setSystemTime(NOW.getTime() + 125_000));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('This OTP has expired. Request a new one.')).toBeVisible();
    await press('Resend OTP');
    expect(await screen.findByText(/Valid for 00:0[12]:/)).toBeVisible();
    expect(client.calls.at(-1)).toEqual({
      name: 'housingOtpResend',
      options: { ownToken: 'token-for-resend' },
    });
  });

  test('O9 · fewer than six digits are not sent, and a wrong code is reported at the field', async () => {
    const sentence = 'This code is not right. Please check it.';
    const { client } = await open('/housing?token=token-of-the-partner', {
      housingOtpVerification: () => {
        throw new ApiError({
          kind: 'validation',
          code: 'OTP_invalid',
          message: sentence,
          errors: { otp: [sentence] },
        });
      },
    });
    await press('Get OTP');
    await userEvent.type(await screen.findByLabelText('6-digit OTP'), '12345');
    await press('Confirm');
    expect(screen.getByText('Enter all 6 digits.')).toBeVisible();
    expect(client.calls.some(({ name }) => name === 'housingOtpVerification')).toBe(false);
    await userEvent.type(screen.getByLabelText('6-digit OTP'), '6');
    await press('Confirm');
    expect(await screen.findByText(sentence)).toBeVisible();
    await userEvent.type(screen.getByLabelText('6-digit OTP'), '{Backspace}');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  test('O9 · without the partner’s link the page reports that it is missing', async () => {
    await open('/housing');
    expect(
      await screen.findByText('Open this page from the link sent by our housing partner.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get OTP' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the sandbox partner' })).toHaveAttribute(
      'href',
      '/sandbox/housing',
    );
  });
});
