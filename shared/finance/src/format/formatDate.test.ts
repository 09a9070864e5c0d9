import { formatDate, formatDateTime, formatTimeOfDay } from './formatDate.ts';

describe('S18 · dates as people read them', () => {
  it('S18 · an ISO date is written as it is', () => {
    expect(formatDate('2024-04-08')).toBe('8 Apr 2024');
    expect(formatDate('2024-04-08', 'hi')).toBe('8 अप्रैल 2024');
  });

  it('S18 · an instant is the date in India', () => {
    expect(formatDate('2024-04-08T18:30:00Z')).toBe('9 Apr 2024');
    expect(formatDate(new Date('2024-04-08T18:29:59Z'))).toBe('8 Apr 2024');
  });

  it('S18 · every month has its name in both languages', () => {
    const months = (locale: 'en' | 'hi') =>
      Array.from(
        { length: 12 },
        (_, month) => formatDate(`2026-${String(month + 1).padStart(2, '0')}-01`, locale).split(' ')[1],
      ).join(' ');
    expect(months('en')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
    expect(months('hi')).toBe('जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर');
  });

  it.each([
    ['2024-04-08T15:00:00+05:30', '8 Apr 2024, 3:00 pm', '8 अप्रैल 2024, दोपहर 3:00 बजे'],
    ['2024-04-08T00:05:00+05:30', '8 Apr 2024, 12:05 am', '8 अप्रैल 2024, रात 12:05 बजे'],
    ['2024-04-08T12:00:00+05:30', '8 Apr 2024, 12:00 pm', '8 अप्रैल 2024, दोपहर 12:00 बजे'],
    ['2024-04-08T11:59:00+05:30', '8 Apr 2024, 11:59 am', '8 अप्रैल 2024, सुबह 11:59 बजे'],
    ['2024-04-08T18:30:00Z', '9 Apr 2024, 12:00 am', '9 अप्रैल 2024, रात 12:00 बजे'],
  ])('S18 · %s is %s', (instant, english, hindi) => {
    expect(formatDateTime(instant)).toBe(english);
    expect(formatDateTime(instant, 'hi')).toBe(hindi);
    expect(formatDateTime(new Date(instant))).toBe(english);
  });

  it.each([
    ['00:11', '12:11 am', 'रात 12:11 बजे'],
    ['03:59', '3:59 am', 'रात 3:59 बजे'],
    ['04:00', '4:00 am', 'सुबह 4:00 बजे'],
    ['09:00:00', '9:00 am', 'सुबह 9:00 बजे'],
    ['13:30', '1:30 pm', 'दोपहर 1:30 बजे'],
    ['16:00', '4:00 pm', 'शाम 4:00 बजे'],
    ['19:00', '7:00 pm', 'शाम 7:00 बजे'],
    ['20:00', '8:00 pm', 'रात 8:00 बजे'],
    ['23:59', '11:59 pm', 'रात 11:59 बजे'],
  ])('S18 · the time %s is %s, in Hindi %s', (time, english, hindi) => {
    expect(formatTimeOfDay(time)).toBe(english);
    expect(formatTimeOfDay(time, 'hi')).toBe(hindi);
  });

  it('S18 · what is missing or bad shows as missing', () => {
    for (const bad of [null, undefined, '', '2024-02-30', 'soon', new Date(NaN)]) {
      expect(formatDate(bad)).toBe('NA');
      expect(formatDateTime(bad)).toBe('NA');
    }
    expect(formatDateTime('2024-04-08')).toBe('NA');
  });

  it('S18 · an error of ours is not hidden as a missing date', () => {
    expect(() => formatDate('2024-04-08', 'fr' as never)).toThrow(TypeError);
  });
});
