import { ApiError } from '@sanchay/api-client';
import { codeAsked } from './codeAsked.ts';

const refusal = (code: string, errors: Record<string, string[]>) =>
  new ApiError({ kind: 'refused', code, errors });

describe('a sign-in that asks for a code', () => {
  test('O1 · it names the code and when another may be sent', () => {
    const asked = codeAsked(refusal('OTP_required', { otp_ref: ['ref-1'], resend_after: ['30'] }));
    expect(asked).toEqual({ otpRef: 'ref-1', resendAfter: 30 });
  });

  test('O1 · without a time another may be sent at once', () => {
    expect(codeAsked(refusal('OTP_required', { otp_ref: ['ref-1'] }))).toEqual({
      otpRef: 'ref-1',
      resendAfter: 0,
    });
  });

  test('O1 · other refusals ask for none', () => {
    expect(codeAsked(refusal('invalid_credentials', { otp_ref: ['ref-1'] }))).toBeNull();
    expect(codeAsked(refusal('OTP_required', {}))).toBeNull();
  });
});
