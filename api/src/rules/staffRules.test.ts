import { randomUUID } from 'node:crypto';
import { PERSONAS } from '../personas/index.ts';
import { signIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

const DUTY = {
  ...{ rule_id: null, base_version: null, applies_from: '2027-04-01', applies_to: null, value: 0.01 },
  ...{ source: 'Finance Act 2027', confidence: 'H', reason: 'Duty raised from April' },
} as const;

describe('rules that two members of staff change', () => {
  let api: TestApi;
  let sunita: string;
  let imran: string;
  beforeEach(async () => {
    api = await testApi();
    sunita = (await signIn(api, 'sunita')).token;
    imran = (await signIn(api, 'imran')).token;
  });
  afterEach(() => api.close());

  const propose = (over: object = {}, { kind = 'stamp_duty', token = sunita } = {}) =>
    api.call('proposeRuleChange', { token, params: { kind }, body: { ...DUTY, ...over } });
  const proposed = async (over: object = {}) => (await propose(over)).body.data.id;
  const decide = (id: string, decision: string, { token = imran, note = '' } = {}) =>
    api.call('decideRuleChange', { token, params: { id }, body: { decision, note } });
  const kind = async (name = 'stamp_duty', token = sunita) =>
    (await api.call('staffRuleKind', { token, params: { kind: name } })).body.data;
  const rule = async (id: string) => (await kind()).rules.find(({ rule_id: other }) => other === id)!;
  const duty = async () => {
    const { data } = (await api.call('datedRules')).body;
    return data.rules
      .filter((row) => row.kind === 'stamp_duty')
      .map(({ rule_id: id, applies_to: to, value }) => [id, to, value]);
  };
  const BEFORE = [
    ['stamp-duty-none', '2020-06-30', 0],
    ['stamp-duty-2020', null, 0.005],
  ];

  test('I5 · a change waits, a second member of staff approves it, and then the product computes with it', async () => {
    const answer = await propose();
    expect(answer.http).toBe(200);
    const change = answer.body.data;
    expect(change).toMatchObject({
      ...{ rule_id: 'stamp-duty-2027-04-01', added: true, own: true, decision: null, obstacle: null },
      ...{ proposed_by: 'Sunita Rao', first_day: '2027-04-01', corrects_past: false },
      alters: [{ rule_id: 'stamp-duty-2020', applies_from: '2020-07-01', applies_to: '2027-03-31' }],
    });
    expect(await duty()).toEqual(BEFORE);
    const listed = (await api.call('staffRules', { token: imran })).body.data;
    expect(listed.on).toBe('2026-11-20');
    expect(listed.kinds.filter(({ waiting }) => waiting > 0).map(({ kind: name }) => name)).toEqual([
      'stamp_duty',
    ]);
    expect((await kind('stamp_duty', imran)).changes[0]).toEqual({ ...change, own: false });
    expect((await decide(change.id, 'approve')).body.data).toMatchObject({
      decision: 'approved',
      decided_by: 'Imran Qureshi',
    });
    expect(await duty()).toEqual([
      ['stamp-duty-none', '2020-06-30', 0],
      ['stamp-duty-2020', '2027-03-31', 0.005],
      ['stamp-duty-2027-04-01', null, 0.01],
    ]);
    const after = await kind();
    expect(after.rules.map(({ rule_id: id, state }) => [id, state])).toEqual([
      ['stamp-duty-2027-04-01', 'upcoming'],
      ['stamp-duty-2020', 'in_force'],
      ['stamp-duty-none', 'past'],
    ]);
    expect(after.versions.map(({ rule_id: id, applies_to: to, origin }) => [id, to, origin])).toEqual([
      ['stamp-duty-2020', '2027-03-31', 'staff'],
      ['stamp-duty-2027-04-01', null, 'staff'],
      ['stamp-duty-2020', null, 'release'],
      ['stamp-duty-none', '2020-06-30', 'release'],
    ]);
    expect(after.versions[0]).toMatchObject({
      proposed_by: 'Sunita Rao',
      approved_by: 'Imran Qureshi',
      reason: 'Duty raised from April',
    });
    expect(
      await api.db.query(
        "SELECT action, subject, actor, investor_id FROM audit_log WHERE action LIKE 'rule.%' ORDER BY id",
      ),
    ).toEqual([
      {
        ...{ action: 'rule.change_proposed', subject: 'rule:stamp_duty:stamp-duty-2027-04-01' },
        ...{ actor: `user:${PERSONAS.sunita.userId}`, investor_id: null },
      },
      {
        ...{ action: 'rule.change_approved', subject: 'rule:stamp_duty:stamp-duty-2027-04-01' },
        ...{ actor: `user:${PERSONAS.imran.userId}`, investor_id: null },
      },
    ]);
  });

  test('I5 · an approved row that has not begun is removed the same way, and the one before it goes on', async () => {
    await decide(await proposed(), 'approve');
    const { rule_id, version } = await rule('stamp-duty-2027-04-01');
    const { source, confidence } = DUTY;
    const answer = await propose({
      ...{ rule_id, base_version: version, removes: true, source, confidence, reason: 'Not enacted' },
    });
    expect(answer.body.data).toMatchObject({ removes: true, first_day: '2027-04-01' });
    await decide(answer.body.data.id, 'approve');
    expect(await duty()).toEqual(BEFORE);
    expect((await kind()).versions.filter(({ removed }) => removed)).toHaveLength(1);
  });

  test('I5 · nobody decides on an own change; only its author withdraws it; nothing is decided twice', async () => {
    const id = await proposed();
    for (const decision of ['approve', 'reject'])
      expect((await decide(id, decision, { token: sunita, note: 'x' })).body.code).toBe('rule_own_change');
    expect((await decide(id, 'withdraw')).body.code).toBe('rule_not_own');
    expect((await decide(id, 'reject')).body.code).toBe('note_missing');
    expect((await decide(id, 'withdraw', { token: sunita })).body.data.decision).toBe('withdrawn');
    const late = await decide(id, 'approve');
    expect([late.http, late.body.code]).toEqual([409, 'rule_change_decided']);
    expect((await decide(await proposed(), 'reject', { note: 'No such Act' })).body.data).toMatchObject({
      decision: 'rejected',
      note: 'No such Act',
    });
    expect((await decide(randomUUID(), 'approve')).http).toBe(404);
    expect((await decide('nonsense', 'approve')).http).toBe(404);
    expect(await duty()).toEqual(BEFORE);
  });

  test('I5 · the database itself takes no approval by the author and no version without an approval', async () => {
    const id = await proposed();
    const insert = (by: string) =>
      api.ctx.db.query(
        "INSERT INTO rule_decisions (change_id, decision, decided_by, decided_at) VALUES ($1, 'approved', $2, now())",
        [id, by],
      );
    await expect(insert(PERSONAS.sunita.userId)).rejects.toMatchObject({ code: '23514' });
    const version = (change: string | null) =>
      api.ctx.db.query(
        `INSERT INTO rule_versions (kind, rule_id, applies_from, value, source, confidence, origin, change_id, recorded_at)
         VALUES ('stamp_duty', 'mine', '2027-04-01', '0', 'Me', 'H', 'staff', $1, now())`,
        [change],
      );
    await expect(version(id)).rejects.toMatchObject({ code: '23514' });
    await expect(version(null)).rejects.toMatchObject({ code: '23514' });
  });

  test('X7 · of two approvals at once one counts, and of two changes written for the same rules only one is approved', async () => {
    const [one, two] = [await proposed(), await proposed({ value: 0.02 })];
    const answers = await Promise.all([1, 2, 3].map(() => decide(one, 'approve')));
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409, 409]);
    expect((await kind()).changes.find(({ id }) => id === two)).toMatchObject({
      obstacle: 'rule_change_stale',
    });
    const stale = await decide(two, 'approve');
    expect([stale.http, stale.body.code]).toEqual([409, 'rule_change_stale']);
    expect((await duty()).at(-1)).toEqual(['stamp-duty-2027-04-01', null, 0.01]);
    const again = await proposed({ value: 0.02, applies_from: '2028-04-01' });
    const third = await proposed({ value: 0.03, applies_from: '2029-04-01' });
    const both = await Promise.all([again, third].map((id) => decide(id, 'approve')));
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect(api.ctx.rules.fault()).toBeNull();
  });

  test('I5 · a change of another class of the same kind does not stand in the way', async () => {
    const { rules } = await kind('platform_cut_off');
    const ids = [];
    for (const { rule_id, version, value, applies_from, source } of rules) {
      const { schemeClass } = value as { schemeClass: string };
      const body = {
        ...{ rule_id, base_version: version, value: { schemeClass, cutOff: '12:45' }, applies_from, source },
        corrects_past: true,
      };
      ids.push((await propose(body, { kind: 'platform_cut_off' })).body.data.id);
    }
    for (const id of ids) expect((await decide(id, 'approve')).http).toBe(200);
    expect(api.ctx.rules.book().platform_cut_off.map(({ value }) => value.cutOff)).toEqual([
      '12:45',
      '12:45',
      '12:45',
    ]);
  });

  test('I5 · a change to days that have begun is refused unless declared as such, at approval too', async () => {
    const today = '2026-11-20';
    const { body } = await propose({ applies_from: today });
    expect([body.code, body.message]).toEqual([
      'rule_in_past',
      expect.stringContaining('what applied on 20 Nov 2026 or later'),
    ]);
    const { version } = await rule('stamp-duty-2020');
    const wrong = {
      rule_id: 'stamp-duty-2020',
      base_version: version,
      applies_from: '2020-07-01',
      value: 0.0051,
    };
    expect((await propose(wrong)).body.code).toBe('rule_in_past');
    const flagged = (await propose({ ...wrong, corrects_past: true })).body.data;
    expect(flagged).toMatchObject({ corrects_past: true, first_day: '2020-07-01' });
    const soon = await proposed({ applies_from: '2026-11-21' });
    api.clock.set('2026-11-21T00:00:00+05:30');
    sunita = (await signIn(api, 'sunita')).token;
    imran = (await signIn(api, 'imran')).token;
    expect((await kind()).changes.find(({ id }) => id === soon)!.obstacle).toBe('rule_in_past');
    expect((await decide(soon, 'approve')).body.code).toBe('rule_in_past');
    expect((await decide(flagged.id, 'approve')).http).toBe(200);
    expect((await duty()).at(-1)).toEqual(['stamp-duty-2020', null, 0.0051]);
  });

  test.each([
    ['a share above 100 percent', { value: 100.1 }, 'rule_value_invalid'],
    ['a negative rate', { value: -0.1 }, 'rule_value_invalid'],
    ['text for a number', { value: '0.01' }, 'rule_value_invalid'],
    ['no value', { value: undefined }, 'rule_value_invalid'],
    ['a value of another kind', { value: { cutOff: '15:00' } }, 'rule_value_invalid'],
    ['an end before the start', { applies_to: '2027-03-01' }, 'rule_days_invalid'],
    ['a year that no calendar has', { applies_from: '9999-12-31' }, 'params_invalid'],
    ['a year before every fund', { applies_from: '1066-10-14' }, 'params_invalid'],
    ['no first day', { applies_from: undefined }, 'rule_days_invalid'],
    ['an end after which nothing holds', { applies_to: '2028-03-31' }, 'rule_gap'],
    ['days of another row', { applies_from: '2020-07-01', corrects_past: true }, 'rule_overlap'],
    ['no source', { source: ' \u0007 ' }, 'source_missing'],
    ['no reason', { reason: '' }, 'reason_missing'],
    ['an endless reason', { reason: 'x'.repeat(501) }, 'text_too_long'],
    ['a version that is not the newest', { rule_id: 'stamp-duty-2020', base_version: 1 }, 'rule_changed'],
    ['a rule of another kind', { rule_id: 'cess-2018', base_version: 1 }, 'rule_changed'],
    ['a day the calendar has not', { applies_from: '2027-02-30' }, 'params_invalid'],
    ['an unknown confidence', { confidence: 'X' }, 'params_invalid'],
  ])('I5 · a proposal with %s is refused', async (_, over, code) => {
    const answer = await propose(over);
    expect([answer.http < 500, answer.body.code]).toEqual([true, code]);
    expect((await kind()).changes).toEqual([]);
  });

  test('I5 · unknown kinds are unknown, also those that every object has', async () => {
    for (const name of ['nonsense', 'constructor', '__proto__']) {
      expect((await propose({}, { kind: name })).http).toBe(404);
      expect((await api.call('staffRuleKind', { token: sunita, params: { kind: name } })).http).toBe(404);
    }
  });

  test.each(['staffRules', 'staffRuleKind', 'proposeRuleChange', 'decideRuleChange'] as const)(
    'I5 · %s is for staff with this role: 401 for nobody, 403 for everybody else',
    async (name) => {
      const id = await proposed();
      const options = {
        params: { kind: 'stamp_duty', id } as never,
        body: name === 'decideRuleChange' ? { decision: 'approve' } : DUTY,
      };
      expect((await api.call(name, options)).http).toBe(401);
      for (const persona of ['asha', 'farah', 'kavya', 'zoya'] as const) {
        const { token } = await signIn(api, persona);
        const refused = await api.call(name, { ...options, token });
        expect([persona, refused.http, refused.body.code]).toEqual([persona, 403, 'staff_only']);
      }
      expect((await kind()).changes).toMatchObject([{ decision: null }]);
    },
  );

  test('I5 · the form of every kind describes its values', async () => {
    const { kinds } = (await api.call('staffRules', { token: sunita })).body.data;
    expect(kinds.length).toBeGreaterThan(40);
    for (const { kind: name, rules } of kinds) {
      expect(rules.length).toBeGreaterThan(0);
      expect((await kind(name)).form).toMatchObject({});
    }
  });
});
