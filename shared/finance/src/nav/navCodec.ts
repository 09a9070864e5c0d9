import { BitReader, BitWriter } from './bits.ts';
import { dateOfEpochDay, epochDay } from '../calendar/dates.ts';
import type { NavSeries } from '../returns/returns.ts';

/*
 * Layout, version 1: version byte; varints: count, first day (zig-zag), number of odd gaps, then each odd gap as
 * (rows since the one before, days), first NAV; then NAV moves in blocks of 16, each block one 6-bit width and
 * 16 zig-zag moves of that width. NAVs are ten-thousandths of a rupee. A gap is odd when the next NAV is not on
 * the next day from Monday to Friday. Blocks rather than byte varints because moves of a fund with a NAV in the
 * hundreds need 15 to 18 bits, and whole bytes would round that up to 24.
 */
const VERSION = 1;
const BLOCK = 16;
const WIDTH_BITS = 6;
const SCALE = 10_000;
const LARGEST_NAV = 1e9;

export type NavRow = { date: string; nav: number };

/** Zig-zag without 32-bit operators, which NAV moves may exceed: 0, -1, 1, -2 become 0, 1, 2, 3. */
const zigZag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const unZigZag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

/** Days from a day to the next one from Monday to Friday (day 0 of 1970 was a Thursday). */
function usualGap(day: number): number {
  const weekday = (((day + 4) % 7) + 7) % 7;
  if (weekday === 5) return 3;
  return weekday === 6 ? 2 : 1;
}

function scaledNav(nav: number): number {
  if (!(nav >= 0 && nav <= LARGEST_NAV)) throw new RangeError(`NAV out of range: ${nav}`);
  return Math.round(nav * SCALE);
}

function writeGaps(writer: BitWriter, days: readonly number[]): void {
  const odd: Array<[number, number]> = [];
  let previousOdd = 0;
  for (let row = 1; row < days.length; row += 1) {
    const gap = days[row]! - days[row - 1]!;
    if (gap <= 0) throw new RangeError(`NAV dates must rise: ${dateOfEpochDay(days[row]!)}`);
    if (gap === usualGap(days[row - 1]!)) continue;
    odd.push([row - previousOdd, gap]);
    previousOdd = row;
  }
  writer.varint(odd.length);
  for (const [rows, gap] of odd) {
    writer.varint(rows);
    writer.varint(gap);
  }
}

/** Bits that a whole number takes; 0 for 0. */
const bitsOf = (value: number): number =>
  value < 2 ** 32 ? 32 - Math.clz32(value) : Math.floor(Math.log2(value)) + 1;

function writeMoves(writer: BitWriter, navs: readonly number[]): void {
  const moves = new Float64Array(BLOCK);
  for (let start = 1; start < navs.length; start += BLOCK) {
    const count = Math.min(BLOCK, navs.length - start);
    let largest = 0;
    for (let at = 0; at < count; at += 1) {
      const move = zigZag(navs[start + at]! - navs[start + at - 1]!);
      moves[at] = move;
      if (move > largest) largest = move;
    }
    const width = bitsOf(largest);
    writer.bits(width, WIDTH_BITS);
    for (let at = 0; at < count; at += 1) writer.bits(moves[at]!, width);
  }
}

/**
 * Packs a NAV history (rupees a unit, kept to 4 decimals, dates rising) into bytes; 20 years of business days
 * take about 10 KB.
 * @throws RangeError when dates do not rise, a date is bad, or a NAV is negative, NaN or above 1e9.
 */
export function encodeNavs(rows: readonly NavRow[]): Uint8Array<ArrayBuffer> {
  return encode(
    rows.map(({ date }) => epochDay(date)),
    rows.map(({ nav }) => scaledNav(nav)),
  );
}

/**
 * The same for a series, whose days are numbers already.
 * @throws RangeError as `encodeNavs` does.
 */
export function encodeSeries({ days, navs }: NavSeries): Uint8Array<ArrayBuffer> {
  const scaled = new Array<number>(navs.length);
  for (let row = 0; row < navs.length; row += 1) scaled[row] = scaledNav(navs[row]!);
  return encode([...days], scaled);
}

function encode(days: readonly number[], navs: readonly number[]): Uint8Array<ArrayBuffer> {
  const writer = new BitWriter();
  writer.varint(VERSION);
  writer.varint(days.length);
  if (days.length > 0) {
    writer.varint(zigZag(days[0]!));
    writeGaps(writer, days);
    writer.varint(navs[0]!);
    writeMoves(writer, navs);
  }
  return writer.finish();
}

function readDays(reader: BitReader, days: Int32Array): void {
  days[0] = unZigZag(reader.varint());
  let odd = reader.varint();
  let oddRow = odd > 0 ? reader.varint() : 0;
  for (let row = 1; row < days.length; row += 1) {
    const before = days[row - 1]!;
    if (row !== oddRow) {
      days[row] = before + usualGap(before);
      continue;
    }
    days[row] = before + reader.varint();
    odd -= 1;
    if (odd > 0) oddRow += reader.varint();
  }
}

/**
 * Unpacks what encodeNavs packed: days since 1970 and NAVs in rupees, ready for charts and returns.
 * @throws RangeError for an unknown version or bytes that end too early.
 */
export function decodeNavs(bytes: Uint8Array): NavSeries {
  const reader = new BitReader(bytes);
  const version = reader.varint();
  if (version !== VERSION) throw new RangeError(`Unknown version of a packed NAV history: ${version}`);
  const count = reader.varint();
  // A row costs at least part of a byte: a count beyond that is damage, not a history to allocate for.
  if (count > bytes.length * 64) throw new RangeError('Packed NAV history ends too early');
  const series: NavSeries = { days: new Int32Array(count), navs: new Float64Array(count) };
  if (count === 0) return series;
  readDays(reader, series.days);
  let scaled = reader.varint();
  series.navs[0] = scaled / SCALE;
  let width = 0;
  for (let row = 1; row < count; row += 1) {
    if ((row - 1) % BLOCK === 0) width = reader.bits(WIDTH_BITS);
    scaled += unZigZag(reader.bits(width));
    series.navs[row] = scaled / SCALE;
  }
  return series;
}

/** The rows of a series, as the JSON form of the same history. */
export function navRows({ days, navs }: NavSeries): NavRow[] {
  return Array.from(days, (day, row) => ({ date: dateOfEpochDay(day), nav: navs[row]! }));
}
