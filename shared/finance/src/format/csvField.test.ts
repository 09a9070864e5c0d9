import { csvField, csvTextField } from './csvField.ts';

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['-1.50', '-1.50'],
])('I3 · a field of a CSV file is quoted where it needs it: %j', (text, field) => {
  expect(csvField(text)).toBe(field);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-cmd', "'-cmd"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['=a,b', `"'=a,b"`],
  ['plain', 'plain'],
])('I3 · text that a spreadsheet would run gets an apostrophe: %j', (text, field) => {
  expect(csvTextField(text)).toBe(field);
});
