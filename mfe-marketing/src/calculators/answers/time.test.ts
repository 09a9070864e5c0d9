import { CalculatorInputError } from '@sanchay/finance';
import { monthsField, yearsField } from '../definitions/fieldKinds.ts';
import { inUnit, readTime, timeFigure, timeLimit, timeSpan } from './time.ts';

const months = monthsField({ start: '10' });
const years = yearsField({ start: '10' });

describe('M2 · times are shown in everyday form', () => {
  test.each([
    ['20', 'years', 20, 'years'],
    ['18 months', 'years', 18, 'months'],
    ['90 days', 'years', 90, 'days'],
    ['2 years', 'months', 2, 'years'],
    ['१८ महीने', 'years', 18, 'months'],
    ['९० दिन', 'months', 90, 'days'],
    ['1.5 साल', 'months', 1.5, 'years'],
    ['many years', 'years', null, 'years'],
    ['', 'months', null, 'months'],
  ] as const)('M2 · %j with %s chosen', (text, chosen, value, unit) => {
    expect(readTime(text, chosen)).toEqual({ value, unit });
  });

  test('M2 · months are whole and years may have parts', () => {
    expect(timeFigure(months, 'time', 2.5, 'years')).toBe(30);
    expect(timeFigure(months, 'time', 18, 'months')).toBe(18);
    expect(timeFigure(months, 'time', 365, 'days')).toBe(12);
    expect(timeFigure(years, 'time', 18, 'months')).toBe(1.5);
    expect(timeFigure(years, 'time', 1, 'days')).toBeCloseTo(1 / 365, 9);
    expect(timeFigure(years, 'time', 2.3, 'years')).toBeCloseTo(2.3, 9);
  });

  test.each([
    [months, 2.3, 'years', 'not_whole', null],
    [months, 1.5, 'months', 'not_whole', null],
    [months, 90, 'days', 'not_whole', null],
    [months, 0, 'years', 'not_positive', 0],
    [months, 101, 'years', 'too_big', 1200],
    [years, 101, 'years', 'too_big', 100],
    [years, -1, 'days', 'not_positive', 0],
  ] as const)('M2 · an impossible time is refused', (field, value, unit, code, limit) => {
    const act = () => timeFigure(field, 'time', value, unit);
    expect(act).toThrow(CalculatorInputError);
    expect(act).toThrow(expect.objectContaining({ field: 'time', code, limit }));
  });

  test('M2 · limits and sliders are in the unit that was chosen', () => {
    expect(timeLimit(months, 1200, 'years')).toBe(100);
    expect(timeLimit(months, 1200, 'months')).toBe(1200);
    expect(timeLimit(years, 100, 'days')).toBe(36_500);
    expect(timeSpan(months, 'years')).toEqual({ min: 1, max: 40, step: 1 });
    expect(timeSpan(months, 'months')).toEqual({ min: 1, max: 120, step: 1 });
    expect(timeSpan(yearsField({ start: '1', span: { min: 1, max: 2, step: 1 } }), 'days')).toEqual({
      min: 1,
      max: 730,
      step: 1,
    });
  });

  test('M2 · another unit keeps the time where that gives a number one would type', () => {
    expect(inUnit(5, 'years', 'months')).toBe(60);
    expect(inUnit(18, 'months', 'years')).toBe(1.5);
    expect(inUnit(7, 'months', 'years')).toBe(7);
    expect(inUnit(2, 'years', 'days')).toBe(730);
  });
});
