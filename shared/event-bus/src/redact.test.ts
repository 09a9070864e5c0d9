import { redact } from './redact.ts';

describe('redact', () => {
  test.each([
    'token',
    'authToken',
    'refresh_token',
    'tokens',
    'password',
    'newPassword',
    'secret',
    'Authorization',
    'otp',
    'otp_code',
    'pin',
    'pan',
    'PAN',
    'panNumber',
    'primary_pan',
    'aadhaar',
    'dob',
    'date_of_birth',
    'dateOfBirth',
    'email',
    'mobile_phone',
    'mobile',
    'phone',
    'account_number',
    'accountNumber',
    'accountnumber',
    'account_no',
    'ifsc',
  ])('X6 · %s is blanked', (field) => {
    expect(redact({ [field]: 'x' })).toEqual({ [field]: '[redacted]' });
  });

  test.each(['company', 'code', 'panel', 'tokenised', 'name', 'account', 'portfolioId', 'spin', 'status'])(
    'X6 · %s is kept',
    (field) => {
      expect(redact({ [field]: 'x' })).toEqual({ [field]: 'x' });
    },
  );

  test('X6 · fields are found inside lists and objects, and the original stays as it was', () => {
    const original = { people: [{ pan: 'ABCDE1234F', age: 30 }, null, 'text'] };
    expect(redact(original)).toEqual({ people: [{ pan: '[redacted]', age: 30 }, null, 'text'] });
    expect(original.people[0]).toEqual({ pan: 'ABCDE1234F', age: 30 });
  });

  test.each([[null], [undefined], [5], ['text'], [true]])('X6 · %s stays itself', (value) => {
    expect(redact(value)).toBe(value);
  });

  test('X6 · a date stays a date', () => {
    const at = new Date(0);
    expect(redact({ at })).toEqual({ at });
  });

  test('X6 · a cycle ends after eight levels', () => {
    const loop: { inner?: unknown } = {};
    loop.inner = loop;
    const text = JSON.stringify(redact(loop));
    expect(text.match(/inner/g)).toHaveLength(8);
    expect(text).toContain('[too deep]');
  });
});
