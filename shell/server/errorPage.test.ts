import type { ServerResponse } from 'node:http';
import { errorPage, sendErrorPage } from './errorPage.ts';

test('S11 · the edge’s own 500 page has the specified words, the way home, and no script', () => {
  const html = errorPage('b{color:red}');
  expect(html).toContain('<h1>OOPS</h1>');
  expect(html).toContain('Something went wrong!');
  expect(html).toContain('<a href="/">Take Me Home</a>');
  expect(html).toContain('<style>b{color:red}</style>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/lang="hi">[^<]*[\u0900-\u097f]/);
  expect(html).not.toContain('<script');
  expect(html).not.toContain('style=');
});

function answer(headersSent: boolean) {
  const seen: { status?: number; headers?: Record<string, string>; body?: string; destroyed?: true } = {};
  const response = {
    headersSent,
    writeHead: (status: number, headers: Record<string, string>) =>
      void Object.assign(seen, { status, headers }),
    end: (body: string) => void (seen.body = body),
    destroy: () => void (seen.destroyed = true),
  };
  sendErrorPage(response as unknown as ServerResponse, 'b{color:red}');
  return seen;
}

test('S11 · it is a 500 that nothing keeps, under the policy of pages', () => {
  const { status, headers, body } = answer(false);
  expect(status).toBe(500);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(body).toContain('<h1>OOPS</h1>');
});

test('S11 · an answer that has begun is broken off, never followed by a second page', () => {
  expect(answer(true)).toEqual({ destroyed: true });
});
