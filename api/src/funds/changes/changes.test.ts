import { testApi, type TestApi } from '../../testing/testApi.ts';
import { schemeForOrder } from '../orderDoor.ts';
import { announceChange, mergerOf } from './announceChange.ts';
import { applyChanges } from './applyChanges.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const CODE = 'SBX-HD000D-GR';
const INTO = 'SBX-KO003D-GR';
const announce = (more: Partial<Parameters<typeof announceChange>[1]>) =>
  announceChange(api.db, {
    code: CODE,
    kind: 'closed',
    appliesFrom: '2026-12-01',
    source: 'Notice 7',
    ...more,
  });
const record = async () => (await api.call('fundRecord', { params: { code: CODE } })).body.data;
const listed = async () =>
  (await api.call('mutualFundSearch', { query: { q: CODE } })).body.data.map(({ code }) => code);

describe('announced changes of a scheme', () => {
  test('I5 a closing takes effect on its day, from midnight in India, once', async () => {
    expect([await announce({}), await announce({})]).toEqual([true, false]);
    expect((await record()).changes).toEqual([
      { kind: 'closed', applies_from: '2026-12-01', former_name: null, into: null },
    ]);
    api.clock.set('2026-11-30T18:29:59.999Z');
    expect(await applyChanges(api.ctx)).toBe(0);
    expect((await schemeForOrder(api.db, CODE))!.purchasable).toBe(true);
    api.clock.set('2026-11-30T18:30:00.000Z');
    expect([await applyChanges(api.ctx), await applyChanges(api.ctx)]).toEqual([1, 0]);
    expect((await schemeForOrder(api.db, CODE))!.purchasable).toBe(false);
    expect(await listed()).toEqual([]);
    await announce({ kind: 'reopened', appliesFrom: '2027-01-01' });
    api.clock.set('2027-01-01T00:00:00+05:30');
    expect(await applyChanges(api.ctx)).toBe(1);
    expect((await schemeForOrder(api.db, CODE))!.purchasable).toBe(true);
    expect(await listed()).toEqual([CODE]);
  });

  test('I2 a new name keeps the former one on the page, and is in the audit log', async () => {
    const [{ name: before }] = (await api.db.query('SELECT name FROM schemes WHERE code = $1', [CODE])) as [
      { name: string },
    ];
    await announce({
      kind: 'renamed',
      appliesFrom: '2026-11-20',
      newName: 'HDFC Everyday Fund - Direct Plan - Growth',
    });
    await applyChanges(api.ctx);
    expect((await record()).changes[0]).toEqual({
      kind: 'renamed',
      applies_from: '2026-11-20',
      former_name: before,
      into: null,
    });
    const [scheme] = (await api.call('schemeDetails', { params: { codes: CODE } })).body;
    expect([scheme!.name, scheme!.short_name]).toEqual([
      'HDFC Everyday Fund - Direct Plan - Growth',
      'HDFC Everyday',
    ]);
    expect(
      await api.db.query("SELECT subject, actor FROM audit_log WHERE action = 'scheme.renamed'"),
    ).toEqual([{ subject: `scheme:${CODE}`, actor: 'market' }]);
  });

  test('I5 a merger closes the scheme and names who takes its holders over', async () => {
    await announce({ kind: 'merged', into: INTO });
    expect((await record()).changes[0]!.into).toMatchObject({ code: INTO, short_name: expect.any(String) });
    expect(await mergerOf(api.db, CODE, '2026-11-30')).toBeNull();
    expect(await mergerOf(api.db, CODE, '2026-12-01')).toEqual({ into: INTO, applies_from: '2026-12-01' });
    api.clock.set('2026-12-01T10:00:00+05:30');
    await applyChanges(api.ctx);
    expect((await schemeForOrder(api.db, CODE))!.purchasable).toBe(false);
    expect((await api.call('schemeDetails', { params: { codes: CODE } })).http).toBe(200);
  });

  test.each([
    [{ appliesFrom: '2026-02-30' }, 'There is no such day: 2026-02-30'],
    [{ code: 'NO-SUCH' }, 'There is no scheme NO-SUCH'],
    [{ kind: 'merged', into: 'NO-SUCH' } as const, 'There is no scheme NO-SUCH'],
    [{ kind: 'merged', into: CODE } as const, 'A scheme cannot be merged into itself'],
    [{ kind: 'merged' } as const, 'A receiving scheme is needed for a merger, and for nothing else'],
    [{ into: INTO }, 'A receiving scheme is needed for a merger, and for nothing else'],
    [{ kind: 'renamed' } as const, 'A new name is needed for a renaming, and for nothing else'],
    [{ newName: 'X' }, 'A new name is needed for a renaming, and for nothing else'],
  ])('I5 %j cannot be announced', async (more, message) => {
    await expect(announce(more)).rejects.toThrow(new RangeError(message));
    expect(await api.db.query('SELECT id FROM scheme_changes')).toEqual([]);
  });
});

describe('record of a fund', () => {
  test('I2 lists managers without a gap, and the benchmark where there is one', async () => {
    const { managers, benchmark, nav_late } = await record();
    expect(benchmark).toEqual({ code: 'NIFTY50', name: 'Nifty 50' });
    expect(managers).toHaveLength(2);
    expect(managers[0]!.until).toBeNull();
    expect(managers[1]).toMatchObject({ since: '2006-04-03' });
    expect(new Date(managers[0]!.since).getTime() - new Date(managers[1]!.until!).getTime()).toBe(86_400_000);
    const [row] = await api.db.query('SELECT fund_manager FROM schemes WHERE code = $1', [CODE]);
    expect(managers[0]!.name).toBe(row!.fund_manager);
    expect(nav_late).toBe(false);
    const [debt] = await api.db.query<{ code: string }>(
      "SELECT code FROM schemes WHERE sub_category = 'Liquid' LIMIT 1",
    );
    expect((await api.call('fundRecord', { params: { code: debt!.code } })).body.data.benchmark).toBeNull();
  });

  test.each([
    // The last NAV is of Thursday the 19th; Friday's is due at 23:00, Monday's on Monday at 23:00.
    ['2026-11-20T22:59:59+05:30', false],
    ['2026-11-23T22:59:59+05:30', false],
    ['2026-11-23T23:00:00+05:30', true],
  ])('I2 at %s a NAV of 19 November is late: %s', async (instant, late) => {
    api.clock.set(instant);
    expect((await record()).nav_late).toBe(late);
    await api.db.query('UPDATE schemes SET closed = true WHERE code = $1', [CODE]);
    expect((await record()).nav_late).toBe(false);
  });
});
