import { requireRule } from '../rules/datedRule.ts';
import { compareNames } from './nameMatch.ts';
import { publishedRules } from '../rules/ruleBook.ts';

describe('names of one individual at two places', () => {
  test.each([
    ['Ravi Prasad Nair', 'RAVI PRASAD NAIR', 100],
    ['Ravi Prasad Nair', 'Mr. Nair Ravi Prasad', 100],
    ['Ravi Prasad Nair', 'RAVIPRASAD NAIR', 100],
    ['Ravi Prasad Nair', 'RAVI P NAIR', 92],
    ['Ravi Prasad Nair', 'R P NAIR', 83],
    ['Ravi Prasad Nair', 'RAVI NAIR', 80],
    ['Meera Iyer', 'MEERA IYYER', 50],
    ['Meenakshi Iyer', 'MEENAKSHY IYER', 95],
    ['Ravi Prasad Nair', 'SURESH NAIR', 40],
    ['Ravi Nair', 'Priya Menon', 0],
    ['José Álvares', 'JOSE ALVARES', 100],
    ['आशा कुलकर्णी', 'आशा कुलकर्णी', 100],
    ['आशा कुलकर्णी', 'ईशा कुलकर्णी', 50],
    ['Dr Rao', 'RAO', 100],
    ['Ms', 'MS', 100],
    ['', 'RAO', 0],
  ])('O6 · %j and %j are %i of 100 alike', (ours, theirs, score) => {
    expect(compareNames(ours, theirs).score).toBe(score);
    expect(compareNames(theirs, ours).score).toBe(score);
  });

  test('O6 · the words that only one side has are reported', () => {
    expect(compareNames('Ravi Prasad Nair', 'Mr Suresh Nair')).toEqual({
      score: 40,
      ours: 'RAVI PRASAD NAIR',
      theirs: 'SURESH NAIR',
      only_ours: ['RAVI', 'PRASAD'],
      only_theirs: ['SURESH'],
    });
    expect(compareNames('Ravi Prasad Nair', 'RAVI P NAIR')).toMatchObject({ only_ours: [], only_theirs: [] });
  });

  test('O6 · a word stands for one word only', () => {
    expect(compareNames('Ram Ram', 'RAM SITA')).toMatchObject({
      score: 50,
      only_ours: ['RAM'],
      only_theirs: ['SITA'],
    });
  });

  test('O6 · 60 of 100 is the least that counts as the same individual', () => {
    expect(requireRule(publishedRules.name_match, '2026-11-20', 'names').value).toBe(60);
  });
});
