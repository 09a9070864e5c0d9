import { questionAt, questionsOf, readAnswers, writeAnswers } from './saleAnswers.ts';

const none = { folio: null, by: null, value: null, bank: null, to: null };

describe('the answers of a sale', () => {
  test('I3 · answers survive the way through the address', () => {
    const answers = { folio: '10/1', by: 'units' as const, value: 12.5, bank: 'b1', to: null };
    const query = writeAnswers(answers, 'bank');
    expect(query.toString()).toBe('at=bank&folio=10%2F1&by=units&value=12.5&bank=b1');
    expect(readAnswers(query)).toEqual(answers);
  });

  test.each(['by=some', 'value=abc', 'value=-1', 'value=0', 'value=Infinity', ''])(
    'I3 · %s answers nothing',
    (query) => {
      expect(readAnswers(new URLSearchParams(query))).toEqual(none);
    },
  );

  test('I3 · a question with only one possible answer is skipped', () => {
    expect(questionsOf({ folios: 1, banks: 1, kind: 'redeem' })).toEqual(['much', 'review']);
    expect(questionsOf({ folios: 2, banks: 3, kind: 'redeem' })).toEqual(['folio', 'much', 'bank', 'review']);
    expect(questionsOf({ folios: 1, banks: 3, kind: 'switch' })).toEqual(['target', 'much', 'review']);
  });

  test('I3 · an address cannot skip a question that has no answer', () => {
    const questions = questionsOf({ folios: 2, banks: 1, kind: 'redeem' });
    expect(questionAt('review', questions, none)).toBe('folio');
    expect(questionAt('review', questions, { ...none, folio: 'a' })).toBe('much');
    expect(questionAt('review', questions, { ...none, folio: 'a', by: 'amount' })).toBe('much');
    expect(questionAt('review', questions, { ...none, folio: 'a', by: 'all' })).toBe('review');
    expect(questionAt('folio', questions, { ...none, folio: 'a', by: 'all' })).toBe('folio');
    expect(questionAt(null, questions, { ...none, folio: 'a', by: 'all' })).toBe('folio');
  });
});
