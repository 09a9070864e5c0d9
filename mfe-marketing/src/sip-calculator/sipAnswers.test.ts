import { answersOf, queryOf, START_ANSWERS } from './sipAnswers.ts';

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
    expect(query.get('step_up')).toBe('10');
    expect(answersOf(new URLSearchParams(query.toString()))).toEqual(answers);
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
});
