import { readProviders } from './providerSettings.ts';

const SECRET = 'x'.repeat(32);

test('I4 · without settings there are no providers', () => {
  expect(readProviders({})).toEqual({});
});

test('I4 · mail, SMS and the keys of each payment service come from the environment', () => {
  expect(
    readProviders({
      MAIL_ORIGIN: 'https://mail.example',
      MAIL_SECRET: SECRET,
      SMS_ORIGIN: 'http://sms.example',
      SMS_SECRET: SECRET,
      RAZORPAY_ORIGIN: 'https://api.razorpay.example',
      PAYMENT_KEY_REGULAR: 'id1:s1:w1',
      PAYMENT_KEY_GOLD_SIP: 'id2:s2:w2',
      PAYMENT_KEY_SOMETHING_ELSE: 'id3:s3:w3',
      PAYEE_UPI_ID: 'sanchay.mf@validsbi',
      PAYEE_BROKING_UPI_ID: 'sanchay.brk@validsbi',
      PAYEE_GOLD_UPI_ID: 'sanchay.gold@sbi',
    }),
  ).toEqual({
    messageProviders: {
      email: { origin: 'https://mail.example', secret: SECRET },
      sms: { origin: 'http://sms.example', secret: SECRET },
    },
    razorpayOrigin: 'https://api.razorpay.example',
    paymentKeys: {
      regular: { id: 'id1', secret: 's1', webhookSecret: 'w1' },
      gold_sip: { id: 'id2', secret: 's2', webhookSecret: 'w2' },
      something_else: { id: 'id3', secret: 's3', webhookSecret: 'w3' },
    },
    payeeUpiIds: {
      funds: 'sanchay.mf@validsbi',
      broking: 'sanchay.brk@validsbi',
      gold: 'sanchay.gold@sbi',
    },
  });
});

test.each([
  [{ MAIL_ORIGIN: 'mail', MAIL_SECRET: SECRET }, 'MAIL_ORIGIN is an address with http or https'],
  [{ SMS_ORIGIN: 'https://sms.example', SMS_SECRET: 'short' }, 'SMS_SECRET needs at least 32 characters'],
  [{ PAYMENT_KEY_REGULAR: 'id:secret' }, 'PAYMENT_KEY_REGULAR is id:secret:webhook secret'],
  [{ PAYMENT_KEY_REGULAR: 'a:b:c:d' }, 'PAYMENT_KEY_REGULAR is id:secret:webhook secret'],
  [{ RAZORPAY_ORIGIN: 'https://api.razorpay.example' }, 'RAZORPAY_ORIGIN needs PAYMENT_KEY_REGULAR'],
  [
    { RAZORPAY_ORIGIN: 'ftp://x', PAYMENT_KEY_REGULAR: 'a:b:c' },
    'RAZORPAY_ORIGIN is an address with http or https',
  ],
])('I4 · %j is refused with words', (env, message) => {
  expect(() => readProviders(env)).toThrow(message);
});
