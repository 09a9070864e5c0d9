import { bookedFlows, cashFlows, type SwitchFlows } from './cashFlows.ts';
import type { Move } from './moveStore.ts';

const TODAY = '2026-11-22';
const move = (kind: string, subject_id: string, flow: string, paid_on: string | null): Move => ({
  ...{ kind, subject_id, flow, paid_on, lot_id: subject_id, code: 'A', folio_no: '1', date: '2026-11-02' },
  ...{ units: '0', cost: '0', stamp_duty: '0', nav: null, stt: '0.00', interest: '0.00', is_planned: false },
  switch_id: kind.startsWith('switch') ? subject_id : null,
});

/** The flows of moves, each of a holding of its own. */
const flowsOf = (moves: readonly Move[], today: string, switches: SwitchFlows) =>
  cashFlows(
    moves.map((one) => bookedFlows([one])),
    today,
    switches,
  );

describe('the payments that XIRR counts', () => {
  test('P2 · are dated when money left the bank or reached it, not by the NAV', () => {
    const moves = [
      move('allotment', 'o', '-100.00', '2026-10-30'),
      move('redemption', 'r', '40.00', '2026-11-05'),
      move('merger', 'm', '0.00', '2026-11-05'),
    ];
    expect(flowsOf(moves, TODAY, 'internal')).toEqual([
      { date: '2026-10-30', amount: -100 },
      { date: '2026-11-05', amount: 40 },
    ]);
  });

  test('P2 · count a redemption that is not paid out yet on today', () => {
    expect(flowsOf([move('redemption', 'r', '40.00', null)], TODAY, 'flows')).toEqual([
      { date: TODAY, amount: 40 },
    ]);
  });

  test('P2 · have the legs of a switch for one holding, and neither of them for the whole', () => {
    const out = move('switch_out', 's', '50.00', '2026-11-02');
    const into = move('switch_in', 's', '-50.00', '2026-11-04');
    expect(flowsOf([out], TODAY, 'flows')).toEqual([{ date: '2026-11-02', amount: 50 }]);
    expect(flowsOf([into], TODAY, 'flows')).toEqual([{ date: '2026-11-04', amount: -50 }]);
    expect(flowsOf([out, into], TODAY, 'internal')).toEqual([]);
  });

  test('P2 · count money between the legs of a switch on today for the whole', () => {
    const out = move('switch_out', 's', '50.00', '2026-11-02');
    expect(flowsOf([out], TODAY, 'internal')).toEqual([{ date: TODAY, amount: 50 }]);
  });

  test('P2 · count a sale after STT, with the interest for a late payout', () => {
    const sale = { ...move('redemption', 'r', '40.00', '2026-11-05'), stt: '0.01', interest: '0.50' };
    expect(flowsOf([sale], TODAY, 'flows')).toEqual([{ date: '2026-11-05', amount: 40.49 }]);
  });

  test('P2 · have the tax deducted from a switch as received, because it is credited to the investor', () => {
    const out = { ...move('switch_out', 's', '50.00', '2026-11-02'), stt: '0.05' };
    const into = move('switch_in', 's', '-44.95', '2026-11-04');
    expect(flowsOf([out, into], TODAY, 'internal')).toEqual([{ date: '2026-11-02', amount: 5 }]);
  });

  test('P2 · leave out the correction of a switch for the whole, and have it for one holding', () => {
    const legs = [
      move('switch_out', 's', '50.00', '2026-11-02'),
      { ...move('sale_correction', 'c', '2.00', '2026-11-02'), switch_id: 's' },
      move('switch_in', 's', '-50.00', '2026-11-04'),
      { ...move('nav_correction', 'c', '-2.00', '2026-11-04'), switch_id: 's' },
    ];
    expect(flowsOf(legs, TODAY, 'internal')).toEqual([]);
    expect(flowsOf(legs.slice(0, 2), TODAY, 'flows').map(({ amount }) => amount)).toEqual([50, 2]);
  });
});
