import { englishOnly } from './englishOnly.ts';
import { readServerTexts } from './readServerTexts.ts';

test.each([
  ["throw notFound('We do not know this fund.');", 'We do not know this fund.'],
  ["throw new Problem(409, 'failure', 'over', 'This is over');", 'This is over'],
  ["throw validationFailed('wrong', words, { day: ['is not a day'] });", 'is not a day'],
  ['const words = `Adults must be ${a} to ${b} years old.`;', 'Adults must be * to * years old.'],
  ['return `${bank} did not pay.`;', '* did not pay.'],
  ["const words = { en: 'Enter an amount above zero.' };", 'Enter an amount above zero.'],
  ["const EN = { missing: 'Please fill this in.' };", 'Please fill this in.'],
  ["return left === 0 ? 'That was the last try.' : other;", 'That was the last try.'],
])('S19 · English alone is found: %s', (source, text) => {
  expect(englishOnly('gold/place.ts', `\n${source}`)).toEqual([`gold/place.ts:2 ${text}`]);
});

test.each([
  "said({ en: 'Enter an amount above zero.', hi: 'शून्य से बड़ी राशि लिखें।' });",
  "const EN = { missing: 'Please fill this in.' }; const HI = { missing: 'कृपया इसे भरें।' };",
  "function english() { return 'I ask for it.'; } function hindi() { return 'मेरा अनुरोध है।'; }",
  "return hindi ? 'यह आख़िरी कोशिश थी।' : 'That was the last try.';",
  "const declared = ['I declare it.', 'मैं घोषणा करता हूँ।'];",
  "throw notFound(sentence('fund_unknown'));",
  "throw new Problem(404, 'params_invalid', 'not_found', words);",
  "throw new RangeError('The series has no price.');",
  "console.log('The sandbox is complete.');",
  "const schema = { summary: 'Live events of one session.' };",
  "q.query('SELECT id FROM users WHERE name = $1 AND note LIKE $2 AND e.');",
])('S19 · is no fault: %s', (source) => {
  expect(englishOnly('gold/place.ts', source)).toEqual([]);
});

test('S19 · every API text that a user reads exists in Hindi too', () => {
  const texts = readServerTexts();
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.flatMap(({ name, source }) => englishOnly(name, source))).toEqual([]);
});
