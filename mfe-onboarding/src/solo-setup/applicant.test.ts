import { answerFault, answersOf, applicantOf, draftOf, firstOpen } from './applicant.ts';
import type { Answers } from './applicant.ts';

const TODAY = '2026-11-21';
const whole: Answers = {
  name: 'Asha Rao',
  date_of_birth: '1990-04-08',
  residency: 'resident_individual',
  mode_of_investment: 'sole',
};

describe('answers of the first step', () => {
  test('O3 · a draft brings its answers back, the account its name', () => {
    expect(answersOf(null, 'Asha Rao')).toEqual({
      name: 'Asha Rao',
      date_of_birth: '',
      residency: null,
      mode_of_investment: null,
    });
    expect(answersOf({ name: '', residency: 'oci' }, 'Asha Rao')).toEqual({
      name: '',
      date_of_birth: '',
      residency: 'oci',
      mode_of_investment: null,
    });
    expect(answersOf(whole as never, 'Nobody')).toEqual(whole);
  });

  test('O3 · only what was answered goes into the draft', () => {
    expect(draftOf({ ...whole, date_of_birth: '', residency: null })).toEqual({
      name: 'Asha Rao',
      mode_of_investment: 'sole',
    });
    expect(draftOf(whole)).toEqual(whole);
  });

  test('O3 · the step takes whole answers only, the name without spaces around it', () => {
    expect(applicantOf({ ...whole, name: ' Asha Rao ' })).toEqual(whole);
    expect(applicantOf({ ...whole, residency: null })).toBeNull();
    expect(applicantOf({ ...whole, mode_of_investment: null })).toBeNull();
  });

  test.each([
    ['2008-11-21', null],
    ['2008-11-22', 'setup.fault.age'],
    ['2026-11-21', 'setup.fault.age'],
    ['2026-11-22', 'setup.fault.date'],
    ['1900-01-01', null],
    ['1899-12-31', 'setup.fault.date'],
    ['2001-02-29', 'setup.fault.date'],
    ['', 'setup.fault.date'],
  ])('O3 · born on %j is answered with %s', (date_of_birth, fault) => {
    expect(answerFault('date_of_birth', { ...whole, date_of_birth }, TODAY)).toBe(fault);
  });

  test('O3 · a child of 29 February is of age on 1 March of a year without that day', () => {
    const born = { ...whole, date_of_birth: '2008-02-29' };
    expect(answerFault('date_of_birth', born, '2026-02-28')).toBe('setup.fault.age');
    expect(answerFault('date_of_birth', born, '2026-03-01')).toBeNull();
  });

  test('O3 · a name needs a letter of any script, a choice needs to be made', () => {
    expect(answerFault('name', { ...whole, name: 'आशा' }, TODAY)).toBeNull();
    expect(answerFault('name', { ...whole, name: ' 12 ' }, TODAY)).toBe('setup.fault.name');
    expect(answerFault('residency', { ...whole, residency: null }, TODAY)).toBe('setup.fault.choice');
    expect(answerFault('mode_of_investment', { ...whole, mode_of_investment: null }, TODAY)).toBe(
      'setup.fault.choice',
    );
  });

  test('O3 · the first open question is where one goes on', () => {
    expect(firstOpen(whole, TODAY)).toBeNull();
    expect(firstOpen({ ...whole, residency: null, mode_of_investment: null }, TODAY)).toBe('residency');
    expect(firstOpen({ ...whole, name: '' }, TODAY)).toBe('name');
  });
});
