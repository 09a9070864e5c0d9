import { addDays } from '@sanchay/finance';
import fc from 'fast-check';
import { planChange, type Change } from './planChange.ts';
import type { RuleRow } from './ruleFaults.ts';

const row = (rule_id: string, applies_from: string, applies_to: string | null, value: unknown = 1) =>
  ({
    kind: 'stamp_duty',
    rule_id,
    applies_from,
    applies_to,
    value,
    source: 'A test',
    confidence: 'M',
  }) as const;
const added = (each: ReturnType<typeof row>): Change => ({ row: each, exists: false, removes: false });
const on = (rows: readonly RuleRow[], day: string) =>
  rows.filter(({ applies_from: from, applies_to: to }) => from <= day && (to === null || day <= to));

const past = row('past', '1993-01-01', '2020-06-30', 0);
const present = row('present', '2020-07-01', null, 0.005);

describe('what a change does to the rows of its kind', () => {
  test('I5 · a new row ends the one that holds when it begins', () => {
    const next = row('next', '2027-04-01', null, 0.01);
    expect(planChange([past, present], added(next))).toEqual({
      writes: [
        { row: next, removed: false },
        { row: { ...present, applies_to: '2027-03-31' }, removed: false },
      ],
      alters: [{ ...present, applies_to: '2027-03-31' }],
      firstDay: '2027-04-01',
    });
  });

  test('I5 · a row that has not begun goes again, is moved or changed, and the one before it follows', () => {
    const before = { ...present, applies_to: '2027-03-31' };
    const next = row('next', '2027-04-01', null, 0.01);
    const rows = [past, before, next];
    expect(planChange(rows, { row: next, exists: true, removes: true })).toMatchObject({
      alters: [present],
      firstDay: '2027-04-01',
    });
    expect(
      planChange(rows, { row: { ...next, applies_from: '2027-07-01' }, exists: true, removes: false }),
    ).toMatchObject({ alters: [{ ...before, applies_to: '2027-06-30' }], firstDay: '2027-04-01' });
    expect(planChange(rows, { row: { ...next, value: 0.02 }, exists: true, removes: false })).toMatchObject({
      alters: [],
      firstDay: '2027-04-01',
    });
  });

  test.each<[string, Change, unknown]>([
    ['leaves days without a rule at its end', added(row('next', '2027-04-01', '2028-03-31')), 'gap'],
    ['takes the only rule away', { row: past, exists: true, removes: true }, 'gap'],
    ['covers another row', added(row('next', '2020-01-01', null)), 'overlap'],
    ['changes nothing', { row: present, exists: true, removes: false }, 'unchanged'],
    [
      'is about a row that is not there',
      { row: row('other', '2027-04-01', null), exists: true, removes: false },
      'unknown',
    ],
    ['takes a name that is used', added(present), 'rule_id_used'],
    ['ends before it begins', added(row('next', '2027-04-01', '2027-03-31')), 'days'],
    ['has a value out of range', added(row('next', '2027-04-01', null, 101)), 'value'],
  ])('I5 · a change that %s is refused', (_, change, fault) => {
    expect(planChange([past, present], change)).toBe(fault);
  });

  test('I5 · another source changes what holds on no day', () => {
    const change = { row: { ...present, source: 'Better' }, exists: true, removes: false };
    expect(planChange([past, present], change)).toMatchObject({ firstDay: null, alters: [] });
  });

  const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-01-01', days));
  const change = fc.record({
    pick: fc.nat(3),
    exists: fc.boolean(),
    removes: fc.boolean(),
    from: day,
    to: fc.option(day),
    value: fc.integer({ min: 0, max: 3 }),
  });

  test('I5 · whatever is proposed, no day loses its rule or gets two, and nothing changes before the first day', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let rows: RuleRow[] = [row('rule-0', '2025-01-01', null, 0)];
        for (const [number, { pick, exists, removes, from, to, value }] of changes.entries()) {
          const old = rows[pick % rows.length]!;
          const rule_id = exists ? old.rule_id : `rule-${number + 1}`;
          const wanted =
            exists && removes ? { ...old, kind: 'stamp_duty' as const } : row(rule_id, from, to, value);
          const plan = planChange(rows, { row: wanted, exists, removes: exists && removes });
          if (typeof plan === 'string') continue;
          const after = [
            ...rows.filter(
              (each) => !plan.writes.some(({ row: written }) => written.rule_id === each.rule_id),
            ),
            ...plan.writes.filter(({ removed }) => !removed).map(({ row: written }) => written),
          ];
          for (let days = -5; days < 70; days += 1) {
            const at = addDays('2026-01-01', days);
            expect(on(after, at)).toHaveLength(1);
            if (plan.firstDay === null || at < plan.firstDay) {
              expect(on(after, at)[0]).toMatchObject({
                rule_id: on(rows, at)[0]!.rule_id,
                value: on(rows, at)[0]!.value,
              });
            }
          }
          rows = after;
        }
      }),
    );
  });
});
