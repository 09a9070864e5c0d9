import { publishedRules, type DatedRule, type RuleKind } from '@sanchay/finance';
import { MOST_NOMINEES } from '@sanchay/contracts';
import fc from 'fast-check';
import { isRuleKind, isValueOf, kindFault, ruleKinds } from './ruleFaults.ts';

const rowsOf = (kind: RuleKind) =>
  (publishedRules[kind] as ReadonlyArray<DatedRule<unknown>>).map((rule) => ({ ...rule, kind }));

/** Every value that differs from this one in one figure or field. */
function broken(value: unknown): unknown[] {
  if (typeof value === 'number') return [-1, 1e308, NaN, Infinity, null, String(value), 0.123456789];
  if (typeof value === 'string') return ['', '25:00', '2026-02-30', 'x', 5, null];
  if (typeof value === 'boolean') return ['true', 1, null];
  if (Array.isArray(value))
    return [null, {}, ...value.flatMap((item, at) => broken(item).map((bad) => value.with(at, bad)))];
  const fields = Object.entries(value as object);
  return [
    null,
    [],
    { ...(value as object), more: 1 },
    ...fields.flatMap(([key, inner]) => broken(inner).map((bad) => ({ ...(value as object), [key]: bad }))),
  ];
}

describe('what a row of the book may be', () => {
  test.each(ruleKinds)('I5 · the published rows of %s are valid, and none with one bad figure is', (kind) => {
    expect(kindFault(kind, rowsOf(kind))).toBeNull();
    for (const { value } of rowsOf(kind))
      for (const bad of broken(value)) expect([bad, isValueOf(kind, bad)]).toEqual([bad, false]);
  });

  test('O3 · no more nominees can be allowed than a form carries', () => {
    const valid = (value: number) => isValueOf('nominee_limit', value);
    expect([valid(MOST_NOMINEES), valid(MOST_NOMINEES + 1)]).toEqual([true, false]);
  });

  test('I5 · whatever a value is, it is judged and never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ruleKinds), fc.anything(), (kind, value) => {
        expect(typeof isValueOf(kind, value)).toBe('boolean');
      }),
    );
  });

  test('I5 · names that every object has are no kinds', () => {
    expect(['constructor', '__proto__', 'toString', ''].filter(isRuleKind)).toEqual([]);
  });

  test('I5 · rows of one series must not hold on the same day, those of another class may', () => {
    const nav = rowsOf('nav');
    const liquid = nav.find(({ rule_id: id }) => id === 'nav-liquid-2021')!;
    expect(
      kindFault('nav', [...nav, { ...liquid, rule_id: 'again', applies_from: '2030-01-01' }]),
    ).toMatchObject({
      fault: 'overlap',
    });
    expect(
      kindFault('nav', [
        liquid,
        { ...liquid, rule_id: 'before', applies_from: '2020-01-01', applies_to: '2021-01-31' },
      ]),
    ).toBeNull();
    expect(kindFault('nav', [{ ...liquid, applies_to: '2021-01-31' }])).toEqual({
      fault: 'days',
      rule_id: liquid.rule_id,
    });
  });
});
