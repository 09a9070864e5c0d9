import { END_REASONS, type UserInfo } from '@sanchay/contracts';
import { createBus } from '@sanchay/event-bus';
import { safeStorage } from '@sanchay/remote-kit/storage';
import { Session } from './session.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const grant = { token: 'token-1', expires_at: '2026-11-20T10:15:00Z' };
const asha = {
  name: 'Asha Rao',
  onboarding_state: 13,
  current_portfolio: { id: 1, name: 'Personal', onboarding_state: 13 },
} as UserInfo;

function memoryStorage(initial: Record<string, string> = {}) {
  const map = new Map(Object.entries(initial));
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
  const proxy = new Proxy(storage, {
    ownKeys: () => [...map.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  return { map, storage: safeStorage(() => proxy as unknown as Storage) };
}

function setUp(stored: Record<string, string> = {}) {
  const { map, storage } = memoryStorage(stored);
  const bus = createBus({ production: true });
  const went: string[] = [];
  const calls = {
    userInfo: jest.fn(async () => asha),
    refresh: jest.fn(async () => ({ token: 'token-2', expires_at: '2026-11-20T10:30:00Z' })),
    revoke: jest.fn<void, [string]>(),
  };
  const waiting: [number, () => void][] = [];
  const onEnd = jest.fn();
  const tab = { clear: jest.fn<void, [string]>() };
  const report = jest.fn();
  const session = new Session({
    storage,
    tab,
    bus,
    calls,
    now: () => NOW,
    report,
    exclusive: (work) => work(),
    onEnd,
    goTo: (path) => went.push(path),
    here: () => '/portfolio?view=all#gold',
    switchLogoutDelay: 1_000,
    after: (ms, work) => waiting.push([ms, work]),
  });
  return { session, bus, calls, map, went, onEnd, report, waiting, tab };
}

const withToken = { 'sanchay.session': JSON.stringify(grant) };

describe('the session', () => {
  test('S1 · without a token nobody is logged in, the user is not requested and the attempt counts as made', async () => {
    const { session, calls } = setUp();
    await session.start();
    expect(session.state).toEqual({ loggedIn: false, userFetched: true, user: null });
    expect(calls.userInfo).not.toHaveBeenCalled();
  });

  test('S1 · a stored token means logged in; the user is fetched once and userFetched is set after', async () => {
    const { session, bus, calls } = setUp(withToken);
    const seen: unknown[] = [];
    bus
      .on('session/changed')
      .subscribe((state) => seen.push([state.loggedIn, state.userFetched, state.user?.name ?? null]));
    await session.start();
    expect(seen).toEqual([
      [true, false, null],
      [true, true, 'Asha Rao'],
    ]);
    expect(calls.userInfo).toHaveBeenCalledTimes(1);
    expect(bus.state('account/switched')).toEqual({
      portfolioId: '1',
      name: 'Personal',
      onboardingState: 13,
    });
  });

  test('S1 · userFetched is set when the fetch fails, the token stays and the error is reported', async () => {
    const { session, calls, report } = setUp(withToken);
    const down = new Error('down');
    calls.userInfo.mockRejectedValueOnce(down);
    await session.start();
    expect(session.state).toEqual({ loggedIn: true, userFetched: true, user: null });
    expect(report.mock.calls).toEqual([[down]]);
    expect(session.token()).toBe('token-1');
  });

  test.each(['not json', '{"token":5}', '{}', 'null'])(
    'S1 · a garbled session %s is removed',
    async (text) => {
      const { session, map } = setUp({ 'sanchay.session': text });
      expect(session.grant()).toBeNull();
      expect(map.has('sanchay.session')).toBe(false);
    },
  );

  test('S2 · logout revokes the token, clears what is personal, keeps what is the device’s and goes to /login', async () => {
    const { session, calls, map, went, onEnd, bus } = setUp({
      ...withToken,
      'sanchay.preferences': '{"theme":"dark"}',
      'sanchay.counting': 'no',
      'sanchay.local.fraud-notice': '[1]',
      'sanchay.local.searches': '["gold"]',
      'sanchay.activity': '{}',
      other: 'x',
    });
    await session.start();
    const ended: unknown[] = [];
    bus.on('session/ended').subscribe((event) => ended.push(event));
    session.logout();
    expect(calls.revoke.mock.calls).toEqual([['token-1']]);
    expect([...map.entries()].sort()).toEqual([
      ['other', 'x'],
      ['sanchay.counting', 'no'],
      ['sanchay.local.fraud-notice', '[1]'],
      ['sanchay.preferences', '{"theme":"dark"}'],
    ]);
    expect(session.state).toEqual({ loggedIn: false, userFetched: true, user: null });
    expect(ended).toEqual([{ reason: 'logout' }]);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(went).toEqual(['/login']);
  });

  test.each(END_REASONS)('S2 · what was begun in this tab goes when the session ends: %s', async (reason) => {
    const { session, bus, tab } = setUp(withToken);
    await session.start();
    bus.emit('session/ended', { reason });
    expect(tab.clear.mock.calls).toEqual(reason === 'expired' ? [] : [['sanchay.draft.']]);
  });

  test('S2 · a logout that came from switching the account clears all at once and leads on after 1 s', async () => {
    const { session, calls, went, waiting, map } = setUp(withToken);
    await session.start();
    session.logoutFromSwitch();
    session.logoutFromSwitch();
    expect(calls.revoke.mock.calls).toEqual([['token-1']]);
    expect([map.has('sanchay.session'), session.state.loggedIn, went]).toEqual([false, false, []]);
    expect(session.leaving).toBe(true);
    expect(waiting.map(([ms]) => ms)).toEqual([1_000]);
    waiting[0]![1]();
    expect([went, session.leaving]).toEqual([['/login'], false]);
  });

  test('S3 · a session of a browser that was closed for too long ends at the start, here and at the API', async () => {
    const { session, calls, went, map, bus } = setUp(withToken);
    const ended: unknown[] = [];
    bus.on('session/ended').subscribe((event) => ended.push(event));
    await session.start({ tooLong: true });
    expect(ended).toEqual([{ reason: 'idle' }]);
    expect(calls.revoke.mock.calls).toEqual([['token-1']]);
    expect(calls.userInfo).not.toHaveBeenCalled();
    expect([went, map.has('sanchay.session')]).toEqual([
      ['/login?why=idle&next=%2Fportfolio%3Fview%3Dall%23gold'],
      false,
    ]);
    expect(session.state).toEqual({ loggedIn: false, userFetched: true, user: null });
  });

  test('S3 · nobody signed in, nobody logged out, however long it was', async () => {
    const { session, went } = setUp();
    await session.start({ tooLong: true });
    expect(went).toEqual([]);
    expect(session.state).toEqual({ loggedIn: false, userFetched: true, user: null });
  });

  test('S1 · an answer about the user of an earlier session is nobody’s', async () => {
    const { session, calls, bus } = setUp(withToken);
    const answers: ((user: UserInfo) => void)[] = [];
    calls.userInfo.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const started = session.start();
    session.logout();
    const begun = session.begin({ ...grant, token: 'of-meera' });
    answers[0]!(asha);
    await started;
    expect(session.state).toEqual({ loggedIn: true, userFetched: false, user: null });
    expect(bus.state('account/switched')).toBeUndefined();
    answers[1]!({ ...asha, name: 'Meera Iyer' });
    await begun;
    expect(session.state.user?.name).toBe('Meera Iyer');
  });

  test('S1 · a failed fetch of an earlier session sets nothing', async () => {
    const { session, calls, report } = setUp(withToken);
    const failures: (() => void)[] = [];
    calls.userInfo.mockImplementation(
      () => new Promise((_resolve, reject) => failures.push(() => reject(new Error('down')))),
    );
    const started = session.start();
    session.logout();
    void session.begin({ ...grant, token: 'of-meera' });
    failures[0]!();
    await started;
    expect(session.state).toEqual({ loggedIn: true, userFetched: false, user: null });
    expect(report).not.toHaveBeenCalled();
  });

  test('S4 · reports whether it is known whose account is shown', async () => {
    const { session, calls } = setUp(withToken);
    await session.start();
    await expect(session.fetchUser()).resolves.toBe(true);
    calls.userInfo.mockRejectedValueOnce(new Error('down'));
    await expect(session.fetchUser()).resolves.toBe(false);
  });

  test.each(END_REASONS.filter((reason) => reason !== 'logout'))(
    'S12 · a session that ends as %s ends once; the login shows why and leads back to the whole address',
    async (reason) => {
      const { session, calls, went, onEnd, bus } = setUp(withToken);
      await session.start();
      session.end(reason);
      session.end(reason);
      expect(went).toEqual([`/login?why=${reason}&next=%2Fportfolio%3Fview%3Dall%23gold`]);
      expect(calls.revoke.mock.calls).toEqual(reason === 'idle' ? [['token-1']] : []);
      expect(onEnd).toHaveBeenCalledTimes(1);
      expect(bus.state('session/changed')).not.toHaveProperty('ended');
    },
  );

  test.each([
    ['logout', 'other_tab'],
    ['idle', 'idle'],
    ['password_changed', 'password_changed'],
  ] as const)('S2 · %s in another tab is explained here as %s', async (reason, ended) => {
    const { session, bus, went } = setUp(withToken);
    await session.start();
    bus.emit('session/ended', { reason });
    expect([session.state.ended, went]).toEqual([ended, []]);
    await session.begin(grant);
    expect(session.state).not.toHaveProperty('ended');
  });

  test('S2 · the end of a session in another tab ends it here without going anywhere', async () => {
    const { session, bus, went, map } = setUp(withToken);
    await session.start();
    bus.emit('session/ended', { reason: 'logout' });
    expect(session.state.loggedIn).toBe(false);
    expect(map.has('sanchay.session')).toBe(false);
    expect(went).toEqual([]);
  });

  test('S1 · a sign-in forgets what was cached, stores the token and fetches the user', async () => {
    const { session, onEnd, map } = setUp();
    await session.start();
    await session.begin({ ...grant, token: 'fresh' });
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(JSON.parse(map.get('sanchay.session')!)).toEqual({ token: 'fresh', expires_at: grant.expires_at });
    expect(session.state.user).toEqual(asha);
  });

  test('S1 · a refresh stores the new token; one that another tab just made is taken as it is', async () => {
    const { session, calls, map } = setUp(withToken);
    await expect(session.refresh()).resolves.toBe('token-2');
    expect(JSON.parse(map.get('sanchay.session')!).token).toBe('token-2');
    expect(calls.refresh).toHaveBeenCalledTimes(1);

    const other = setUp({ 'sanchay.session': JSON.stringify({ ...grant, token: 'old' }) });
    const waiting = new Session({
      storage: {
        get: (key) => other.map.get(key) ?? null,
        set: (key, value) => void other.map.set(key, value),
        remove: () => undefined,
        clear: () => undefined,
      },
      tab: other.tab,
      bus: other.bus,
      calls: other.calls,
      now: () => NOW,
      report: other.report,
      exclusive: async (work) => {
        other.map.set(
          'sanchay.session',
          JSON.stringify({ token: 'from-other-tab', expires_at: '2026-11-20T10:20:00Z' }),
        );
        return work();
      },
      onEnd: () => undefined,
      goTo: () => undefined,
      here: () => '/',
      switchLogoutDelay: 1_000,
      after: () => undefined,
    });
    await expect(waiting.refresh()).resolves.toBe('from-other-tab');
    expect(other.calls.refresh).not.toHaveBeenCalled();
  });

  test('S1 · a refresh without a session is null', async () => {
    const { session, calls } = setUp();
    await expect(session.refresh()).resolves.toBeNull();
    expect(calls.refresh).not.toHaveBeenCalled();
  });

  test('S1 · a token is renewed in its last minute', () => {
    expect(setUp(withToken).session.needsRefresh()).toBe(false);
    const soon = setUp({
      'sanchay.session': JSON.stringify({ ...grant, expires_at: '2026-11-20T10:00:59Z' }),
    });
    expect(soon.session.needsRefresh()).toBe(true);
    expect(setUp().session.needsRefresh()).toBe(false);
  });
});

describe('a page that comes back', () => {
  test('X4 · ends the session that was ended elsewhere meanwhile, once', async () => {
    const { session, bus, map, went, onEnd } = setUp(withToken);
    const ended: unknown[] = [];
    bus.on('session/ended').subscribe((event) => ended.push(event));
    await session.start();
    map.delete('sanchay.session');
    await session.reconcile();
    await session.reconcile();
    expect(ended).toEqual([{ reason: 'logout' }]);
    expect(went).toEqual(['/login?why=other_tab&next=%2Fportfolio%3Fview%3Dall%23gold']);
    expect(session.state).toEqual({ loggedIn: false, userFetched: true, user: null });
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('X4 · clears the earlier responses and fetches the user when another token is stored', async () => {
    const { session, calls, map, onEnd } = setUp(withToken);
    await session.start();
    map.set('sanchay.session', JSON.stringify({ ...grant, token: 'somebody-else' }));
    await session.reconcile();
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(calls.userInfo).toHaveBeenCalledTimes(2);
    expect(session.token()).toBe('somebody-else');
  });

  test('X4 · takes over a session that began elsewhere', async () => {
    const { session, map } = setUp();
    await session.start();
    map.set('sanchay.session', JSON.stringify(grant));
    await session.reconcile();
    expect(session.state).toMatchObject({ loggedIn: true, userFetched: true });
    expect(session.portfolioId()).toBe('1');
  });

  test('X4 · with the session that it knows does nothing, also after a refresh', async () => {
    const { session, calls, onEnd } = setUp(withToken);
    await session.start();
    await session.refresh();
    await session.reconcile();
    expect(calls.userInfo).toHaveBeenCalledTimes(1);
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('X4 · nobody signed in shows no portfolio', async () => {
    const { session } = setUp();
    await session.start();
    expect(session.portfolioId()).toBeNull();
  });
});
