import { readRules } from './rule.ts';
import { fits, RuleBook } from './ruleBook.ts';

const asked = (url: string, method = 'GET') => ({ method, url, origin: 'http://localhost:1' });

describe('rules over HTTP', () => {
  test.each([
    [{}, 'Rules are a list.'],
    [[{ status: 404 }], 'Rule 1 has no match.'],
    [[{ match: {} }, { match: {}, state: 404 }], 'Rule 2 has an unknown field: state.'],
    [[{ match: {}, status: 199 }], 'Rule 1: status is not right.'],
    [[{ match: {}, status: 600 }], 'Rule 1: status is not right.'],
    [[{ match: {}, times: 0 }], 'Rule 1: times is not right.'],
    [[{ match: {}, delay: -1 }], 'Rule 1: delay is not right.'],
    [[{ match: {}, hang: false }], 'Rule 1: hang is not right.'],
    [[{ match: {}, reset: 'after' }], 'Rule 1: reset is not right.'],
    [[{ match: {}, tamper: { append: 'x', flip: true } }], 'Rule 1: tamper is not right.'],
    [[{ match: {}, tamper: { flip: false } }], 'Rule 1: tamper is not right.'],
    [[{ match: {}, dropHeaders: [1] }], 'Rule 1: dropHeaders is not right.'],
    [[{ match: { path: '/a', regex: 'a' } }], 'Rule 1: match is not right.'],
    [[{ match: { regex: '(' } }], 'Rule 1: match is not right.'],
    [[{ match: { where: '/a' } }], 'Rule 1: match is not right.'],
    [[{ match: 'x' }], 'Rule 1: match is not right.'],
  ])('X4 · what is no rule is refused with its place: %j', (value, message) => {
    expect(() => readRules(value)).toThrow(new TypeError(message));
  });

  test('X4 · every field of a rule is taken as it is', () => {
    const rules = [
      {
        match: { method: 'GET', path: '/a/*' },
        status: 200,
        times: 1,
        delay: 0,
        body: 'x',
        headers: { a: 'b' },
      },
      { match: { regex: '^/a', origin: 'http://localhost:1' }, hang: true, empty: true, type: 'text/html' },
      {
        match: {},
        truncate: true,
        garbage: true,
        reset: 'half',
        tamper: { flip: true },
        dropHeaders: ['etag'],
      },
    ];
    expect(readRules(rules)).toEqual(rules);
  });
});

describe('which requests a rule is for', () => {
  test.each([
    ['/remotes/*/x.js', '/remotes/a/x.js', true],
    ['/remotes/*/x.js', '/remotes/a/b/x.js', false],
    ['/remotes/**/x.js', '/remotes/a/b/x.js', true],
    ['/remotes/**', '/remotes/a.js?retry=1', true],
    ['/a.js', '/abjs', false],
    ['/a', '/a/b', false],
  ])('X4 · the glob %s and the address %s: %s', (path, url, expected) => {
    expect(fits({ path }, asked(url))).toBe(expected);
  });

  test('X4 · a regular expression sees the query; method and origin must be the same', () => {
    expect(fits({ regex: '\\?retry=1$' }, asked('/a.js?retry=1'))).toBe(true);
    expect(fits({ regex: '\\?retry=1$' }, asked('/a.js?retry=2'))).toBe(false);
    expect(fits({ method: 'POST' }, asked('/a'))).toBe(false);
    expect(fits({ method: 'POST' }, asked('/a', 'POST'))).toBe(true);
    expect(fits({ origin: 'http://localhost:1' }, asked('/a'))).toBe(true);
    expect(fits({ origin: 'http://localhost:2' }, asked('/a'))).toBe(false);
    expect(fits({}, asked('/a'))).toBe(true);
  });

  test('X4 · the first rule with turns left is used and counted; new rules count from nought', () => {
    const book = new RuleBook();
    const [twice, always] = [
      { match: { path: '/a' }, status: 503, times: 2 },
      { match: { path: '/**' }, status: 404 },
    ];
    book.put([twice, always]);
    expect(['/a', '/a', '/a', '/b'].map((url) => book.take(asked(url))?.status)).toEqual([
      503, 503, 404, 404,
    ]);
    expect(book.list().map(({ hits }) => hits)).toEqual([2, 2]);
    book.put([twice]);
    expect(book.list()).toEqual([{ rule: twice, hits: 0 }]);
    expect(book.take(asked('/b'))).toBeNull();
    book.base = [{ match: { path: '/b' }, status: 410 }];
    expect(book.take(asked('/b'))?.status).toBe(410);
    book.put([always]);
    expect(book.take(asked('/b'))?.status).toBe(404);
    book.clear();
    expect(book.list()).toEqual([]);
    expect(book.take(asked('/b'))?.status).toBe(410);
    expect(book.take(asked('/a'))).toBeNull();
  });
});
