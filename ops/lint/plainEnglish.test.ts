import { Linter } from 'eslint';
import { plainEnglish } from './plainEnglish.js';

/** The words that the rule reports in a source. */
const reported = (source: string): string[] =>
  new Linter()
    .verify(source, [
      { plugins: { own: { rules: { plain: plainEnglish } } }, rules: { 'own/plain': 'error' } },
    ])
    .map(({ message }) => /"([^"]*)"/.exec(message)![1]!);

test.each([
  ['// The server told the client.', ['told']],
  ['/** Returned when somebody asks. */', ['somebody']],
  ['/* The payment was taken back. */', ['taken back']],
  ["test('X1 · the page says so', () => undefined);", ['says']],
  ["test.each([1])('X1 · what a person wants: %s', () => undefined);", ['a person']],
  ['test(`X1 · the ${1} riddle`, () => undefined);', ['riddle']],
  ["describe('one sitting', () => undefined);", ['sitting']],
])('X6 · %s is reported', (source, expected) => {
  expect(reported(source)).toEqual(expected);
});

test.each([
  '// The client requests the page and retries once.',
  '/** @param asks the user who opens the ticket */',
  '// `told` is a name of the code.',
  "const text = 'says the label';",
  "test('X1 · the server refuses a wrong code', () => undefined);",
])('X6 · %s passes', (source) => {
  expect(reported(source)).toEqual([]);
});
