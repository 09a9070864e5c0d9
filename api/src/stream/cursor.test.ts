import { cursorText, isLater, isVisible, readCursor, readMoment } from './cursor.ts';

const moment = (text: string) => readMoment(text)!;

test('I5 · a moment sees what had ended: all below, and above only what was not open', () => {
  const seen = (text: string) =>
    ['4', '5', '6', '7', '8', '9'].filter((number) => isVisible(number, moment(text))).join('');
  expect(seen('5:5:')).toBe('4');
  expect(seen('5:8:5,7')).toBe('46');
  expect(seen('5:9:5')).toBe('4678');
});

test('I5 · moments are in the order of time', () => {
  const order = ['5:5:', '5:8:5,6,7', '5:8:5,7', '8:8:', '8:9:8', '9:9:', '9:10:9'].map(moment);
  for (const [n, one] of order.entries())
    for (const [m, other] of order.entries()) expect(isLater(one, other)).toBe(n > m);
});

test('I5 · a cursor is read as it was written, and nothing else is one', () => {
  for (const text of ['5:5:', '5:8:5,7', '5:8:5,7;8:8:;12']) expect(cursorText(readCursor(text)!)).toBe(text);
  const others = [
    '',
    '5',
    '5:5',
    '5:4:',
    '0:0:',
    '5:8:4',
    '5:8:8',
    '5:8:7,6',
    '5:8:,',
    '5:5:;8:8:',
    '5:5:;8:8:;',
  ];
  others.push('5:5:;8:8:;x', '5:5:;8:8:;1;1', '5:5:;x;1', ' 5:5:', '5:5:\n', `5:5:;8:8:;${'1'.repeat(16)}`);
  others.push(`1:9:${'1,'.repeat(5_000)}1`);
  for (const text of others) expect([text, readCursor(text)]).toEqual([text, null]);
});
