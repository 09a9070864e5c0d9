import { readDate, readList } from './readList.ts';

describe('M2 · pasted lists of payments', () => {
  test.each([
    ['2024-01-31', '2024-01-31'],
    ['2024/1/5', '2024-01-05'],
    ['31/01/2024', '2024-01-31'],
    ['31-01-2024', '2024-01-31'],
    ['31.1.2024', '2024-01-31'],
    ['31 Jan 2024', '2024-01-31'],
    ['5-September-2024', '2024-09-05'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2023', null],
    ['13/13/2024', null],
    ['yesterday', null],
    ['', null],
  ])('M2 · the date %j', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  test('M2 · commas, tabs, blanks, Indian grouping, Devanagari digits and a line of heads', () => {
    const text =
      'Date,Amount\r\n2024-01-01,-10000\n31/03/2024\t"-1,00,000"\n\n1 Apr 2024, ₹ 50,000\n२०२४-०५-०१ १,०००';
    expect(readList(text)).toEqual({
      rows: [
        { date: '2024-01-01', kind: 'paid', amount: '10,000' },
        { date: '2024-03-31', kind: 'paid', amount: '1,00,000' },
        { date: '2024-04-01', kind: 'received', amount: '50,000' },
        { date: '2024-05-01', kind: 'received', amount: '1,000' },
      ],
    });
  });

  test('M2 · unreadable input is reported by its line', () => {
    expect(readList('2024-01-01 -5\n2024-02-30 10')).toEqual({
      problem: { code: 'unread', line: 2, text: '2024-02-30 10' },
    });
    expect(readList('2024-01-01 lots')).toEqual({
      problem: { code: 'unread', line: 1, text: '2024-01-01 lots' },
    });
    expect(readList(' \n ')).toEqual({ problem: { code: 'emptyList' } });
    expect(readList('Date, Amount')).toEqual({ problem: { code: 'emptyList' } });
  });

  test('M2 · a thousand payments are taken, one more is not', () => {
    const lines = (count: number) => Array.from({ length: count }, () => '2024-01-01 -5').join('\n');
    expect((readList(lines(1_000)) as { rows: unknown[] }).rows).toHaveLength(1_000);
    expect(readList(lines(1_001))).toEqual({ problem: { code: 'tooMany', count: 1_001 } });
  });
});
