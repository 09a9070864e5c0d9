import { flowOf, isBlank, queryOfRows, rowOf, rowsOf, START_ROWS } from './flowRows.ts';
import { flowTotals } from './flowTotals.ts';

const query = (text = '') => new URLSearchParams(text);

describe('M2 · payments in the address', () => {
  test('M2 · rows come back from their address, the start needs none', () => {
    expect(rowsOf(query())).toEqual(START_ROWS);
    expect(queryOfRows(START_ROWS, query('p=1')).toString()).toBe('p=1');
    const rows = [rowOf('2024-01-01', '-10000'), rowOf('2025-01-01', '11,200.50')];
    const address = queryOfRows(rows, query()).toString();
    expect(address).toBe('d=2024-01-01&a=-10000&d=2025-01-01&a=11200.5');
    expect(queryOfRows(rowsOf(query(address)), query()).toString()).toBe(address);
  });

  test('M2 · the form without JavaScript sends the direction separately and can request one more row', () => {
    expect(rowsOf(query('d=2024-01-01&k=paid&a=500&d=2024-02-01&k=received&a=600&more=1'))).toEqual([
      { date: '2024-01-01', kind: 'paid', amount: '500' },
      { date: '2024-02-01', kind: 'received', amount: '600' },
      { date: '', kind: 'paid', amount: '' },
    ]);
  });

  test('M2 · an unknown direction, an overlong date or amount and a missing date are no payment', () => {
    const read = (text: string) => rowsOf(query(text));
    const impossible = [
      'd=2024-01-01&k=sent&a=500',
      'd=2024-01-01&k=&a=500',
      'd=2024-01-011&a=500',
      `d=2024-01-01&a=${'1'.repeat(41)}`,
      'a=500',
    ];
    for (const address of impossible) {
      const rows = read(address);
      expect(rows).toHaveLength(1);
      expect(flowOf(rows[0]!)).toBeNull();
      expect(flowOf(rowsOf(queryOfRows(rows, query()))[0]!)).toBeNull();
    }
  });

  test('M2 · sixty rows fit the address, more do not, and blank ones never count', () => {
    const rows = (count: number) => Array.from({ length: count }, () => rowOf('2024-01-01', '-5'));
    expect(queryOfRows(rows(60), query()).getAll('d')).toHaveLength(60);
    expect(queryOfRows(rows(61), query()).toString()).toBe('');
    expect(
      queryOfRows([...rows(1), { date: '', kind: 'paid', amount: ' ' }], query()).getAll('d'),
    ).toHaveLength(1);
  });

  test('M2 · a row counts once it is complete and possible', () => {
    expect(flowOf(rowOf('2024-01-01', '-5'))).toEqual({ date: '2024-01-01', amount: -5 });
    expect(flowOf(rowOf('2024-01-01', '5'))).toEqual({ date: '2024-01-01', amount: 5 });
    expect(flowOf(rowOf('2024-02-30', '5'))).toBeNull();
    expect(flowOf(rowOf('2024-01-01', '0'))).toBeNull();
    expect(flowOf(rowOf('2024-01-01', 'x'))).toBeNull();
    expect(flowOf(rowOf('2024-01-01', '1000000000000'))).toEqual({ date: '2024-01-01', amount: 1e12 });
    expect(flowOf(rowOf('2024-01-01', '1000000000001'))).toBeNull();
    expect(isBlank({ date: '', kind: 'paid', amount: ' ' })).toBe(true);
    expect(isBlank({ date: '', kind: 'paid', amount: '0' })).toBe(false);
  });
});

describe('M2 · what went in and out', () => {
  test('M2 · sums, first and last day, and the way between', () => {
    const totals = flowTotals([
      { date: '2024-01-03', amount: 50 },
      { date: '2024-01-01', amount: -100 },
      { date: '2024-01-02', amount: -10 },
    ]);
    expect(totals).toEqual({
      paid: 110,
      received: 50,
      first: '2024-01-01',
      last: '2024-01-03',
      points: [
        { date: '2024-01-01', paid: 100, received: 0 },
        { date: '2024-01-02', paid: 110, received: 0 },
        { date: '2024-01-03', paid: 110, received: 50 },
      ],
    });
  });

  test('M2 · one day is one point, many years are 25', () => {
    expect(flowTotals([{ date: '2024-01-03', amount: 50 }]).points).toHaveLength(1);
    const long = flowTotals([
      { date: '2000-01-01', amount: -1 },
      { date: '2024-01-01', amount: 2 },
    ]);
    expect(long.points).toHaveLength(25);
    expect(long.points.at(-1)).toEqual({ date: '2024-01-01', paid: 1, received: 2 });
  });
});
