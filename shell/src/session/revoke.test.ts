import { revokeTokens } from './revoke.ts';

function setUp(...answers: (() => Promise<Response>)[]) {
  const sent: [string, RequestInit][] = [];
  const waiting: (() => void)[] = [];
  const revoke = revokeTokens('1.169.0', {
    fetch: (async (path: string, init: RequestInit) => {
      sent.push([path, init]);
      return answers.shift()!();
    }) as typeof fetch,
    whenOnline: (work) => waiting.push(work),
  });
  return { revoke, sent, waiting };
}
const fine = async () => new Response('{}');
const noLine = async () => Promise.reject(new TypeError('Failed to fetch'));
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('S2 · the token is revoked by a request that outlives the page', async () => {
  const { revoke, sent, waiting } = setUp(fine);
  revoke('token-1');
  await settled();
  expect(sent).toEqual([
    [
      '/api/v3/auth/logout.json?v=1.169.0',
      {
        method: 'POST',
        headers: { authorization: 'Bearer token-1', 'content-type': 'application/json' },
        body: '{}',
        credentials: 'same-origin',
        keepalive: true,
      },
    ],
  ]);
  expect(waiting).toEqual([]);
});

test('S2 · a token that could not be revoked offline is revoked when there is a line, once', async () => {
  const { revoke, sent, waiting } = setUp(noLine, noLine);
  revoke('token-1');
  await settled();
  expect(waiting).toHaveLength(1);
  waiting[0]!();
  await settled();
  expect([sent.length, waiting.length]).toEqual([2, 1]);
});
