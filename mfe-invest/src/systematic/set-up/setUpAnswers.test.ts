import { sandboxCalendar } from '@sanchay/finance';
import { aScheme } from '../../testing/schemes.ts';
import { answersIn, planQuery, stepIn, stepsOf, unitsDays, unitsFrequencies } from './setUpAnswers.ts';

const days = { calendar: sandboxCalendar, schemeClass: 'equity' } as const;
const read = (text: string) => answersIn(new URLSearchParams(text));
const step = (kind: 'stp' | 'swp', text: string) => stepIn(kind, new URLSearchParams(text), read(text));

describe('I3 setting up an STP or SWP', () => {
  test('I3 a transfer has one more question than a withdrawal', () => {
    expect(stepsOf('stp')).toEqual(['from', 'to', 'how', 'agree']);
    expect(stepsOf('swp')).toEqual(['from', 'how', 'agree']);
  });

  test('I3 the address keeps the answers, and no step comes before its answers are there', () => {
    expect(step('swp', 'step=agree')).toBe('from');
    expect(step('swp', 'step=agree&code=AX&folio=1/2')).toBe('how');
    expect(step('swp', 'step=agree&code=AX&folio=1/2&amount=500')).toBe('agree');
    expect(step('stp', 'step=how&code=AX&folio=1/2')).toBe('to');
    expect(step('stp', 'step=how&code=AX&folio=1/2&to=AY')).toBe('how');
    expect(step('swp', 'step=to&code=AX&folio=1/2')).toBe('from');
  });

  test('I3 what makes no sense in the address is left out', () => {
    expect(read('amount=-5&frequency=hourly&day=40')).toEqual({
      ...{ code: null, folioNo: null, target: null, into: null, amount: null, frequency: 'monthly', day: 5 },
    });
    expect(read('frequency=weekly&day=9')).toMatchObject({ frequency: 'weekly', day: 1 });
  });

  test('I3 a fund sells units by month and quarter, and as often as it takes SIPs', () => {
    const sip = { sip_dates: [], sip_minimum_gap: 1, sip_maximum_gap: 30 };
    const often = aScheme({
      sips: [
        { ...sip, sip_frequency: 'DAILY' },
        { ...sip, sip_frequency: 'WEEKLY' },
      ],
    });
    expect(unitsFrequencies(undefined)).toEqual(['monthly', 'quarterly']);
    expect(unitsFrequencies(often)).toEqual(['daily', 'weekly', 'monthly', 'quarterly']);
    expect([unitsDays('daily'), unitsDays('weekly')]).toEqual([[0], [1, 2, 3, 4, 5]]);
    expect(unitsDays('monthly')).toHaveLength(28);
    expect(read('frequency=daily&day=4')).toMatchObject({ frequency: 'daily', day: 0 });
  });

  test('I3 the first instalment is the first such day after the business day', () => {
    const asked = planQuery('stp', read('code=AX&folio=1/2&to=AY&amount=500&day=5'), '2026-11-20', days);
    expect(asked).toEqual({
      ...{ kind: 'stp', code: 'AX', folio_no: '1/2', amount: 500, frequency: 'monthly' },
      ...{ start_date: '2026-12-05', target_code: 'AY' },
    });
    expect(planQuery('stp', read('code=AX&folio=1/2&amount=500'), '2026-11-20', days)).toBeNull();
  });
});
