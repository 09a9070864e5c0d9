import { matchedParts } from './matchedParts.ts';

const marked = (text: string, question: string): string => {
  let shown = '';
  let last = 0;
  for (const { from, to } of matchedParts(text, question)) {
    shown += `${text.slice(last, from)}[${text.slice(from, to)}]`;
    last = to;
  }
  return shown + text.slice(last);
};

describe('parts of a title that answer a question', () => {
  test.each([
    ['hdfc', '[HDFC] Flexi Cap Fund'],
    ['fle', 'HDFC [Fle]xi Cap Fund'],
    ['flexicap', 'HDFC [Flexi Cap] Fund'],
    ['flexicap fund', 'HDFC [Flexi Cap] [Fund]'],
    ['hdcf', '[HDFC] Flexi Cap Fund'],
    ['flxi', 'HDFC [Flexi] Cap Fund'],
    ['f', 'HDFC [F]lexi Cap [F]und'],
    ['fund fund', 'HDFC Flexi Cap [Fund]'],
    ['gold', 'HDFC Flexi Cap Fund'],
    ['', 'HDFC Flexi Cap Fund'],
  ])('S6 · "%s" marks %s', (question, shown) => {
    expect(marked('HDFC Flexi Cap Fund', question)).toBe(shown);
  });

  test('S6 · a token that is spelt as requested leaves merely similar ones unmarked', () => {
    expect(marked('Gilt and Gild', 'gilt')).toBe('[Gilt] and Gild');
  });

  test('S6 · Hindi words are found whole and by their beginnings', () => {
    expect(marked('एसआईपी गणक', 'गणक')).toBe('एसआईपी [गणक]');
    expect(marked('एसआईपी गणक', 'एसआई')).toBe('[एसआई]पी गणक');
  });

  test('S6 · letters that are written differently are marked as a whole', () => {
    expect(marked("Children's Café Fund", 'childrens')).toBe("[Children's] Café Fund");
    expect(marked("Children's Café Fund", 'child')).toBe("[Children's] Café Fund");
    expect(marked("Children's Café Fund", 'cafe')).toBe("Children's [Café] Fund");
  });

  test('S6 · overlapping answers are one part', () => {
    expect(marked('Flexi Cap', 'flexi flexicap')).toBe('[Flexi Cap]');
    expect(matchedParts('Flexi Cap', 'cap flexi')).toEqual([
      { from: 0, to: 5 },
      { from: 6, to: 9 },
    ]);
  });
});
