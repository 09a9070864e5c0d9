import fc from 'fast-check';
import { BitReader, BitWriter } from './bits.ts';
import { addDays, dateOfEpochDay, weekday } from '../calendar/dates.ts';
import { decodeNavs, encodeNavs, encodeSeries, navRows, type NavRow } from './navCodec.ts';

/** A fixed stream of numbers in [0, 1), so that sizes do not vary from run to run. */
function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function randomWalk(years: number, start: number, dailyPct: number): NavRow[] {
  const next = stream(42);
  const rows: NavRow[] = [];
  let nav = start;
  for (let date = '2004-01-01'; date < `${2004 + years}-01-01`; date = addDays(date, 1)) {
    // Weekends and about 14 holidays a year have no NAV.
    if (weekday(date) % 6 === 0 || next() < 14 / 261) continue;
    const normal = next() + next() + next() + next() + next() + next() - 3;
    nav *= 1 + 0.0004 + (normal * dailyPct) / 70;
    rows.push({ date, nav: Math.round(nav * 1e4) / 1e4 });
  }
  return rows;
}

const history = fc
  .tuple(
    fc.integer({ min: -5000, max: 25_000 }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat({ max: 1e13 })), { maxLength: 120 }),
  )
  .map(([first, steps]) => {
    let day = first;
    return steps.map(([gap, ticks]) => ({ date: dateOfEpochDay((day += gap)), nav: ticks / 10_000 }));
  });

describe('I5 · packed NAV history', () => {
  it('I5 · gives back what was packed', () => {
    fc.assert(
      fc.property(history, (rows) => {
        expect(navRows(decodeNavs(encodeNavs(rows)))).toEqual(rows);
      }),
    );
  });

  it('I5 · twenty years of a moving fund stay under 12 KB', () => {
    const rows = randomWalk(20, 20, 0.8);
    expect(rows.length).toBeGreaterThan(4800);
    const bytes = encodeNavs(rows);
    expect(bytes.length).toBeLessThan(12_000);
    expect(navRows(decodeNavs(bytes))).toEqual(rows);
  });

  it('I5 · so do those of a fund with a NAV in the hundreds', () => {
    expect(encodeNavs(randomWalk(20, 100, 0.8)).length).toBeLessThan(12_288);
  });

  it('I5 · is the layout that others have stored', () => {
    expect([...encodeNavs([])]).toEqual([1, 0]);
    // Thursday 1 January 1970, then the Friday, then Monday: no odd gap.
    const usual = [
      { date: '1970-01-01', nav: 0.0005 },
      { date: '1970-01-02', nav: 0.0006 },
      { date: '1970-01-05', nav: 0.0004 },
    ];
    // Width 2 (000010 from the lowest bit), then +1 as 2 and -2 as 3.
    expect([...encodeNavs(usual)]).toEqual([1, 3, 0, 0, 5, 0b10_000010, 0b11]);
    const odd = [
      { date: '1969-12-31', nav: 300 },
      { date: '1970-01-02', nav: 300 },
    ];
    expect([...encodeNavs(odd)]).toEqual([1, 2, 1, 1, 1, 2, 0xc0, 0x8d, 0xb7, 0x01, 0]);
  });

  it('I5 · weekends cost nothing, from any day of the week, before 1970 too', () => {
    for (const [from, to] of [
      ['2024-04-08', '2024-04-09'],
      ['2024-04-12', '2024-04-15'],
      ['2024-04-13', '2024-04-15'],
      ['2024-04-14', '2024-04-15'],
      ['1969-12-26', '1969-12-29'],
      ['1969-12-27', '1969-12-29'],
    ] as const) {
      const bytes = encodeNavs([
        { date: from, nav: 1 },
        { date: to, nav: 1 },
      ]);
      expect(bytes.length).toBeLessThanOrEqual(9);
      expect(navRows(decodeNavs(bytes)).map(({ date }) => date)).toEqual([from, to]);
    }
  });

  it('I5 · keeps four decimals, half-up', () => {
    expect(decodeNavs(encodeNavs([{ date: '2024-01-01', nav: 10.12345 }])).navs[0]).toBe(10.1235);
  });

  it.each([
    [[{ date: '2024-01-01', nav: NaN }], 'NAV out of range: NaN'],
    [[{ date: '2024-01-01', nav: -1 }], 'NAV out of range: -1'],
    [[{ date: '2024-01-01', nav: 1e9 + 1 }], 'NAV out of range: 1000000001'],
    [[{ date: '2024-02-30', nav: 1 }], 'Not an ISO date: 2024-02-30'],
    [
      [
        { date: '2024-01-02', nav: 1 },
        { date: '2024-01-02', nav: 1 },
      ],
      'NAV dates must rise: 2024-01-02',
    ],
    [
      [
        { date: '2024-01-02', nav: 1 },
        { date: '2024-01-01', nav: 1 },
      ],
      'NAV dates must rise: 2024-01-01',
    ],
  ])('I5 · %j is refused', (rows, message) => {
    expect(() => encodeNavs(rows)).toThrow(message);
  });

  it('I5 · zero and the largest NAV are within range', () => {
    const rows = [
      { date: '2024-01-01', nav: 0 },
      { date: '2024-01-02', nav: 1e9 },
    ];
    expect(navRows(decodeNavs(encodeNavs(rows)))).toEqual(rows);
  });

  it('I5 · damage is an error, never wrong figures without end', () => {
    expect(() => decodeNavs(Uint8Array.of(2, 0))).toThrow('Unknown version of a packed NAV history: 2');
    expect(() => decodeNavs(Uint8Array.of())).toThrow('Packed NAV history ends too early');
    expect(() => decodeNavs(Uint8Array.of(1, 255, 255, 255, 127))).toThrow(
      'Packed NAV history ends too early',
    );
    expect(() => decodeNavs(Uint8Array.of(1, 255, 255))).toThrow('Packed NAV history ends too early');
    const bytes = encodeNavs(randomWalk(1, 20, 0.8));
    for (const length of [3, 10, bytes.length - 1]) {
      expect(() => decodeNavs(bytes.subarray(0, length))).toThrow('Packed NAV history ends too early');
    }
  });

  it('I5 · a flat history, which packs best, is read back', () => {
    const rows = randomWalk(20, 10, 0).map(({ date }) => ({ date, nav: 10 }));
    const bytes = encodeNavs(rows);
    expect(bytes.length).toBeLessThan(1200);
    expect(navRows(decodeNavs(bytes))).toEqual(rows);
  });
});

describe('I5 · bits and varints', () => {
  it('I5 · varints take seven bits a byte', () => {
    const writer = new BitWriter();
    for (const value of [0, 127, 128, 300, 2 ** 53 - 1]) writer.varint(value);
    const bytes = writer.finish();
    expect([...bytes.subarray(0, 6)]).toEqual([0, 127, 128, 1, 172, 2]);
    const reader = new BitReader(bytes);
    expect([1, 2, 3, 4, 5].map(() => reader.varint())).toEqual([0, 127, 128, 300, 2 ** 53 - 1]);
    expect(() => reader.varint()).toThrow(RangeError);
  });

  it('I5 · fields of any width come back', () => {
    const field = fc
      .integer({ min: 0, max: 53 })
      .chain((width) => fc.tuple(fc.constant(width), fc.integer({ min: 0, max: 2 ** width - 1 })));
    fc.assert(
      fc.property(fc.array(field), (fields) => {
        const writer = new BitWriter();
        for (const [width, value] of fields) writer.bits(value, width);
        const bytes = writer.finish();
        expect(bytes.length).toBe(Math.ceil(fields.reduce((sum, [width]) => sum + width, 0) / 8));
        const reader = new BitReader(bytes);
        expect(fields.map(([width]) => reader.bits(width))).toEqual(fields.map(([, value]) => value));
      }),
    );
  });
});

test('I6 · a series is packed to the same bytes as its rows', () => {
  const rows = [
    { date: '2024-01-31', nav: 12.5 },
    { date: '2024-02-01', nav: 12.75 },
    { date: '2024-02-05', nav: 0.0001 },
  ];
  const series = {
    days: Int32Array.from([19753, 19754, 19758]),
    navs: Float64Array.from([12.5, 12.75, 0.0001]),
  };
  expect(encodeSeries(series)).toEqual(encodeNavs(rows));
  expect(() => encodeSeries({ ...series, navs: Float64Array.from([1, -1, 1]) })).toThrow(RangeError);
});
