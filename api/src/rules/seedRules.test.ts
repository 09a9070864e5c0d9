import { publishedRules, type DatedRule, type RuleKind } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { PERSONAS } from '../personas/index.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { openRules } from './ruleSource.ts';
import { seedRules } from './seedRules.ts';

type Published = Record<RuleKind, ReadonlyArray<DatedRule<unknown>>>;
const now = new Date('2026-11-20T10:00:00Z');
const [before2020, since2020] = publishedRules.stamp_duty;
/** The next release: the duty is raised in April. */
const raised: Published = {
  ...publishedRules,
  stamp_duty: [
    before2020!,
    { ...since2020!, applies_to: '2027-03-31' },
    {
      ...since2020!,
      rule_id: 'stamp-duty-2027',
      applies_from: '2027-04-01',
      value: 0.01,
      source: 'Finance Act 2027',
    },
  ],
};

describe('rules of a release in the database', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  const seed = (published: Published = publishedRules) => seedRules(api.ctx.db, { now, published });
  const versions = async (kind = 'stamp_duty') =>
    (
      await api.db.query<{ rule_id: string; applies_to: string | null; origin: string }>(
        'SELECT rule_id, applies_to, origin FROM rule_versions WHERE kind = $1 ORDER BY version',
        [kind],
      )
    ).map(({ rule_id, applies_to, origin }) => `${rule_id} ${applies_to} ${origin}`);
  const count = async (table: string) =>
    (await api.db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]!.n;
  /** As two members of staff would have entered and approved it. */
  const byStaff = async (row: DatedRule<unknown>) => {
    const id = randomUUID();
    const fields = [row.rule_id, row.applies_from, row.applies_to, JSON.stringify(row.value), row.source];
    await api.db.query(
      `INSERT INTO rule_changes (id, kind, rule_id, applies_from, applies_to, value, source, confidence, reason,
                                 seen_version, proposed_by, proposed_at)
       VALUES ($6, 'stamp_duty', $1, $2, $3, $4, $5, 'M', 'Budget', 0, $7, now())`,
      [...fields, id, PERSONAS.zoya.userId],
    );
    await api.db.query(
      "INSERT INTO rule_decisions (change_id, decision, decided_by, decided_at) VALUES ($1, 'approved', $2, now())",
      [id, PERSONAS.dev.userId],
    );
    await api.db.query(
      `INSERT INTO rule_versions (kind, rule_id, applies_from, applies_to, value, source, confidence, origin, change_id, recorded_at)
       VALUES ('stamp_duty', $1, $2, $3, $4, $5, 'M', 'staff', $6, now())`,
      [...fields, id],
    );
  };

  test('I5 · the book of a new database is what the release publishes', async () => {
    const { rules } = api.ctx;
    const sorted = (rows: ReadonlyArray<DatedRule<unknown>>) =>
      rows.toSorted((a, b) => a.rule_id.localeCompare(b.rule_id));
    for (const kind of Object.keys(publishedRules) as RuleKind[])
      expect([kind, sorted(rules.book()[kind])]).toEqual([kind, sorted(publishedRules[kind])]);
    expect(rules.fault()).toBeNull();
  });

  test('I5 · nodes that start at once record each row once', async () => {
    const known = await count('rule_versions');
    await Promise.all(Array.from({ length: 4 }, () => seed(raised)));
    await seed(raised);
    expect(await count('rule_versions')).toBe(known + 2);
    expect(await count('rule_changes')).toBe(0);
  });

  test('I5 · a release ends its own row and brings the next, and an older node that restarts takes neither back', async () => {
    await seed(raised);
    await seed(publishedRules);
    expect(await versions()).toEqual([
      'stamp-duty-none 2020-06-30 release',
      'stamp-duty-2020 null release',
      'stamp-duty-2020 2027-03-31 release',
      'stamp-duty-2027 null release',
    ]);
    await api.ctx.rules.refresh();
    expect(api.ctx.rules.book().stamp_duty.map(({ value }) => value)).toEqual([0, 0.005, 0.01]);
  });

  test('I5 · a release never overwrites what staff entered: its rows of that kind wait for staff, once', async () => {
    await byStaff({ ...since2020!, applies_to: '2027-01-31' });
    await byStaff({
      ...since2020!,
      rule_id: 'stamp-duty-notified',
      applies_from: '2027-02-01',
      applies_to: null,
      value: 0.02,
      source: 'Notification',
    });
    const known = await versions();
    await seed(raised);
    await seed(raised);
    expect(await versions()).toEqual(known);
    expect(
      await api.db.query(
        'SELECT rule_id, proposed_by, base_version IS NULL AS added FROM rule_changes WHERE proposed_by IS NULL ORDER BY rule_id',
      ),
    ).toEqual([
      { rule_id: 'stamp-duty-2020', proposed_by: null, added: false },
      { rule_id: 'stamp-duty-2027', proposed_by: null, added: true },
    ]);
    await api.ctx.rules.refresh();
    expect(api.ctx.rules.fault()).toBeNull();
  });

  test('I5 · a start without any row of a kind reports which kind is missing', async () => {
    await api.db.query('ALTER TABLE rule_versions DISABLE TRIGGER ALL');
    await api.db.query("DELETE FROM rule_versions WHERE kind IN ('stamp_duty', 'upi')");
    await expect(openRules(api.ctx.db)).rejects.toThrow(
      'The dated rules are not complete: no row of kind stamp_duty; no row of kind upi',
    );
    await seed();
    await expect(openRules(api.ctx.db)).resolves.toBeDefined();
  });

  test('I5 · nobody changes or removes a version, a proposal or a decision', async () => {
    for (const table of ['rule_versions', 'rule_changes', 'rule_decisions']) {
      await expect(api.ctx.db.query(`DELETE FROM ${table}`)).rejects.toMatchObject({ code: '42501' });
      await expect(api.db.query(`DELETE FROM ${table}`)).rejects.toThrow('append-only');
    }
  });
});
