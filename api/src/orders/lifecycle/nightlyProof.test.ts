import { randomUUID } from 'node:crypto';
import { LIFE_FUNDS } from '../../testing/people/bookedLife.ts';
import { doBookAct, type BookAct } from '../../testing/bookActs.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { proveWhenDue } from './nightlyProof.ts';

const CODE = LIFE_FUNDS[0]!;
const act = (kind: BookAct['kind'], fund = 0): BookAct => ({
  ...{ kind, fund, into: 0, day: '2023-01-02', units: 100 },
});

describe('the nightly proof of stored books', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await bench.api.db.query('DELETE FROM ledger_proofs');
    await bench.api.db.query('DELETE FROM portfolio_books');
    for (const one of [act('buy'), act('buy', 1), act('pay'), act('import', 2)]) await book(one);
    await holdings();
  });
  afterAll(() => bench.close());

  const book = (one: BookAct) =>
    bench.api.db.tx((tx) =>
      doBookAct(tx, { investorId: me.userId, portfolioId: me.portfolioId, imports: [] }, one),
    );
  const holdings = async () => (await me.call('everyHolding', { query: {} })).body.data;
  const findings = async () => {
    expect(await proveWhenDue(bench.api.ctx)).toBe(true);
    const [row] = await bench.api.db.query<{ findings: { kind: string; subject: string; detail: string }[] }>(
      'SELECT findings FROM ledger_proofs ORDER BY id DESC LIMIT 1',
    );
    return row!.findings.filter(({ kind }) => kind === 'stored_book_differs');
  };
  const plant = (part: string, key: string, from: string, to: string) =>
    bench.api.db.query(
      `UPDATE portfolio_book_parts SET value = replace(value::text, $4, $5)::json
       WHERE portfolio_id = $1 AND part = $2 AND key = $3`,
      [me.portfolioId, part, key, from, to],
    );

  test('P2 · finds nothing in books that equal the ledger and the statements', async () => {
    expect(await findings()).toEqual([]);
    await bench.api.db.query('DELETE FROM ledger_proofs');
    await book(act('buy'));
    expect(await findings()).toEqual([]);
  });

  test.each([
    ['assets', CODE, '"100.0000"', '"900.0000"'],
    ['days', CODE, '1000000', '9000000'],
    ['lots', CODE, '"100.0000"', '"900.0000"'],
    ['transit', '2023', '"-2000.00"', '"-9000.00"'],
    ['transit_days', '2023', '"2023-01-02"', '"2023-01-03"'],
    ['imported', LIFE_FUNDS[2]!, '"100.0000"', '"900.0000"'],
  ])(
    'P2 · finds a fault in the part %s, with an audit row, and has it repaired',
    async (part, key, ...fault) => {
      const right = await holdings();
      await plant(part, key, ...fault);
      const found = await findings();
      expect(found).toEqual([
        { kind: 'stored_book_differs', subject: me.portfolioId, detail: `${part} ${key}` },
      ]);
      const [audit] = await bench.api.db.query(
        "SELECT action, detail FROM audit_log WHERE actor = 'ledger-proof' ORDER BY id DESC LIMIT 1",
      );
      expect(audit).toMatchObject({ action: 'ledger_broken' });
      expect(await holdings()).toEqual(right);
      await bench.api.db.query('DELETE FROM ledger_proofs');
      expect(await findings()).toEqual([]);
    },
  );

  test('P2 · a wrong figure is served until the proof, and the right one from then on', async () => {
    const unitsOf = async () =>
      (await holdings()).holdings.find(({ fundInfo }) => fundInfo.code === CODE)!.units;
    await plant('assets', CODE, '"100.0000"', '"900.0000"');
    expect(await unitsOf()).toBe(900);
    expect(await findings()).toHaveLength(1);
    expect(await unitsOf()).toBe(100);
  });

  test('P2 · finds a fault in an asset while another one waits to be read again', async () => {
    await plant('assets', CODE, '"100.0000"', '"900.0000"');
    await book(act('buy', 1));
    expect(await findings()).toMatchObject([{ detail: `assets ${CODE}` }]);
  });

  test('P2 · finds a stored asset that was never booked', async () => {
    await bench.api.db.query(
      `INSERT INTO portfolio_book_parts (portfolio_id, part, key, value)
       SELECT portfolio_id, part, $2, value FROM portfolio_book_parts WHERE portfolio_id = $1 AND part = 'lots' AND key = $3`,
      [me.portfolioId, randomUUID(), CODE],
    );
    expect(await findings()).toHaveLength(1);
  });
});
