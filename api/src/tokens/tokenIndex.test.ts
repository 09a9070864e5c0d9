import { editDistance } from './editDistance.ts';
import { buildTokenIndex, scoreRows } from './tokenIndex.ts';
import { tokensIn } from './tokens.ts';

describe('edit distance', () => {
  test.each([
    ['hdfc', 'hdfc', 0],
    ['hdcf', 'hdfc', 1],
    ['corporte', 'corporate', 1],
    ['liqiud', 'liquid', 1],
    ['infrastrcture', 'infrastructure', 1],
    ['kotka', 'kotak', 1],
    ['abc', 'xyz', 3],
    ['', 'ab', 2],
  ])('I1 counts the slips between %s and %s', (a, b, slips) => {
    expect(editDistance(a, b, 5)).toBe(slips);
    expect(editDistance(b, a, 5)).toBe(slips);
  });

  test('I1 stops counting beyond the limit', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(editDistance('ab', 'abcde', 2)).toBe(3);
    expect(editDistance('abc', 'abcde', 2)).toBe(2);
  });
});

describe('words of fund names', () => {
  const names = [
    'HDFC Flexi Cap Fund',
    'HDFC Large & Mid Cap Fund',
    'Kotak Liquid Fund',
    "SBI Children's Fund",
    'Kotak Infrastructure Fund',
  ];
  const index = buildTokenIndex(names);
  const found = (question: string) => {
    const scores = scoreRows(index, question)!;
    return names.flatMap((name, row) => (scores[row]! > 0 ? [[name, scores[row]]] : []));
  };

  test('I1 are split without marks, and "&" is "and"', () => {
    expect(tokensIn("SBI Children's Large & Mid-Cap (G)")).toEqual([
      'sbi',
      'childrens',
      'large',
      'and',
      'mid',
      'cap',
      'g',
    ]);
    expect(tokensIn('  -- ')).toEqual([]);
    expect(tokensIn('Café ＳＢＩ, म्यूचुअल फंड')).toEqual(['cafe', 'sbi', 'म्यूचुअल', 'फंड']);
  });

  test('I1 match whole, as beginnings and written together, best first by score', () => {
    expect(found('hdfc flexi')).toEqual([['HDFC Flexi Cap Fund', 16]]);
    expect(found('hdfc')).toEqual([
      ['HDFC Flexi Cap Fund', 8],
      ['HDFC Large & Mid Cap Fund', 8],
    ]);
    expect(found('fle')).toEqual([['HDFC Flexi Cap Fund', 5]]);
    expect(found('flexicap')).toEqual([['HDFC Flexi Cap Fund', 8]]);
    expect(found('midcap fund')).toEqual([['HDFC Large & Mid Cap Fund', 16]]);
  });

  test('I1 forgive one slip from four letters on and two from seven on, never in shorter words', () => {
    expect(found('hdcf flexi')).toEqual([['HDFC Flexi Cap Fund', 11]]);
    expect(found('liqid')).toEqual([['Kotak Liquid Fund', 3]]);
    expect(found('lqid')).toEqual([]);
    expect(found('infrstructre')).toEqual([['Kotak Infrastructure Fund', 2]]);
    expect(found('infrasyruc')).toEqual([['Kotak Infrastructure Fund', 3]]);
    expect(found('sbu')).toEqual([]);
  });

  test('I1 forgive nothing where a token is spelt as requested, and every token must be found', () => {
    expect(scoreRows(buildTokenIndex(['Gilt Fund', 'Gild Fund']), 'gilt')).toEqual(Uint16Array.from([8, 0]));
    expect(found('kotak flexi')).toEqual([]);
    expect(found('flexi kotak')).toEqual([]);
    expect(found('hdfc hdfc flexi')).toEqual([['HDFC Flexi Cap Fund', 16]]);
    expect(scoreRows(index, ' & ')).not.toBeNull();
    expect(scoreRows(index, ' - ')).toBeNull();
  });
});
