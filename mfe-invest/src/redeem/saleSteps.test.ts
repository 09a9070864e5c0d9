import { saleSteps } from './saleSteps.ts';

const step = (state: string) => ({ at: '2026-11-20T10:00:00Z', state, rule_id: null, text: state });

describe('the steps of a sale', () => {
  test('I3 · a sale under way shows what was, where it is, and what comes', () => {
    const steps = saleSteps({
      kind: 'redeem',
      status: 'submitted',
      timeline: [step('pending'), step('submitted')],
    });
    expect(steps.map(({ key, state }) => [key, state])).toEqual([
      ['pending', 'done'],
      ['submitted', 'now'],
      ['priced', 'next'],
      ['paid_out', 'next'],
    ]);
  });

  test('I3 · a switch ends in the other fund, and a finished one has nothing to come', () => {
    expect(saleSteps({ kind: 'switch', status: 'priced', timeline: [step('priced')] }).at(-1)).toMatchObject({
      key: 'switched',
      state: 'next',
    });
    expect(saleSteps({ kind: 'switch', status: 'switched', timeline: [step('switched')] })).toMatchObject([
      { key: 'switched', state: 'done' },
    ]);
  });

  test('I3 · a sale that was cancelled or failed ends there', () => {
    expect(
      saleSteps({ kind: 'redeem', status: 'cancelled', timeline: [step('pending'), step('cancelled')] }),
    ).toMatchObject([{ state: 'done' }, { key: 'cancelled', state: 'failed' }]);
  });
});
