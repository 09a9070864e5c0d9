import type { UserInfo } from '@sanchay/contracts';
import { createBus } from '@sanchay/event-bus';
import { userOf } from '../personas.ts';
import { StageSession } from './stageSession.ts';

const grant = { token: 't1', expires_at: '2026-11-20T07:00:00Z' };
const renewed = { token: 't2', expires_at: '2026-11-20T08:00:00Z' };

function open(userInfo: () => Promise<UserInfo> = async () => userOf('joint')) {
  const bus = createBus({ production: false });
  const led: string[] = [];
  const session = new StageSession({
    bus,
    userInfo,
    renew: async () => renewed,
    goTo: (path) => void led.push(path),
  });
  const reported = () => bus.recent().map(({ name }) => name);
  return { bus, led, session, reported };
}

test('X6 · a sign-in emits the same events as the shell: signed in, then the user, then the portfolio', async () => {
  const { bus, session, reported } = open();
  await session.begin(grant);
  expect(reported()).toEqual(['session/changed', 'session/changed', 'account/switched']);
  expect(bus.state('session/changed')).toEqual({ loggedIn: true, userFetched: true, user: userOf('joint') });
  expect(bus.state('account/switched')).toEqual({
    portfolioId: '1000003',
    name: 'Personal',
    onboardingState: 13,
  });
  expect([session.token(), session.expiresAt()]).toEqual(['t1', Date.parse('2026-11-20T07:00:00Z')]);
  expect(await session.refresh()).toBe('t2');
  expect(session.token()).toBe('t2');
});

test('X6 · a failed fetch counts as made; an anonymous visitor is known at once', async () => {
  const failing = open(async () => Promise.reject(new Error('no')));
  await failing.session.begin(grant);
  expect(failing.bus.state('session/changed')).toEqual({ loggedIn: true, userFetched: true, user: null });
  const { bus, session } = open();
  session.beginAnonymous();
  expect(bus.state('session/changed')).toEqual({ loggedIn: false, userFetched: true, user: null });
  expect([session.token(), session.expiresAt(), await session.refresh()]).toEqual([null, null, null]);
});

test.each(['revoked', 'expired'] as const)(
  'X6 · a session that is %s ends once and leads to the login',
  async (reason) => {
    const { bus, led, session, reported } = open();
    await session.begin(grant);
    session.end(reason);
    session.end(reason);
    expect(reported().slice(3)).toEqual(['session/ended', 'session/changed']);
    expect(bus.recent().at(3)?.payload).toEqual({ reason });
    expect(bus.state('session/changed')).toEqual({ loggedIn: false, userFetched: true, user: null });
    expect(led).toEqual(['/login']);
  },
);

test('X6 · a user who arrives after the session ended is nobody’s', async () => {
  let answer: (user: UserInfo) => void = () => undefined;
  const { bus, session } = open(() => new Promise((resolve) => (answer = resolve)));
  const beginning = session.begin(grant);
  session.end('revoked');
  answer(userOf('ready'));
  await beginning;
  expect(bus.state('session/changed')?.loggedIn).toBe(false);
  expect(bus.state('account/switched')).toBeUndefined();
});
