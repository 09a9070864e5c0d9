import { csvText } from './csvText.ts';

describe('I1 · CSV files', () => {
  it('I1 · quote what needs it, end lines as spreadsheets expect, and begin with the mark of UTF-8', () => {
    expect(
      csvText([
        ['a', 'b'],
        ['x,y', 'say "hi"'],
        [null, 'two\nlines'],
      ]),
    ).toBe('\uFEFFa,b\r\n"x,y","say ""hi"""\r\n,"two\nlines"\r\n');
    expect(csvText([[' kept ']])).toBe('\uFEFF" kept "\r\n');
    expect(csvText([])).toBe('\uFEFF');
  });

  it('I1 · no word becomes a formula, and a figure below zero stays one', () => {
    expect(csvText([['=1+1', '+1', '-1', '@x', '\tx']])).toBe("\uFEFF'=1+1,'+1,'-1,'@x,'\tx\r\n");
    expect(csvText([[-12.5, 0, 1e-7]])).toBe('\uFEFF-12.5,0,1e-7\r\n');
  });
});
