import { databaseClock } from '../platform/process/businessClock.ts';
import type { ClockHook, ClockMove } from '../platform/domain.ts';
import { signIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { PERSONA_PASSWORD, PERSONAS } from '../personas/index.ts';
import { seedPersonas } from './seedPersonas.ts';

const ORIGIN = 'http://localhost:4000';
const CLOCK = '/api/v3/sandbox/clock.json';

describe('the sandbox', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
    api.ctx.business = databaseClock(api.db, api.ctx.now);
  });
  afterEach(() => api.close());

  const press = (move: string, origin: string | undefined = ORIGIN) =>
    api.app.inject({
      method: 'POST',
      url: '/sandbox/clock',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) },
      payload: `move=${move}`,
    });
  const send = (payload: object, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url: CLOCK, payload, headers });
  const onClockMoved = (name: string, hook: ClockHook) => {
    api.ctx.clockHooks[name] = hook;
  };
  const clock = async () => (await api.app.inject(CLOCK)).json() as { now: string; ahead_ms: number };

  test('I5 · the business clock stands at real time first and is moved by milliseconds or to an instant', async () => {
    expect(await clock()).toEqual({ now: '2026-11-20T04:30:00.000Z', ahead_ms: 0 });
    const moved = await send({ advance_ms: 90_000 });
    expect(moved.statusCode).toBe(200);
    expect(moved.json()).toEqual({ now: '2026-11-20T04:31:30.000Z', ahead_ms: 90_000 });
    await send({ to: '2026-11-23T09:00:00+05:30' });
    expect(await clock()).toEqual({ now: '2026-11-23T03:30:00.000Z', ahead_ms: 255_600_000 });
    api.clock.advance(1_000);
    expect((await clock()).now).toBe('2026-11-23T03:30:01.000Z');
  });

  test('I5 · it never moves backwards, nowhere far and nowhere senseless', async () => {
    const refusals = [
      [{ to: '2026-11-20T10:00:00+05:30' }, 422, 'clock_backwards'],
      [{ to: '2020-01-01T00:00:00Z' }, 422, 'clock_backwards'],
      [{ to: '2060-01-01T00:00:00Z' }, 422, 'clock_too_far'],
      [{ advance_ms: Number.MAX_SAFE_INTEGER }, 422, 'clock_too_far'],
      [{ to: '2026-11-23' }, 422, 'clock_invalid'],
      [{ advance_ms: 0 }, 400, 'params_invalid'],
      [{ advance_ms: -5 }, 400, 'params_invalid'],
      [{}, 400, 'params_invalid'],
      [{ advance_ms: 1, to: '2026-11-23T09:00:00+05:30' }, 400, 'params_invalid'],
    ] as const;
    for (const [body, status, code] of refusals) {
      const answer = await send(body);
      expect([body, answer.statusCode, answer.json().code]).toEqual([body, status, code]);
    }
    expect((await clock()).ahead_ms).toBe(0);
  });

  test('I5 · a button moves it and shows the page again; an unknown move is refused', async () => {
    const answer = await press('morning');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/sandbox');
    expect((await clock()).now).toBe('2026-11-23T03:30:00.000Z');
    for (const move of ['year', 'constructor', '']) expect((await press(move)).statusCode).toBe(400);
    expect((await clock()).now).toBe('2026-11-23T03:30:00.000Z');
  });

  test('I5 · a form of another site moves nothing; a script without origin may', async () => {
    const refused = await press('hour', 'https://evil.example');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('origin_refused');
    expect((await send({ advance_ms: 1 }, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await clock()).ahead_ms).toBe(0);
    expect((await send({ advance_ms: 1 })).statusCode).toBe(200);
  });

  test('I5 · hooks of a move run one after another before it is answered, and moves wait for one another', async () => {
    const log: string[] = [];
    let held: ClockMove | null = null;
    onClockMoved('first', async (ctx, move) => {
      log.push(`first at ${(await ctx.business.now()).toISOString()}`);
      held = move;
    });
    onClockMoved('second', async () => {
      log.push('second');
    });
    await Promise.all([send({ advance_ms: 1_000 }), send({ advance_ms: 1_000 })]);
    expect(log).toEqual([
      'first at 2026-11-20T04:30:01.000Z',
      'second',
      'first at 2026-11-20T04:30:02.000Z',
      'second',
    ]);
    expect(held).toEqual({
      from: new Date('2026-11-20T04:30:01.000Z'),
      to: new Date('2026-11-20T04:30:02.000Z'),
    });
  });

  test('I5 · a hook that fails is named, the others run, and the next move works', async () => {
    let ran = 0;
    onClockMoved('broken', () => Promise.reject(new Error('no NAVs')));
    onClockMoved('after', async () => void (ran += 1));
    const answer = await send({ advance_ms: 1_000 });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({
      code: 'clock_hook_failed',
      message: 'The clock has moved, but this failed: broken.',
    });
    expect(ran).toBe(1);
    expect((await clock()).ahead_ms).toBe(1_000);
    onClockMoved('broken', async () => undefined);
    expect((await send({ advance_ms: 1_000 })).statusCode).toBe(200);
  });

  test('S1 · sessions do not care about business time', async () => {
    const { token } = await signIn(api, 'asha');
    await press('month');
    expect((await api.call('userInfo', { token })).http).toBe(200);
  });

  test('O1 · the outbox has every message, newest first, also filtered by one user', async () => {
    for (const email of ['one@example.in', 'two@example.in']) {
      const body = { email, password: 'monsoon evenings', name: 'K', consents: ['terms'] };
      await api.call('register', { body });
      api.clock.advance(1_000);
    }
    const all = (await api.app.inject('/api/v3/sandbox/outbox.json')).json();
    expect(all.status).toBe('success');
    expect(all.data.map(({ to }: { to: string }) => to)).toEqual(['two@example.in', 'one@example.in']);
    const one = (await api.app.inject('/api/v3/sandbox/outbox.json?to=one@example.in')).json();
    expect(one.data).toEqual([
      {
        to: 'one@example.in',
        channel: 'email',
        text: expect.stringContaining('is your Sanchay OTP to open your account.'),
        code: expect.stringMatching(/^\d{6}$/),
        at: '2026-11-20T04:30:00.000Z',
      },
    ]);
    const page = await api.app.inject('/sandbox/outbox');
    expect(page.body).toContain(`<span class="code">${one.data[0].code}</span>`);
    expect(page.body.indexOf('two@example.in')).toBeLessThan(page.body.indexOf('one@example.in'));
  });

  test('X3 · its pages run no script, take only their own style and escape what people wrote', async () => {
    await api.db.query(
      `INSERT INTO messages (at, channel, recipient, text) VALUES (now(), 'email', 'x@y.z', '<script>"&''')`,
    );
    for (const path of ['/sandbox', '/sandbox/outbox', '/sandbox/health']) {
      const { statusCode, headers, body } = await api.app.inject(path);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(body).not.toContain('<script');
    }
    expect((await api.app.inject('/sandbox/outbox')).body).toContain('&lt;script&gt;&quot;&amp;&#39;');
    const home = (await api.app.inject('/sandbox')).body;
    expect(home).toContain('20 Nov 2026, 10:00 am IST');
    expect(home).toContain('asha@sanchay.example');
    expect(home).toContain(PERSONA_PASSWORD);
    const style = await api.app.inject('/sandbox/style.css');
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(style.body).toContain('light-dark(');
  });

  test('O1 · outside the sandbox none of it is there', async () => {
    const real = await testApi({ sandbox: false });
    try {
      for (const path of [
        '/sandbox',
        '/sandbox/outbox',
        '/sandbox/health',
        '/sandbox/style.css',
        CLOCK,
        '/api/v3/sandbox/outbox.json',
      ]) {
        expect((await real.app.inject(path)).statusCode).toBe(404);
      }
    } finally {
      await real.close();
    }
  });

  test('O1 · the personas match the README, and seeding them again changes nothing', async () => {
    await api.db.query(`UPDATE users SET name = 'Asha Renamed' WHERE id = $1`, [PERSONAS.asha.userId]);
    await seedPersonas(api.db, { now: api.clock.now(), vault: api.ctx.vault });
    const rows = await api.db.query(
      `SELECT u.email, u.name, u.state, u.residency, u.two_factor, p.mode_of_investment AS mode, p.onboarding_state AS at,
              (SELECT string_agg(a.name, ' and ' ORDER BY a.position) FROM portfolio_applicants a WHERE a.portfolio_id = p.id) AS holders
       FROM users u JOIN portfolios p ON p.owner_id = u.id ORDER BY u.email`,
    );
    const common = { state: 2, two_factor: false, residency: 'resident_individual', mode: 'sole', at: 13 };
    const unstarted = { ...common, residency: null, at: 0, holders: null };
    expect(rows).toEqual([
      {
        ...common,
        email: 'arjun@sanchay.example',
        name: 'Arjun Singh Dhillon',
        residency: 'non_resident_individual',
        holders: 'Arjun Singh Dhillon',
      },
      { ...common, email: 'asha@sanchay.example', name: 'Asha Renamed', holders: 'Asha Ramesh Kulkarni' },
      { ...unstarted, email: 'dev@sanchay.example', name: 'Dev Pillai' },
      { ...common, email: 'farah@sanchay.example', name: 'Farah Khan', holders: 'Farah Khan' },
      { ...unstarted, email: 'imran@sanchay.example', name: 'Imran Qureshi' },
      { ...unstarted, email: 'kavya@sanchay.example', name: 'Kavya Menon' },
      {
        ...common,
        email: 'lata@sanchay.example',
        name: 'Lata Joshi',
        mode: 'either',
        at: 1,
        holders: 'Lata Joshi',
      },
      {
        ...common,
        email: 'meera@sanchay.example',
        name: 'Meera Iyer',
        mode: 'either',
        holders: 'Meera Iyer and Suresh Iyer',
      },
      {
        ...common,
        email: 'nikhil@sanchay.example',
        name: 'Nikhil Deshpande',
        at: 5,
        holders: 'Nikhil Deshpande',
      },
      { ...unstarted, email: 'ravi@sanchay.example', name: 'Ravi Prasad Nair' },
      { ...unstarted, email: 'sunita@sanchay.example', name: 'Sunita Rao' },
      { ...unstarted, email: 'zoya@sanchay.example', name: 'Zoya Shaikh' },
    ]);
  });
});
