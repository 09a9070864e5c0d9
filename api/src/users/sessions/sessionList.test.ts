import { newAccount, type TestAccount } from '../../testing/people/account.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { maskAddress, readUserAgent } from './userAgent.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const browser = (agent: string) => ({ 'sec-fetch-site': 'same-origin', 'user-agent': agent });

describe('the list of sessions', () => {
  let api: TestApi;
  let person: TestAccount;
  beforeAll(async () => {
    api = await testApi();
  });
  beforeEach(async () => {
    api.clock.set('2026-11-20T10:00:00.000+05:30');
    person = await newAccount(api);
  });
  afterAll(() => api.close());

  const list = async () => (await person.call('sessions')).body.data;

  test('O1 · it names device, place and times, this session first', async () => {
    await person.signIn(browser(PHONE));
    api.clock.advance(60_000);
    await person.signIn(browser(LAPTOP));
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        device: 'computer',
        browser: 'Firefox',
        system: 'Windows',
        place: '127.0.x.x',
        started_at: '2026-11-20T04:31:00.000Z',
        last_seen_at: '2026-11-20T04:31:00.000Z',
        current: true,
      },
      {
        id: expect.any(String),
        device: 'phone',
        browser: 'Chrome',
        system: 'Android',
        place: '127.0.x.x',
        started_at: '2026-11-20T04:30:00.000Z',
        last_seen_at: '2026-11-20T04:30:00.000Z',
        current: false,
      },
    ]);
  });

  test('O1 · use is noted, at most every five minutes; what is over is not listed', async () => {
    await person.signIn(browser(PHONE));
    const phone = person.token;
    await person.signIn();
    api.clock.advance(5 * 60_000 - 1);
    await api.call('userInfo', { token: phone });
    const seen = async () => (await list()).find(({ device }) => device === 'phone')?.last_seen_at;
    expect(await seen()).toBe('2026-11-20T04:30:00.000Z');
    api.clock.advance(1);
    await api.call('userInfo', { token: phone });
    expect(await seen()).toBe('2026-11-20T04:35:00.000Z');
    api.clock.set('2026-11-21T10:00:00.000+05:30');
    await person.signIn();
    expect((await list()).map(({ device }) => device)).toEqual(['script']);
  });

  test('O1 · one is ended at once, and a repeat reports that it is over', async () => {
    const other = await person.signIn(browser(PHONE));
    await person.signIn(browser(LAPTOP));
    const { id } = (await list()).find(({ current }) => !current)!;
    expect((await person.call('endSession', { params: { id }, body: {} })).http).toBe(200);
    expect((await api.call('userInfo', { token: other })).http).toBe(401);
    expect(await list()).toHaveLength(1);
    expect((await person.call('endSession', { params: { id }, body: {} })).http).toBe(404);
    const audit = await api.db.query(`SELECT action, subject FROM audit_log WHERE subject = $1`, [
      `session:${id}`,
    ]);
    expect(audit).toEqual([{ action: 'session.ended', subject: `session:${id}` }]);
  });

  test('O1 · no user ends another user’s session', async () => {
    await person.signIn();
    const stranger = await newAccount(api);
    await stranger.signIn();
    const { id } = (await list())[0]!;
    expect((await stranger.call('endSession', { params: { id }, body: {} })).http).toBe(404);
    expect((await stranger.call('endSession', { params: { id: 'x' }, body: {} })).http).toBe(404);
    expect((await person.call('userInfo')).http).toBe(200);
  });

  test('O1 · all others end at once', async () => {
    const others = [await person.signIn(), await person.signIn()];
    await person.signIn();
    const answer = await person.call('endOtherSessions', { body: {} });
    expect(answer.body.data).toEqual({ ended: 2 });
    for (const token of others) expect((await api.call('userInfo', { token })).http).toBe(401);
    expect((await list()).map(({ current }) => current)).toEqual([true]);
    expect((await person.call('endOtherSessions', { body: {} })).body.data).toEqual({ ended: 0 });
  });
});

describe('words of a device', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  test.each([
    [PHONE, 'phone', 'Chrome', 'Android'],
    [LAPTOP, 'computer', 'Firefox', 'Windows'],
    [`${mac} Version/18.0 Safari/605.1.15`, 'computer', 'Safari', 'macOS'],
    [`${mac} Chrome/141.0 Safari/537.36 Edg/141.0`, 'computer', 'Edge', 'macOS'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      'phone',
      'Safari',
      'iOS',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) CriOS/141.0 Mobile/15E148 Safari/604.1',
      'tablet',
      'Chrome',
      'iPadOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-X700) SamsungBrowser/27.0 Chrome/125.0 Safari/537.36',
      'tablet',
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/141.0 Safari/537.36 OPR/120.0', 'computer', 'Opera', 'ChromeOS'],
    ['something else', 'computer', null, null],
  ])('O1 · %s', (agent, device, name, system) => {
    expect(readUserAgent(agent, false)).toEqual({ device, browser: name, system });
  });

  test('O1 · a script is called one', () => {
    expect(readUserAgent(undefined, true)).toEqual({ device: 'script', browser: null, system: null });
  });

  test.each([
    ['103.21.244.7', '103.21.x.x'],
    ['::ffff:103.21.244.7', '103.21.x.x'],
    ['2401:4900:1c5e:aa01::7', '2401:4900:…'],
    ['::1', '::1'],
  ])('O1 · of %s the end is masked: %s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked);
  });
});
