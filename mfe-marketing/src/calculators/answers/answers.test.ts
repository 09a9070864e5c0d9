import { defaultConfig } from '@sanchay/contracts';
import fc from 'fast-check';
import type { Calculator } from '../definitions/calculator.ts';
import { allMakers } from '../../testing/allCalculators.ts';
import { addressOf, answersOf, queryOf, startAnswers, tidyAmount } from './answers.ts';

const calculators = Object.values(allMakers).map((make) => make(defaultConfig));
const sip = allMakers['sip-calculator'](defaultConfig);
const query = (text: string) => new URLSearchParams(text);

/** Answers as people give them: numbers in many hands, and nonsense. */
const typed = fc.oneof(
  fc.integer({ min: -10, max: 1e9 }).map(String),
  fc.double({ min: 0, max: 100, noNaN: true }).map((value) => value.toFixed(2)),
  fc.constantFrom('', '₹ 1,00,000', '1.5 lakh', '१०,०००', '1e309', 'abc', '-0', '9'.repeat(40), '%', '0'),
);

function someAnswers(calculator: Calculator) {
  const parts: Record<string, fc.Arbitrary<string>> = {};
  for (const [name, field] of Object.entries(calculator.fields)) {
    parts[name] = typed;
    if (field.kind === 'time') parts.unit = fc.constantFrom(...field.units);
  }
  for (const [name, { options }] of Object.entries(calculator.choices))
    parts[name] = fc.constantFrom(...options);
  return fc.record(parts);
}

describe('M2 · answers and the address', () => {
  test('M2 · an empty address is the start, which needs no address', () => {
    for (const calculator of calculators) {
      expect(answersOf(calculator, query(''))).toEqual(startAnswers(calculator));
      expect(queryOf(calculator, startAnswers(calculator), query('')).toString()).toBe('');
    }
  });

  test('M2 · only what differs is spelled out, under short names, and others’ parameters stay', () => {
    const answers = answersOf(sip, query('amount=5000&months=18&step_up=5&convention=end-nominal'));
    expect(answers).toEqual({
      amount: '5,000',
      rate: '12',
      time: '18',
      unit: 'months',
      step_up: '5',
      inflation: '',
      convention: 'end-nominal',
    });
    expect(queryOf(sip, answers, query('preview=1&years=9')).toString()).toBe(
      'preview=1&amount=5000&months=18&step_up=5&convention=end-nominal',
    );
    expect(addressOf('/x', sip, startAnswers(sip))).toBe('/x');
    expect(addressOf('/x', sip, answersOf(sip, query('years=5')))).toBe('/x?years=5');
  });

  test('M2 · the form without JavaScript names time and unit', () => {
    expect(answersOf(sip, query('time=18&unit=months'))).toMatchObject({ time: '18', unit: 'months' });
    expect(answersOf(sip, query('time=3&unit=weeks'))).toMatchObject({ time: '3', unit: 'weeks' });
    expect(addressOf('/x', sip, answersOf(sip, query('time=3&unit=weeks')))).toBe('/x?time=3&unit=weeks');
  });

  test('M2 · unknown choices and overlong text stay as given, cut to what one sees', () => {
    const answers = answersOf(sip, query(`convention=magic&rate=${'x'.repeat(10_000)}`));
    expect(answers.convention).toBe('magic');
    expect(answersOf(sip, query('days=90'))).toMatchObject({ time: '90 days', unit: 'years' });
    expect(answersOf(sip, query('years=5&months=6')).time).toBe('5 years 6 months');
    expect(answers.rate).toBe(`${'x'.repeat(60)}…`);
  });

  test('M2 · every answer comes back from its own address, possible or not', () => {
    for (const calculator of calculators) {
      fc.assert(
        fc.property(someAnswers(calculator), (answers) => {
          const address = queryOf(calculator, answers, query('')).toString();
          const back = answersOf(calculator, query(address));
          expect(queryOf(calculator, back, query('')).toString()).toBe(address);
          expect(back.unit).toBe(
            queryOf(calculator, answers, query('')).toString() === ''
              ? startAnswers(calculator).unit
              : back.unit,
          );
        }),
        { numRuns: 60 },
      );
    }
  });

  test('M2 · amounts are grouped, other text stays', () => {
    expect(tidyAmount('125000')).toBe('1,25,000');
    expect(tidyAmount('1.5 lakh')).toBe('1,50,000');
    expect(tidyAmount('99.50')).toBe('99.50');
    expect(tidyAmount('-5')).toBe('-5');
    expect(tidyAmount('9'.repeat(30))).toBe('9'.repeat(30));
    expect(tidyAmount('lots')).toBe('lots');
  });
});
