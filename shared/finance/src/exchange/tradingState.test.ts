import fc from 'fast-check';
import { indiaCalendar } from '../calendar/calendarData.ts';
import { instantAtIst } from '../calendar/ist.ts';
import { publishedRules } from '../rules/ruleBook.ts';

import { marketHalt, takesOrders, tradingState, type HaltLevel, type IndexBreach } from './tradingState.ts';

const DAY = '2026-11-20';
const at = (time: string, day = DAY) => new Date(instantAtIst(day, time));
const breach = (level: HaltLevel, time: string, day = DAY): IndexBreach => ({ level, at: at(time, day) });
const stateAt = (time: string, breaches: readonly IndexBreach[] = [], day = DAY) =>
  tradingState(at(time, day), { calendar: indiaCalendar, breaches }, publishedRules);

describe('I6 · phases of a market day', () => {
  test.each([
    ['08:59:59.999', 'closed'],
    ['09:00', 'pre_open'],
    ['09:07:59.999', 'pre_open'],
    ['09:08', 'matching'],
    ['09:14:59.999', 'matching'],
    ['09:15', 'open'],
    ['15:29:59.999', 'open'],
    ['15:30', 'closed'],
  ])('I6 · at %s the market is %s', (time, phase) => {
    expect(stateAt(time).phase).toBe(phase);
  });
  test('I6 · a Diwali session has its own hours and is marked', () => {
    const evening = stateAt('17:50', [], '2026-11-08');
    expect(evening).toMatchObject({ phase: 'pre_open', isMuhurat: true });
    expect(stateAt('18:30', [], '2026-11-08').phase).toBe('open');
    expect(stateAt('10:00', [], '2026-11-08').phase).toBe('closed');
    expect(stateAt('10:00').isMuhurat).toBe(false);
  });
});

describe('I6 · halts of the whole market', () => {
  const minutes = (from: Date, to: Date | null) => to && (to.getTime() - from.getTime()) / 60_000;
  test.each([
    [10, '12:59:59.999', DAY, 45, 60],
    [10, '13:00', DAY, 15, 30],
    [10, '14:29', DAY, 15, 30],
    [15, '12:59', DAY, 105, 120],
    [15, '13:00', DAY, 45, 60],
    [15, '13:59', DAY, 45, 60],
    [10, '11:00', '2008-01-22', null, 60],
    [10, '13:30', '2008-01-22', null, 30],
    [15, '11:00', '2008-01-22', null, 120],
    [15, '13:30', '2008-01-22', null, 60],
  ] as const)(
    'I6 · %s%% at %s on %s: auction after %s minutes, trading after %s',
    (level, time, day, collects, resumes) => {
      const halt = marketHalt(breach(level, time, day), publishedRules)!;
      expect([minutes(halt.from, halt.collectsFrom), minutes(halt.from, halt.resumes)]).toEqual([
        collects,
        resumes,
      ]);
    },
  );
  test.each([
    [15, '14:00'],
    [20, '09:16'],
    [20, '15:00'],
  ] as const)('I6 · %s%% at %s ends trading for the day', (level, time) => {
    expect(marketHalt(breach(level, time), publishedRules)).toMatchObject({
      collectsFrom: null,
      resumes: null,
    });
    expect(stateAt('15:29', [breach(level, time)]).phase).toBe('halted');
    expect(stateAt('15:30', [breach(level, time)]).phase).toBe('closed');
  });
  test('I6 · 10% from 14:30 on halts nothing', () => {
    expect(marketHalt(breach(10, '14:30'), publishedRules)).toBeNull();
    expect(stateAt('14:31', [breach(10, '14:30')]).phase).toBe('open');
  });
  test('I6 · after a halt orders are collected, then trading continues; another level starts another halt', () => {
    const first = [breach(10, '10:00')];
    expect(stateAt('10:44:59.999', first).phase).toBe('halted');
    expect(stateAt('10:45', first).phase).toBe('auction');
    expect(stateAt('11:00', first).phase).toBe('open');
    const second = [...first, breach(15, '11:10')];
    expect(stateAt('12:54', second)).toMatchObject({ phase: 'halted', halt: { level: 15 } });
    expect(stateAt('13:10', second).phase).toBe('open');
  });
  test('I6 · a halt of one day leaves the next alone', () => {
    expect(stateAt('10:00', [breach(20, '10:00', '2026-11-19')]).phase).toBe('open');
  });
  test('I6 · orders are taken in exactly the phases that collect or match, and a halt never outlasts the day', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const clock = (each: number) =>
      `${String(Math.floor(each / 60)).padStart(2, '0')}:${String(each % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(
        minute,
        fc.array(fc.tuple(fc.constantFrom(10, 15, 20), minute), { maxLength: 4 }),
        (now, moves) => {
          const breaches = moves.map(([level, time]) => breach(level, clock(time)));
          const { phase, halt } = stateAt(clock(now), breaches);
          expect(takesOrders(phase)).toBe(['pre_open', 'open', 'auction'].includes(phase));
          if (halt) expect(halt.from.getTime()).toBeLessThanOrEqual(at(clock(now)).getTime());
          if (now < 540 || now >= 930) expect(phase).toBe('closed');
          const isLater = breaches.every((each) => each.at > at(clock(now)));
          if (isLater) expect(phase).toBe(stateAt(clock(now)).phase);
        },
      ),
    );
  });
});
