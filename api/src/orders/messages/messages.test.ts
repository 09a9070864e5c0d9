import { inLanguage } from '../../platform/http/language.ts';
import { englishSteps } from './englishSteps.ts';
import { stepText, type StepKey } from './timelineText.ts';
import { daysText, rupeesText } from './messages.ts';

describe('texts of an order shown to the user', () => {
  test('I5 · days are listed in their order', () => {
    expect([daysText([]), daysText([7]), daysText([25, 1]), daysText([10, 1, 5])]).toEqual([
      '',
      '7th',
      '1st and 25th',
      '1st, 5th and 10th',
    ]);
    expect([daysText([7], 'hi'), daysText([10, 1, 5], 'hi')]).toEqual(['7', '1, 5 और 10']);
  });

  test('I5 · rupees show paise only where there are some', () => {
    expect([rupeesText('5000.00'), rupeesText(99.5), rupeesText('1234567.89')]).toEqual([
      '₹5,000',
      '₹99.50',
      '₹12,34,567.89',
    ]);
  });

  test.each([
    ['asked_buy', { amount: '5000.00' }, 'Order placed: ₹5,000 one-time.'],
    ['asked_sip', { amount: '500.00', day: 5 }, 'SIP order placed: ₹500 on the 5th of every month.'],
    ['instalment_due', { amount: '500.00', due: '2026-12-05' }, 'SIP instalment due on 5 Dec 2026: ₹500.'],
    ['checked', {}, 'Fund, amount and folio verified.'],
    ['in_cart', {}, 'In your cart, payment pending.'],
    ['instalment_in_cart', {}, 'No mandate for this SIP. The instalment is in your cart for payment.'],
    ['changed', { amount: '750.50' }, 'Order changed. The amount is ₹750.50.'],
    [
      'paid',
      { amount: '5000.00', at: '2026-11-20T08:40:00.000Z' },
      'Payment of ₹5,000 received on 20 Nov 2026, 2:10 pm.',
    ],
    [
      'paid',
      { amount: '5000.00', at: '2026-11-20T08:40:00.000Z', usable: '2026-11-20T09:10:00.000Z' },
      'Payment of ₹5,000 received on 20 Nov 2026, 2:10 pm. Available to the AMC from 20 Nov 2026, 2:40 pm.',
    ],
    ['accepted', {}, 'Confirmed. Nothing to pay today.'],
    ['registering', { house: 'Zed Mutual Fund' }, 'Sent to Zed Mutual Fund for registration.'],
    [
      'registered',
      { amount: '500.00', first: '2026-12-05' },
      'SIP of ₹500 registered. First instalment: 5 Dec 2026. It will be added to your cart that day.',
    ],
    [
      'allotted',
      { units: 99.995, decimals: 3, nav: '50.0000', folio_no: '1/01', stamp_duty: 0.25 },
      '99.995 units allotted at a NAV of ₹50.0000 in folio 1/01. Stamp duty ₹0.25.',
    ],
    ['cancelled', {}, 'You cancelled the order. Nothing was charged.'],
    ['removed', {}, 'Removed from your cart. Nothing was charged.'],
    ['fund_closed', { amount: '5000.00' }, 'The fund no longer accepts purchases. ₹5,000 was refunded.'],
    [
      'too_small',
      { amount: '1.00' },
      '₹1 is less than the smallest part of a unit. It was sent back to you.',
    ],
  ] as const)('I5 · the step %s has its sentence', (key, values, sentence) => {
    expect(stepText(key, values)).toBe(sentence);
  });

  test.each([
    ['before_cut_off', 'The AMC receives your money before 20 Nov 2026, 3:00 pm'],
    [
      'after_cut_off',
      'The order was placed after the previous cut-off; the next one is 20 Nov 2026, 3:00 pm',
    ],
    [
      'money_came_later',
      'The AMC receives your money after the previous cut-off; the next one is 20 Nov 2026, 3:00 pm',
    ],
    ['not_a_business_day', 'The market was closed that day; the next cut-off is 20 Nov 2026, 3:00 pm'],
  ])('I5 · a submitted order shows why it gets its NAV: %s', (because, why) => {
    const values = {
      house: 'Zed Mutual Fund',
      nav_date: '2026-11-20',
      allotment_date: '2026-11-23',
      because,
      cut_off: '2026-11-20T15:00:00.000+05:30',
    };
    expect(stepText('submitted', values)).toBe(
      `Sent to Zed Mutual Fund. NAV date: 20 Nov 2026. ${why}. Units expected by 23 Nov 2026.`,
    );
  });

  test('S19 · every step has its Hindi sentence, with the same figures', () => {
    const values = {
      amount: '5000.00',
      day: 5,
      start: '2026-12-07',
      before: '49.5000',
      difference: '-1.234',
      due: '2026-12-05',
      at: '2026-11-20T08:40:00.000Z',
      house: 'Zed',
      nav_date: '2026-11-20',
      allotment_date: '2026-11-23',
      because: 'money_came_later',
      cut_off: '2026-11-20T15:00:00.000+05:30',
      units: 99.995,
      decimals: 3,
      nav: '50.0000',
      folio_no: '1/01',
      stamp_duty: 0.25,
      first: '2026-12-05',
      to: '2026-11-24',
      face_value: '10.0000',
    };
    const figures = (text: string) => (text.match(/₹?[\d,./]*\d/g) ?? []).toSorted();
    const times = (text: string) => text.replace(/\d+:\d+( [ap]m)?/g, '');
    for (const key of Object.keys(englishSteps) as StepKey[]) {
      const hindi = stepText(key, values, 'hi');
      expect([key, hindi]).toEqual([key, expect.stringMatching(/[\u0900-\u097f]/)]);
      expect(hindi).not.toMatch(/undefined|NaN|NA\b/);
      expect([key, figures(times(hindi))]).toEqual([key, figures(times(stepText(key, values, 'en')))]);
    }
    expect(inLanguage('hi', () => stepText('allotted', values))).toBe(
      '99.995 यूनिट ₹50.0000 की NAV पर फ़ोलियो 1/01 में अलॉट हुईं। स्टांप ड्यूटी ₹0.25।',
    );
    expect(stepText('submitted', values, 'hi')).toBe(
      'Zed को भेजा गया। NAV की तारीख: 20 नवंबर 2026। AMC को पैसा पिछले कट-ऑफ़ के बाद मिलता है; अगला कट-ऑफ़: 20 नवंबर 2026, दोपहर 3:00 बजे। यूनिट 23 नवंबर 2026 तक मिलेंगी।',
    );
  });
});
