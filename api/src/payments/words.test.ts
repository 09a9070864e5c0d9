import { inLanguage } from '../platform/language.ts';
import { paymentSentence, paymentWords } from './words.ts';

test('S19 · what is stored of a payment’s end is read in either language, and what is not ours stays', () => {
  for (const english of Object.values(paymentWords)) {
    expect(paymentSentence(english)).toBe(english);
    expect(paymentSentence(english, 'hi')).toMatch(/^[^a-z]*[\u0900-\u097f][^a-z]*$/i);
  }
  expect(inLanguage('hi', () => paymentSentence(paymentWords.declined))).toBe(
    'बैंक ने भुगतान मना कर दिया। कोई पैसा नहीं कटा, और सब कुछ पहले जैसा है।',
  );
  expect([paymentSentence(null, 'hi'), paymentSentence('Some bank’s words', 'hi')]).toEqual([
    null,
    'Some bank’s words',
  ]);
});
