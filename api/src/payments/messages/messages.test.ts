import { inLanguage } from '../../platform/http/language.ts';
import { paymentMessages } from './englishMessages.ts';
import { paymentSentence, paymentText } from './messages.ts';

test('S19 · what is stored of a payment’s end is read in either language, and what is not ours stays', () => {
  for (const english of Object.values(paymentMessages)) {
    expect(paymentSentence(english)).toBe(english);
    expect(paymentSentence(english, 'hi')).toMatch(/[\u0900-\u097f]/);
  }
  expect(inLanguage('hi', () => paymentSentence(paymentMessages.declined))).toBe(
    'आपके बैंक ने भुगतान अस्वीकार किया। कोई पैसा नहीं कटा।',
  );
  expect([paymentSentence(null, 'hi'), paymentSentence('Some bank’s words', 'hi')]).toEqual([
    null,
    'Some bank’s words',
  ]);
  expect(paymentText('upiLimit', { limit: '₹5,00,000', left: '₹20' }, 'en')).toBe(
    'The daily UPI limit is ₹5,00,000. You have ₹20 left today: use net banking or pay part of it today.',
  );
});
