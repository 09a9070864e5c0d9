import { HARVEST_LEG_STATUSES, ORDER_STATUSES, REDEMPTION_STATUSES } from '@sanchay/contracts';
import fc from 'fast-check';
import { followLeg, hasEnded, moveLeg, type LegEvent, type LegState } from './legMachine.ts';

const leg = (status: LegState['status']): LegState => ({
  status,
  buy_back_by: status === 'redeeming' || status === 'not_sold' ? null : '2026-12-25',
  order_id: status === 'buying_back' || status === 'completed' ? 'o1' : null,
});
const sale = (status: (typeof REDEMPTION_STATUSES)[number]): LegEvent => ({
  type: 'sale',
  status,
  paid_on: status === 'paid_out' ? '2026-11-25' : null,
});
const order = (status: (typeof ORDER_STATUSES)[number]): LegEvent => ({ type: 'order', status });
const buyBack: LegEvent = { type: 'buy_back', orderId: 'o1' };
const day = (today: string, unpaid = false): LegEvent => ({ type: 'day', today, unpaid });

const events: [string, LegEvent][] = [
  ...REDEMPTION_STATUSES.map((status): [string, LegEvent] => [`sale ${status}`, sale(status)]),
  ...ORDER_STATUSES.map((status): [string, LegEvent] => [`order ${status}`, order(status)]),
  ['buy_back', buyBack],
  ['keep', { type: 'keep' }],
  ['the last day', day('2026-12-25')],
  ['the day after', day('2026-12-26')],
  ['the day after, unpaid', day('2026-12-26', true)],
];
/** Every step that exists; every other pair of state and event changes nothing. */
const STEPS: Record<string, LegState['status']> = {
  'redeeming + sale paid_out': 'settled',
  'redeeming + sale cancelled': 'not_sold',
  'redeeming + sale failed': 'not_sold',
  'settled + buy_back': 'buying_back',
  'settled + keep': 'kept',
  'settled + the day after': 'expired',
  'settled + the day after, unpaid': 'expired',
  'buying_back + the day after, unpaid': 'expired',
  'buying_back + order successful': 'completed',
  'buying_back + order cancelled': 'settled',
  'buying_back + order failed': 'settled',
  'buying_back + order reversed': 'settled',
};

describe('the life of a harvested fund', () => {
  test.each(
    HARVEST_LEG_STATUSES.flatMap((status) => events.map(([name, event]) => [status, name, event] as const)),
  )('P5 · %s + %s', (status, name, event) => {
    expect(moveLeg(leg(status), event)?.status).toBe(STEPS[`${status} + ${name}`]);
  });

  test('P5 · the purchase is offered for 30 days after the payout', () => {
    expect(moveLeg(leg('redeeming'), sale('paid_out'))).toMatchObject({ buy_back_by: '2026-12-25' });
  });

  test('P5 · a purchase that failed leaves none behind, so that another one can be placed', () => {
    expect(moveLeg(leg('buying_back'), order('failed'))).toMatchObject({ status: 'settled', order_id: null });
  });

  test('P5 · whatever happens in whatever order, an end stays, and following the same facts twice changes nothing', () => {
    const anyEvent = fc.constantFrom(...events.map(([, event]) => event));
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), (list) => {
        let state = leg('redeeming');
        for (const event of list) {
          const next = moveLeg(state, event);
          if (hasEnded(state)) expect(next).toBeNull();
          state = next ?? state;
        }
        const facts = {
          sale: { status: 'paid_out' as const, paid_on: '2026-11-25' },
          order: state.order_id === null ? null : { status: 'pending' as const },
          today: '2026-12-26',
        };
        const once = followLeg(state, facts);
        expect(followLeg(once, facts)).toEqual(once);
      }),
    );
  });
});
