import { openDb } from '../db/pool.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { keepRules } from './keepRules.ts';
import { openRules, type RuleSource } from './ruleSource.ts';

describe('the rules of a node', () => {
  let api: TestApi;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    api = await testApi();
    stop = await keepRules(api.ctx);
  });
  afterEach(async () => {
    await stop();
    await api.close();
  });

  const add = (over: object) => {
    const row = {
      ...{ kind: 'stamp_duty', rule_id: 'stamp-duty-2020', applies_from: '2020-07-01', applies_to: null },
      ...{ value: 0.005, removed: false, ...over },
    };
    return api.db.query(
      `INSERT INTO rule_versions (kind, rule_id, applies_from, applies_to, value, source, confidence, origin, recorded_at, removed)
       VALUES ($1, $2, $3, $4, $5, 'A test', 'M', 'release', now(), $6)`,
      [row.kind, row.rule_id, row.applies_from, row.applies_to, JSON.stringify(row.value), row.removed],
    );
  };
  const duty = ({ book }: RuleSource = api.ctx.rules) => book().stamp_duty.at(-1)!.value;
  const until = async (holds: () => boolean | Promise<boolean>) => {
    while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
  };
  const events = () =>
    api.db.query<{ reason: string }>("SELECT reason FROM security_events WHERE kind = 'rules_broken'");

  test('X7 · a recorded version is in use without a restart', async () => {
    const book = api.ctx.rules.book();
    await add({ value: 0.015 });
    await until(() => duty() === 0.015);
    expect(book.stamp_duty.at(-1)!.value).toBe(0.005);
    expect(api.ctx.rules.book().cess).toEqual(book.cess);
  });

  test('X7 · what was recorded while the connection was lost is read when it is back', async () => {
    const server = openDb(process.env.SANCHAY_TEST_DATABASE_URL!, { connections: 1 });
    const { pathname } = new URL(api.ownerUrl);
    const listening = () =>
      server.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE datname = $1 AND query = 'LISTEN dated_rules'",
        [pathname.slice(1)],
      );
    const [{ pid }] = (await listening()) as [{ pid: number }];
    await server.query('SELECT pg_terminate_backend($1)', [pid]);
    await until(async () => (await listening()).every((other) => other.pid !== pid));
    await add({ value: 0.025 });
    await until(() => duty() === 0.025);
    await server.close();
  });

  test.each([
    ['a value out of range', { value: 1e300 }],
    ['a value of another form', { value: { pct: 1 } }],
    ['days that overlap', { rule_id: 'stamp-duty-other', applies_from: '2026-01-01' }],
  ])('X9 · with %s in the database the last good book stays, and the problem is reported', async (_, row) => {
    await add(row);
    // Several notifications of one version report it once.
    for (let time = 0; time < 3; time += 1) await api.db.query("SELECT pg_notify('dated_rules', '')");
    await until(async () => (await events()).length > 0);
    expect(duty()).toBe(0.005);
    expect(api.ctx.rules.fault()).toContain('stamp_duty');
    expect((await events())[0]!.reason).toBe(api.ctx.rules.fault());
    expect((await api.call('datedRules')).http).toBe(200);
    expect(duty(await openRules(api.ctx.db))).toBe(0.005);
    if ('rule_id' in row) await add({ ...row, removed: true });
    await add({ value: 0.035 });
    await until(() => duty() === 0.035);
    expect(api.ctx.rules.fault()).toBeNull();
    expect(await events()).toHaveLength(1);
  });

  test('X7 · a kind that only a newer release knows is passed over', async () => {
    await add({ kind: 'of_the_future', rule_id: 'future', value: { a: 1 } });
    await api.ctx.rules.refresh();
    expect(api.ctx.rules.fault()).toBeNull();
  });
});
