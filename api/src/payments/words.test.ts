import { inLanguage } from '../platform/language.ts';
import { paymentWords } from './englishWords.ts';
import { paymentSentence, paymentText } from './words.ts';

test('S19 · what is stored of a payment’s end is read in either language, and what is not ours stays', () => {
  for (const english of Object.values(paymentWords)) {
    expect(paymentSentence(english)).toBe(english);
    expect(paymentSentence(english, 'hi')).toMatch(/[\u0900-\u097f]/);
  }
  expect(inLanguage('hi', () => paymentSentence(paymentWords.declined))).toBe(
    'बैंक ने भुगतान मना कर दिया। कोई पैसा नहीं कटा, और सब कुछ पहले जैसा है।',
  );
  expect([paymentSentence(null, 'hi'), paymentSentence('Some bank’s words', 'hi')]).toEqual([
    null,
    'Some bank’s words',
  ]);
  expect(paymentText('upiLimit', { limit: '₹5,00,000', left: '₹20' }, 'en')).toBe(
    'By UPI ₹5,00,000 a day may be paid. ₹20 is left today: pay by net banking, or pay a part today.',
  );
});
