import type { TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { GainsBench, NEW, OLD } from '../testing/people/gainsBench.ts';
import { giveUnits } from '../testing/people/holder.ts';

describe('losses of earlier years', () => {
  const at = new GainsBench();
  const { report, moveTo, price, sell } = at;
  let me: TestInvestor;
  beforeAll(at.open);
  beforeEach(async () => {
    await at.begin();
    ({ me } = at);
  });
  afterAll(at.close);

  const put = (losses: { financial_year: string; short: number; long: number }[]) =>
    me.call('setCarriedLosses', { body: { losses } });

  test('P4 · are stored by year, reduce the gains and are replaced as a whole', async () => {
    await sell(await giveUnits(at.orders.api, me, FUNDS.equity, [OLD, NEW]), 120);
    await price();
    await put([
      { financial_year: '2024-25', short: 30, long: 0 },
      { financial_year: '2017-18', short: 500, long: 500 },
      { financial_year: '2023-24', short: 0, long: 0 },
    ]);
    const gains = await report();
    expect(
      gains.carried_losses.map((loss) => [
        loss.financial_year,
        loss.usable,
        loss.used_short,
        loss.left_short,
      ]),
    ).toEqual([
      ['2017-18', false, 0, 500],
      ['2024-25', true, 30, 0],
    ]);
    expect(gains.tax).toBe(14);
    await put([]);
    expect((await report()).carried_losses).toEqual([]);
  });

  test('P4 · a form of another tab does not undo what this one saved', async () => {
    const save = (losses: object[], was: object[]) =>
      me.call('setCarriedLosses', { body: { losses, was } as never });
    const [first, second] = [
      { financial_year: '2023-24', short: 7, long: 8 },
      { financial_year: '2024-25', short: 1.5, long: 0 },
    ];
    expect((await save([first], [])).http).toBe(200);
    const late = await save([second], []);
    expect([late.http, late.body]).toEqual([409, expect.objectContaining({ code: 'losses_changed' })]);
    expect((await report()).carried_losses).toMatchObject([first]);
    expect((await save([first, second], [first])).http).toBe(200);
    expect((await report()).carried_losses).toMatchObject([first, second]);
  });

  test('P4 · what an earlier year took of a loss is gone in the next', async () => {
    await giveUnits(at.orders.api, me, FUNDS.equity, [NEW]);
    const folio = await giveUnits(at.orders.api, me, FUNDS.equity, [OLD, NEW]);
    await sell(folio, 120);
    await price();
    await put([{ financial_year: '2024-25', short: 1000, long: 5000 }]);
    // Long-term gains of 1,000 take the long-term loss, short-term ones of 100 the short-term loss.
    expect((await report()).carried_losses).toMatchObject([
      { earlier_short: 0, used_short: 100, used_long: 1000, left_short: 900, left_long: 4000 },
    ]);
    await moveTo('2027-04-02T10:00:00.000+05:30');
    expect((await report()).financial_year).toBe('2027-28');
    expect((await report()).carried_losses).toMatchObject([
      {
        ...{ short: 1000, long: 5000, earlier_short: 100, earlier_long: 1000 },
        ...{ used_short: 0, used_long: 0, left_short: 900, left_long: 4000 },
      },
    ]);
  });

  test.each([
    [[{ financial_year: '2026-27', short: 1, long: 0 }], 'losses.0.financial_year'],
    [[{ financial_year: '2008-09', short: 1, long: 0 }], 'losses.0.financial_year'],
    [[{ financial_year: '2024-26', short: 1, long: 0 }], 'losses.0.financial_year'],
    [
      [
        { financial_year: '2024-25', short: 1, long: 0 },
        { financial_year: '2024-25', short: 2, long: 0 },
      ],
      'losses.1.financial_year',
    ],
    [[{ financial_year: '2024-25', short: 1.005, long: 0 }], 'losses.0.short'],
  ])('P4 · %j is refused at its field, and nothing changes', async (losses, field) => {
    await put([{ financial_year: '2023-24', short: 7, long: 8 }]);
    const refused = await put(losses);
    expect([refused.http, Object.keys((refused.body as never as { errors: object }).errors)]).toEqual([
      422,
      [field],
    ]);
    expect((await report()).carried_losses).toMatchObject([{ financial_year: '2023-24', short: 7, long: 8 }]);
  });
});
