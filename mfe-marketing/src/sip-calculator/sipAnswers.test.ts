import { answersOf, queryOf, START_ANSWERS, tidyAmount } from './sipAnswers.ts';

describe('answers in the address', () => {
  test('M2 · an address without parameters gives the start', () => {
    expect(answersOf(new URLSearchParams())).toEqual(START_ANSWERS);
    expect(queryOf(START_ANSWERS, new URLSearchParams()).toString()).toBe('');
  });

  test('M2 · every answer survives the way through the address, also an impossible one', () => {
    const answers = {
      amount: '₹ 1,00,000',
      rate: '-3',
      years: 'abc',
      stepUp: '10',
      convention: 'end-nominal',
    } as const;
    const query = queryOf(answers, new URLSearchParams());
    expect(query.toString()).toBe('amount=100000&rate=-3&years=abc&step_up=10&convention=end-nominal');
    expect(answersOf(query)).toEqual({ ...answers, amount: '1,00,000' });
  });

  test('M2 · an emptied field stays empty after a reload', () => {
    const query = queryOf({ ...START_ANSWERS, amount: '' }, new URLSearchParams());
    expect(query.toString()).toBe('amount=');
    expect(answersOf(query).amount).toBe('');
  });

  test('M2 · an unknown convention is the usual one, and foreign parameters stay', () => {
    const query = new URLSearchParams('convention=magic&searchTerm=sip&amount=500');
    const answers = answersOf(query);
    expect(answers.convention).toBe('due-nominal');
    expect(queryOf({ ...answers, amount: '10000' }, query).toString()).toBe('searchTerm=sip');
  });

  test.each([
    ['१०००००', '1,00,000'],
    ['1.5 lakh', '1,50,000'],
    ['0', '0'],
    ['-500', '-500'],
    ['99.5', '99.5'],
    ['abc', 'abc'],
    ['', ''],
  ])('M2 · the amount %j is tidied to %j', (text, tidy) => {
    expect(tidyAmount(text)).toBe(tidy);
  });
});
