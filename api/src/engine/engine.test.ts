import { indiaCalendar, publishedRules, rupees } from '@sanchay/finance';
import fc from 'fast-check';
import {
  decidePurchase,
  decideRedemption,
  folioUnits,
  startRedemption,
  unitsToReserve,
  unitsToSell,
  type EngineScheme,
  type PurchaseState,
  type RedemptionAsk,
  type SaleContext,
} from './index.ts';

const scheme: EngineScheme = {
  ...{ code: 'AAAA-GR', house_code: 'HH', house_name: 'House', scheme_class: 'equity', units_decimals: 3 },
  ...{ purchasable: true, redeemable: true, switchable: true, group: null },
  asset_allocations: [
    {
      ...{ rule_id: 'a', applies_from: '2006-06-01', applies_to: null, source: 'test', confidence: 'L' },
      value: { equity: 97, debt: 0, listed: false },
    },
  ],
  lock: { elss: false, days: 0 },
};
const at = (time: string) => new Date(`${time}+05:30`);
const context = (time: string, over: Partial<EngineScheme> = {}): SaleContext => ({
  ...{ at: at(time), calendar: indiaCalendar, rules: publishedRules, target: null },
  scheme: { ...scheme, ...over },
});
const order: PurchaseState = {
  ...{ id: 'o1', code: 'AAAA-GR', type: 'buy', amount: '5000.00', start_date: null, folio_no: null },
  ...{ sip_firstorderflag: 'N', plan_id: null, status: 'confirmed', nav_date: null, allotment_date: null },
  ...{ rule_id: null, units: null, nav: null, stamp_duty: null },
  placed_at: at('2026-11-20T10:00:00'),
  realised_at: at('2026-11-20T10:00:00'),
  updated_at: at('2026-11-20T10:00:00'),
};
const ask: RedemptionAsk = {
  ...{ id: 's1', kind: 'redeem', code: 'AAAA-GR', folio_no: 'F1', by: 'units', amount: null },
  ...{ asked_units: '10.0000', to_code: null, to_folio_no: null },
};

describe('the engine decides purchases', () => {
  test.each([
    ['2026-11-20T14:59:59.999', '2026-11-20', '2026-11-23'],
    ['2026-11-20T15:00:00.000', '2026-11-23', '2026-11-25'],
  ])('I5 · money that is there at %s gets the NAV of %s', (realised, nav_date, allotment_date) => {
    const decided = decidePurchase(
      { ...order, realised_at: at(realised) },
      { type: 'submit' },
      context(realised),
    )!;
    expect(decided.state).toMatchObject({ status: 'submitted', nav_date, allotment_date });
    expect(decided.followUps).toEqual([{ do: 'allot', at: at(`${allotment_date}T09:00:00`) }]);
  });

  test('I5 · a fund that closed meanwhile sends the money back, all of it', () => {
    const decided = decidePurchase(
      order,
      { type: 'submit' },
      context('2026-11-20T10:00:00', { purchasable: false }),
    )!;
    expect(decided.state.status).toBe('failed');
    expect(decided.followUps).toEqual([{ do: 'refund', amount: '5000.00' }]);
  });

  test('I5 · an allotment waits for its morning and its NAV, happens once, and its entries balance', () => {
    const sent = decidePurchase(order, { type: 'submit' }, context('2026-11-20T10:00:00'))!.state;
    const allot = (time: string, date: string, state = sent) =>
      decidePurchase(state, { type: 'allot', nav: { nav: '50.0000', date }, folioNo: 'F1' }, context(time));
    expect(allot('2026-11-23T08:59:59.999', '2026-11-20')).toBeNull();
    expect(allot('2026-11-23T09:00:00.000', '2026-11-19')).toBeNull();
    const decided = allot('2026-11-23T09:00:00.000', '2026-11-20')!;
    expect(decided.state).toMatchObject({ status: 'successful', units: '99.9950', stamp_duty: '0.25' });
    for (const own of Map.groupBy(decided.bookings[0]!.entries, ({ commodity }) => commodity).values())
      expect(own.reduce((sum, { amount }) => sum.plus(rupees(amount)), rupees(0)).toNumber()).toBe(0);
    expect(allot('2026-11-23T09:00:00.000', '2026-11-20', decided.state)).toBeNull();
    const reversed = decidePurchase(
      decided.state,
      { type: 'reverse', remaining: { units: '99.9950', cost: '5000.00' } },
      context('2026-11-24T10:00:00'),
    )!;
    expect(reversed.state.status).toBe('reversed');
    expect(reversed.bookings.map(({ kind }) => kind)).toEqual(['allotment_reversal', 'payment_reversal']);
    expect(reversed.lots).toEqual([
      { lotId: 'o1', boughtOn: '2026-11-20', units: '-99.9950', cost: '-5000.00', sold: null },
    ]);
  });
});

test('I5 · a chargeback reverses any part that is left to the paisa, and the rest stays due', () => {
  const sent = decidePurchase(order, { type: 'submit' }, context('2026-11-20T10:00:00'))!.state;
  const event = { type: 'allot', nav: { nav: '50.0000', date: '2026-11-20' }, folioNo: 'F1' } as const;
  const allotted = decidePurchase(sent, event, context('2026-11-23T09:00:00'))!.state;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_995 }), fc.integer({ min: 0, max: 500_000 }), (units, paise) => {
      const remaining = {
        units: (units / 1000).toFixed(4),
        cost: units === 0 ? '0.00' : (paise / 100).toFixed(2),
      };
      const made = decidePurchase(allotted, { type: 'reverse', remaining }, context('2026-11-24T10:00:00'))!;
      expect(made.state.status).toBe('reversed');
      const entries = made.bookings.flatMap((booking) => booking.entries);
      for (const own of Map.groupBy(entries, ({ commodity }) => commodity).values())
        expect(own.reduce((sum, { amount }) => sum.plus(rupees(amount)), rupees(0)).toNumber()).toBe(0);
      const inTransit = entries
        .filter(({ account }) => account.role === 'cash_in_transit')
        .reduce((sum, { amount }) => sum.plus(rupees(amount)), rupees(0));
      expect(inTransit.toFixed(2)).toBe(rupees(remaining.cost).minus(rupees('5000.00')).toFixed(2));
      const held = entries.filter(({ account }) => account.role === 'units_held');
      expect(held.map(({ amount }) => Number(amount))).toEqual(units === 0 ? [] : [-units / 1000]);
    }),
  );
});

describe('the engine decides sales', () => {
  test('I5 · a sale goes on only when its time has come, and each step only once', () => {
    const { state: pending, followUps } = startRedemption(ask, '10.0000', context('2026-11-20T10:00:00'));
    expect(followUps).toEqual([{ do: 'send', at: at('2026-11-20T14:30:00') }]);
    expect(decideRedemption(pending, { type: 'send' }, context('2026-11-20T14:29:59.999'))).toBeNull();
    const sent = decideRedemption(pending, { type: 'send' }, context('2026-11-20T14:30:00.000'))!.state;
    expect(sent.status).toBe('submitted');
    expect(decideRedemption(sent, { type: 'send' }, context('2026-11-20T14:30:00.000'))).toBeNull();
    expect(() => decideRedemption(sent, { type: 'cancel' }, context('2026-11-20T14:30:00.000'))).toThrow(
      'a sale that is submitted cannot become cancelled',
    );
  });

  test('I5 · a sale placed after our cut-off is sent at once and shows both steps', () => {
    const { state, steps } = startRedemption(ask, '10.0000', context('2026-11-20T14:30:00.000'));
    expect([state.status, state.nav_date]).toEqual(['submitted', '2026-11-20']);
    expect(steps.map(({ key }) => key)).toEqual(['asked_units', 'sent']);
  });

  test('I5 · units of another sale and locked units are not free; the next to unlock is named first', () => {
    const lots = [
      { id: 'a', boughtOn: '2023-11-19', units: '10', cost: '1.00' },
      { id: 'b', boughtOn: '2023-11-20', units: '20', cost: '1.00' },
      { id: 'c', boughtOn: '2024-01-05', units: '30', cost: '1.00' },
    ];
    expect(
      folioUnits(lots, { elss: true, days: 1095 }, { reserved: '4', day: '2026-11-20' }, publishedRules),
    ).toEqual({
      units: '60.0000',
      free: '6.0000',
      reserved: '4.0000',
      locked: [
        { units: '20.0000', unlocksOn: '2026-11-21' },
        { units: '30.0000', unlocksOn: '2027-01-06' },
      ],
    });
  });

  test.each([
    ['1000.00', '100', '22.000'],
    ['5000.00', '100', '100.0000'],
    ['5000.01', '100', null],
  ])('I5 · for ₹%s of %s free units at 50, %s are kept', (amount, free, kept) => {
    const reserved = unitsToReserve({ by: 'amount', amount, asked_units: null }, free, {
      nav: '50',
      decimals: 3,
    });
    expect(reserved === null ? null : Number(reserved)).toBe(kept === null ? null : Number(kept));
  });

  test('I5 · a sale by amount never takes more than was kept for it', () => {
    const sale = { by: 'amount', amount: '1000.00', reserved_units: '22.0000' } as const;
    expect(unitsToSell(sale, '50', 3)).toEqual({ units: '20.0000', short: false });
    expect(unitsToSell(sale, '40', 3)).toEqual({ units: '22.0000', short: true });
  });
});
