import { harvestPlan, publishedRules as rules, type HarvestFolio } from '@sanchay/finance';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import type { SearchTask } from './searchTask.ts';
import { searchPlan } from './searchPlan.ts';

const SOLD_ON = '2026-11-20';

/** A folio with a lot a month, of rising cost. */
function folio(id: string, lots: number): HarvestFolio {
  return {
    id,
    lots: Array.from({ length: lots }, (_, month) => ({
      id: `${id}:${month}`,
      boughtOn: `${2000 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-05`,
      units: '10.0000',
      cost: (500 + 3 * month).toFixed(2),
      exitLoad: null,
    })),
    free: (lots * 10).toFixed(4),
    unitsDecimals: 3,
    terms: { nav: '100', soldOn: SOLD_ON, tax: { kind: 'equity', listed: false } },
    buyBackOn: '2026-11-25',
    minimum: '100.00',
  };
}

const taskOf = (lots: number): SearchTask => ({
  folios: [folio('a', lots), folio('b', lots)],
  year: { financialYear: '2026-27', realised: [], carried: [] },
  rules,
});
const LARGE = taskOf(150);
const wanted = () => new AbortController().signal;

describe('the search of a harvesting plan', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  test('P5 · other calls are answered while a plan is searched among many lots, and it is the same plan', async () => {
    let isOver = false;
    const search = searchPlan(LARGE, wanted()).finally(() => (isOver = true));
    expect((await me.call('tasks')).http).toBe(200);
    expect(isOver).toBe(false);
    const plan = await search;
    expect(plan).toEqual(harvestPlan(LARGE.folios, LARGE.year, LARGE.rules));
    expect(plan.legs.length).toBeGreaterThan(0);
  });

  test('P5 · a plan of few lots is the same', async () => {
    const few = taskOf(3);
    expect(await searchPlan(few, wanted())).toEqual(harvestPlan(few.folios, few.year, few.rules));
  });

  test('P5 · a search that needs too long, and one too many, end with a message', async () => {
    const late = searchPlan(LARGE, wanted(), { ms: 1, cpuMs: 20_000, heapMb: 400, growthMb: 500 });
    await expect(late).rejects.toMatchObject({
      httpStatus: 503,
      code: 'harvest_late',
      retryAfter: 60,
      message: 'Your plan took too long to calculate. Nothing was placed. Try again in a minute.',
    });
    const gone = new AbortController();
    const most = Array.from({ length: 12 }, () => searchPlan(LARGE, gone.signal));
    const ends = Promise.allSettled(most);
    await expect(searchPlan(LARGE, wanted())).rejects.toMatchObject({
      ...{ httpStatus: 503, code: 'harvest_busy', retryAfter: 5 },
    });
    gone.abort();
    expect(new Set((await ends).map(({ status }) => status))).toEqual(new Set(['rejected']));
    // Their turns are free again.
    expect((await searchPlan(LARGE, wanted())).legs.length).toBeGreaterThan(0);
  });
});
