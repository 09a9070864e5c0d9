import { CONTRACTS_VERSION } from '@sanchay/contracts';
import { callShape, type CallShape } from '@sanchay/contracts/signatures';
import { changedCalls, versionFaults, type Signatures } from './signatureReport.ts';

const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});
const text = { type: 'string' };
const number = { type: 'number' };
const codes = (...known: string[]) => ({ type: 'string', enum: known });
const shape = (over: Partial<CallShape> = {}): CallShape => ({
  method: 'GET',
  path: '/api/v3/x.json',
  audience: 'anyone',
  request: { params: null, query: object({ page: number }, []), body: null } as never,
  reply: object({ data: object({ code: text }) }) as never,
  ...over,
});
const at = (contracts: string, calls: Record<string, CallShape>): Signatures => ({ contracts, calls });
const fitting = (after: CallShape | null, contracts: string, before = shape()): boolean =>
  versionFaults(at('1.2.0', { x: before }), at(contracts, after ? { x: after } : {})).length === 0;

describe('X6 · M44 a change of a call and the version that it needs', () => {
  const request = (query: object, body: object | null = null) =>
    shape({ request: { params: null, query, body } as never });
  const reply = (data: object) => shape({ reply: object({ data }) as never });

  test.each<[string, CallShape | null, 'none' | 'minor' | 'major']>([
    ['nothing', shape(), 'none'],
    ['a field more in the reply', reply(object({ code: text, count: number })), 'minor'],
    ['an optional field more in the request', request(object({ page: number, sort: text }, [])), 'minor'],
    ['a body that may be sent', request(object({ page: number }, []), object({ note: text }, [])), 'minor'],
    ['a field less in the reply', reply(object({})), 'major'],
    ['another type in the reply', reply(object({ code: number })), 'major'],
    ['a field of the reply that may be absent', reply(object({ code: text }, [])), 'major'],
    [
      'a field of the reply that may be null',
      reply(object({ code: { anyOf: [text, { type: 'null' }] } })),
      'major',
    ],
    ['a field that has to be sent', request(object({ page: number, sort: text }, ['sort'])), 'major'],
    ['a field less in the request', request(object({}, [])), 'major'],
    ['another path', shape({ path: '/api/v4/x.json' }), 'major'],
    ['another audience', shape({ audience: 'signed-in' }), 'major'],
    ['no call any more', null, 'major'],
  ])('X6 · M44 %s', (_what, after, needed) => {
    expect([fitting(after, '1.2.0'), fitting(after, '1.3.0'), fitting(after, '2.0.0')]).toEqual([
      needed === 'none',
      needed !== 'major',
      true,
    ]);
  });

  test.each([
    ['a code more', codes('open', 'closed', 'paused'), false, true],
    ['codes in another order', codes('closed', 'open'), false, true],
    ['a code less', codes('open'), false, false],
  ])('X6 · M44 %s in a reply', (_what, after, sameVersion, nextMinor) => {
    const before = reply(object({ state: codes('open', 'closed') }));
    const now = reply(object({ state: after }));
    expect([fitting(now, '1.2.0', before), fitting(now, '1.3.0', before)]).toEqual([sameVersion, nextMinor]);
  });

  test('X6 · M44 a new call needs no new version, because a release names the calls that it makes', () => {
    expect(versionFaults(at('1.2.0', {}), at('1.2.0', { x: shape() }))).toEqual([]);
  });

  test('X6 · M44 the sentence states what to do', () => {
    const faults = versionFaults(
      at('1.2.0', { x: shape() }),
      at('1.2.0', { x: reply(object({ code: text, count: number })) }),
    );
    expect(faults).toEqual([
      'x changed (minor) and the contracts are still 1.2.0: raise the minor number of CONTRACTS_VERSION in shared/contracts/src/version.ts, then run npm run reports.',
    ]);
  });

  test('X6 · M44 a build is refused for a call that it makes and that changed, not for those of others', () => {
    const stored = (over: Partial<CallShape>) =>
      at(CONTRACTS_VERSION, { goldPrices: { ...callShape('goldPrices'), ...over } });
    expect(changedCalls(['goldPrices'], stored({}))).toEqual([]);
    expect(changedCalls(['goldPrices'], stored({ path: '/api/v2/gold.json' }))).toEqual([
      expect.stringMatching(/^goldPrices changed \(major\) and the contracts are still /),
    ]);
    expect(changedCalls(['orders'], stored({ path: '/api/v2/gold.json' }))).toEqual([]);
    expect(changedCalls(['goldPrices'])).toEqual([]);
  });
});
