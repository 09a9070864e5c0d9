import { forgetPlan, keptPlan, type PlanInputs } from './keptPlans.ts';
import type { PlannedFolio } from './plan.ts';

const NOTHING: PlanInputs = {
  ...{ found: [], stored: [], held: new Map(), today: '2026-11-28', pans: new Set(['a']), answers: {} },
};
const planOf = (rows: number) => [{ holding: { rows: Array.from({ length: rows }) } } as PlannedFolio];

describe('plans that are kept', () => {
  let computed = 0;
  const compute = async () => {
    computed += 1;
    return planOf(3);
  };
  beforeEach(() => {
    computed = 0;
  });

  test('P6 · a plan is computed once while nothing changes that it depends on', async () => {
    const first = await keptPlan('one', NOTHING, compute);
    expect(await keptPlan('one', { ...NOTHING, pans: new Set(['a']) }, compute)).toBe(first);
    expect(computed).toBe(1);
  });

  const changes: [string, Partial<PlanInputs>][] = [
    ['the schemes of its folios', { found: [{ match: 'unknown', scheme: null, share: null }] }],
    ['what is stored', { stored: [{ id: 'f' }] as unknown as PlanInputs['stored'] }],
    ['what is held here', { held: new Map([['1 Z', { units: '1.0000', bookings: new Set<string>() }]]) }],
    [
      'a booking of what is held here',
      { held: new Map([['1 Z', { units: '1.0000', bookings: new Set(['2026-01-01 1.000']) }]]) },
    ],
    ['the holders', { pans: new Set(['a', 'b']) }],
    ['the business day', { today: '2026-11-29' }],
    ['the answers', { answers: { '0': 'skipped' } }],
  ];
  test.each(changes)('P6 · it is computed again when %s changed', async (what, change) => {
    await keptPlan(what, NOTHING, compute);
    await keptPlan(what, { ...NOTHING, ...change }, compute);
    expect(computed).toBe(2);
    await keptPlan(what, NOTHING, compute);
    expect(computed).toBe(3);
  });

  test('P6 · it is computed again once it is forgotten, or when newer plans took its place', async () => {
    await keptPlan('forgotten', NOTHING, compute);
    forgetPlan('forgotten');
    await keptPlan('forgotten', NOTHING, compute);
    expect(computed).toBe(2);
    for (const id of ['a', 'b', 'c', 'd']) await keptPlan(id, NOTHING, compute);
    await keptPlan('d', NOTHING, compute);
    expect(computed).toBe(6);
    await keptPlan('forgotten', NOTHING, compute);
    expect(computed).toBe(7);
  });

  test('P6 · the plan of a very large statement is not kept', async () => {
    let times = 0;
    const large = async () => {
      times += 1;
      return planOf(5_001);
    };
    await keptPlan('large', NOTHING, large);
    await keptPlan('large', NOTHING, large);
    expect(times).toBe(2);
  });
});
