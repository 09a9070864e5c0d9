import { ApiError } from '@sanchay/api-client';
import { codeAsked } from './codeAsked.ts';

const refusal = (code: string, errors: Record<string, string[]>) =>
  new ApiError({ kind: 'refused', code, errors });

describe('a sign-in that requires a code', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => jest.useRealTimers());

  test('O1 · it names the code, where it went, and when another may be sent', () => {
    const errors = { otp_ref: ['ref-1'], resend_after: ['30'], method: ['message'] };
    expect(codeAsked(refusal('OTP_required', errors), 'asha@example.in')).toEqual({
      otpRef: 'ref-1',
      resendFrom: 1_030_000,
      sentTo: 'asha@example.in',
    });
  });

  test('O1 · without a time another may be sent at once', () => {
    expect(codeAsked(refusal('OTP_required', { otp_ref: ['ref-1'] }), 'x')?.resendFrom).toBe(1_000_000);
  });

  test('O1 · a code of the app was sent to nobody', () => {
    const errors = { otp_ref: ['ref-1'], resend_after: ['0'], method: ['app'] };
    expect(codeAsked(refusal('OTP_required', errors), 'x')).toMatchObject({ otpRef: 'ref-1', app: true });
  });

  test('O1 · other refusals require none', () => {
    expect(codeAsked(refusal('invalid_credentials', { otp_ref: ['ref-1'] }), 'x')).toBeNull();
    expect(codeAsked(refusal('OTP_required', {}), 'x')).toBeNull();
  });
});
