import { askedOf } from './askedOf.ts';
import { termOf, visibleTerm, withTerm } from './searchAddress.ts';

test.each([
  ['  hdfc   flexi ', { query: 'hdfc flexi', cut: false, wordless: false }],
  ['', { query: '', cut: false, wordless: false }],
  ['    ', { query: '', cut: false, wordless: false }],
  ['😀 !!', { query: '', cut: false, wordless: true }],
  ['७', { query: '७', cut: false, wordless: false }],
  ['x'.repeat(100), { query: 'x'.repeat(100), cut: false, wordless: false }],
  ['x'.repeat(101), { query: 'x'.repeat(100), cut: true, wordless: false }],
])('S6 · what "%s" requests', (term, asked) => {
  expect(askedOf(term)).toEqual(asked);
});

test('S6 · a term keeps what can be seen, and at most 200 characters of it', () => {
  expect(visibleTerm('a\u202eb\u0000c\td')).toBe('a b c d');
  expect(visibleTerm('  gold ')).toBe('gold ');
  expect(visibleTerm('क्\u200dष')).toBe('क्\u200dष');
  expect([...visibleTerm('😀'.repeat(10_000))]).toHaveLength(200);
  expect(visibleTerm('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
});

test('S6 · the address opens the search when it has the parameter, also an empty one', () => {
  expect(termOf('?q=1')).toBeNull();
  expect(termOf('?searchTerm=')).toBe('');
  expect(termOf('?q=1&searchTerm=axis+cap')).toBe('axis cap');
  expect(termOf('?searchTerm=%E0%A4%A8')).toBe('न');
  expect(termOf('?searchTerm=%')).toBe('%');
});

test('S6 · another term leaves the rest of the address as it is', () => {
  const here = { pathname: '/gold', search: '?preview=1&searchTerm=a', hash: '#x' } as Location;
  expect(withTerm(here, 'b c')).toBe('/gold?preview=1&searchTerm=b+c#x');
  expect(withTerm(here, null)).toBe('/gold?preview=1#x');
  expect(withTerm({ ...here, search: '?searchTerm=a', hash: '' }, null)).toBe('/gold');
});
