import { fillPath } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import { articlesIn } from '../../help/articles/library.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

const article = articlesIn('en')[0]!.slug;
const event = {
  seq: 1,
  at: '2026-11-20T04:29:00.000Z',
  name: 'app_installed',
  properties: { campaign: null },
};
const report = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'data' } };

/** Calls that anybody may make, and that are limited by how often they are made. */
const OPEN = {
  startSocialSignIn: [
    fillPath(calls.startSocialSignIn.path, { provider: 'google' }),
    { consents: ['terms'] },
  ],
  subscribeNewsletter: [calls.subscribeNewsletter.path, { email: 'nila@sanchay.example' }],
  voteArticle: [fillPath(calls.voteArticle.path, { slug: article }), { helpful: true, voter: 'a-browser-1' }],
  countSearch: [fillPath(calls.countSearch.path, { id: 'page.gold' }), undefined],
  vitals: [calls.vitals.path, { measurements: [{ metric: 'LCP', value: 1, remote: 'shell' }] }],
  analyticsEvents: [
    calls.analyticsEvents.path,
    { visit: '0f8fad5b-d9cb-469f-a165-70867728950e', events: [event] },
  ],
  cspReport: [calls.cspReport.path, report],
} as const;
type Open = keyof typeof OPEN;

describe('limits of calls that anybody may make', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());

  const send = async (name: Open, remoteAddress: string): Promise<number> => {
    const [url, payload] = OPEN[name];
    const { method } = calls[name];
    return (await api.app.inject({ method, url, remoteAddress, ...(payload && { payload }) })).statusCode;
  };

  test.each(Object.keys(OPEN) as Open[])(
    'X5 · an address that uses up its limit of %s shuts nobody else out',
    async (name) => {
      let sent = 0;
      while (sent <= 600 && (await send(name, '203.0.113.7')) !== 429) sent += 1;
      expect(sent).toBeGreaterThan(0);
      expect(sent).toBeLessThanOrEqual(600);
      expect(await send(name, '203.0.113.7')).toBe(429);
      expect(await send(name, '203.0.113.8')).not.toBe(429);
    },
  );
});
