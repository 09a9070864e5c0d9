import { testApi, type TestApi } from '../testing/testApi.ts';
import { cspReports, sweepCspReports } from './cspReports.ts';

describe('reports of the browser policy', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  const older = {
    'csp-report': {
      'document-uri': 'http://localhost:4000/funds?searchTerm=asha#top',
      'effective-directive': 'script-src-elem',
      'violated-directive': 'script-src',
      'blocked-uri': 'https://evil.example/x.js?k=1',
      'source-file': 'http://localhost:4000/shell.js',
      'line-number': 12,
    },
  };
  const newer = {
    type: 'csp-violation',
    url: 'http://localhost:4000/gold',
    body: {
      documentURL: 'http://localhost:4000/gold?x=1',
      effectiveDirective: 'style-src-attr',
      blockedURL: 'inline',
      sourceFile: null,
      lineNumber: 1.5,
    },
  };
  const post = (payload: unknown, type: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v3/csp_reports',
      headers: { 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  test('X3 · both forms are stored, without query strings', async () => {
    expect((await post(older, 'application/csp-report')).json()).toEqual({});
    expect(
      (await post([newer, { type: 'deprecation', body: {} }], 'application/reports+json')).statusCode,
    ).toBe(200);
    const at = api.clock.now();
    expect(await cspReports(api.db, 10)).toEqual({
      count: 2,
      reports: [
        {
          at,
          directive: 'style-src-attr',
          blocked: 'inline',
          document: 'http://localhost:4000/gold',
          source: '',
          line: null,
        },
        {
          at,
          directive: 'script-src-elem',
          blocked: 'https://evil.example/x.js',
          document: 'http://localhost:4000/funds',
          source: 'http://localhost:4000/shell.js',
          line: 12,
        },
      ],
    });
    expect((await cspReports(api.db, 1)).reports).toHaveLength(1);
  });

  test('X3 · an older browser names the violated directive, and long values are cut', async () => {
    const fields = { 'violated-directive': `img-src ${'x'.repeat(600)}`, 'blocked-uri': 'data' };
    await post({ 'csp-report': fields }, 'application/json');
    const { reports } = await cspReports(api.db, 1);
    expect(reports[0]).toMatchObject({ blocked: 'data', document: '', line: null });
    expect(reports[0]!.directive).toHaveLength(500);
  });

  test.each([
    ['something else', '{"a":1}', 400],
    ['half a report', '{"csp-report":', 400],
    ['a text', '"csp-report"', 400],
    ['more than 16 KB', JSON.stringify({ 'csp-report': { 'blocked-uri': 'x'.repeat(16_384) } }), 413],
  ])('X3 · %s is refused and not stored', async (_name, payload, status) => {
    const answer = await post(payload, 'application/csp-report');
    expect(answer.statusCode).toBe(status);
    expect(answer.json().status).toBe('params_invalid');
    expect((await cspReports(api.db, 1)).count).toBe(0);
  });

  test('X3 · at most 60 reports a minute of a client are taken', async () => {
    expect((await post(Array(60).fill(newer), 'application/reports+json')).statusCode).toBe(200);
    const refused = await post(older, 'application/csp-report');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    api.clock.advance(60_000);
    expect((await post(older, 'application/csp-report')).statusCode).toBe(200);
  });

  test('X3 · reports are kept a week', async () => {
    await post(older, 'application/csp-report');
    api.clock.advance(7 * 86_400_000 - 1);
    await sweepCspReports(api.ctx);
    expect((await cspReports(api.db, 1)).count).toBe(1);
    api.clock.advance(1);
    await sweepCspReports(api.ctx);
    expect((await cspReports(api.db, 1)).count).toBe(0);
  });
});
