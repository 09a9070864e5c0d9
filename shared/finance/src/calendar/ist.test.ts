import fc from 'fast-check';
import { instantAtIst, instantMillis, istDate, istTimeOfDay } from './ist.ts';

describe('I5 · India has one clock', () => {
  it('I5 · the day turns at 18:30 UTC', () => {
    expect(istDate('2024-04-08T18:29:59.999Z')).toBe('2024-04-08');
    expect(istDate('2024-04-08T18:30:00.000Z')).toBe('2024-04-09');
    expect(istDate(new Date('2024-04-08T18:30:00.000Z'))).toBe('2024-04-09');
    expect(istDate('2024-04-08T23:59:59+05:30')).toBe('2024-04-08');
  });

  it('I5 · returns the time of day to the millisecond', () => {
    expect(istTimeOfDay('2024-04-08T09:29:59.999Z')).toBe('14:59:59.999');
    expect(istTimeOfDay(new Date('2024-04-08T09:30:00Z'))).toBe('15:00:00.000');
  });

  it('I5 · makes instants with an offset', () => {
    expect(instantAtIst('2024-04-08')).toBe('2024-04-08T00:00:00.000+05:30');
    expect(instantAtIst('2024-04-08', '15:00')).toBe('2024-04-08T15:00:00.000+05:30');
    expect(instantAtIst('2024-04-08', '14:59:59')).toBe('2024-04-08T14:59:59.000+05:30');
    expect(instantAtIst('2024-04-08', '14:59:59.9')).toBe('2024-04-08T14:59:59.900+05:30');
    expect(instantAtIst('2024-04-08', '23:59:59.999')).toBe('2024-04-08T23:59:59.999+05:30');
    expect(instantMillis(instantAtIst('1970-01-01', '05:30'))).toBe(0);
  });

  it.each(['24:00', '9:00', '12:60', '12:00:60', '12:00:00.1234', 'noon', '', '112:00', '12:00x'])(
    'I5 · "%s" is no time of day',
    (time) => {
      expect(() => instantAtIst('2024-04-08', time)).toThrow(`Not a time of day: ${time}`);
    },
  );

  it('I5 · a bad date makes no instant', () => {
    expect(() => instantAtIst('2023-02-29', '10:00')).toThrow(RangeError);
  });

  it.each([
    '2024-04-08T10:00:00',
    '2024-04-08',
    'yesterday',
    '2024-04-08T25:00:00Z',
    'x2024-04-08T10:00:00Z',
    '2024-02-30T10:00:00Z',
    '2023-02-29T10:00:00+05:30',
    '2024-13-01T10:00:00Z',
    '2024-04-08T24:00:00Z',
    '2024-04-08T10:60:00Z',
    '2024-04-08T10:00:00+25:00',
  ])('I5 · "%s" is refused: its meaning would depend on the machine, or it has none', (text) => {
    expect(() => istDate(text)).toThrow(`Not an instant with an offset: ${text}`);
  });

  it('I5 · accepts every usual way to write an offset', () => {
    for (const text of [
      '2024-04-08T10:00Z',
      '2024-04-08T10:00:00z',
      '2024-04-08T15:30:00.000+05:30',
      '2024-04-08T15:30:00.123456+0530',
      '2024-04-08T06:00:00-04:00',
    ]) {
      expect(istTimeOfDay(text).slice(0, 8)).toBe('15:30:00');
    }
  });

  it('I5 · an invalid Date is refused', () => {
    expect(() => istTimeOfDay(new Date(NaN))).toThrow(RangeError);
  });

  it('I5 · date and time of day name the instant again', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (instant) => {
        const again = instantAtIst(istDate(instant), istTimeOfDay(instant));
        expect(instantMillis(again)).toBe(instant.getTime());
      }),
    );
  });
});
