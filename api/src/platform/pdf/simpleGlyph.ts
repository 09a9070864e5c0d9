import type { PathCommand } from 'fontkit';

const ON_CURVE = 1;
const HEADER_BYTES = 10;

interface Point {
  x: number;
  y: number;
  flag: number;
}

/** One outline as a simple TrueType glyph, padded to four bytes; empty for a space. */
export function simpleGlyph(commands: readonly PathCommand[]): { glyph: Buffer; left: number } {
  const { points, ends } = contours(commands);
  if (points.length === 0) return { glyph: Buffer.alloc(0), left: 0 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const head = Buffer.alloc(HEADER_BYTES + ends.length * 2 + 2);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  [ends.length, ...box].forEach((value, index) => head.writeInt16BE(value, index * 2));
  ends.forEach((end, index) => head.writeUInt16BE(end, HEADER_BYTES + index * 2));
  const parts = [head, Buffer.from(points.map(({ flag }) => flag)), steps(xs), steps(ys)];
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return { glyph: Buffer.concat([...parts, Buffer.alloc(-length & 3)]), left: box[0]! };
}

function contours(commands: readonly PathCommand[]): { points: Point[]; ends: number[] } {
  const points: Point[] = [];
  const ends: number[] = [];
  for (const { command, args } of commands) {
    for (let at = 0; at < args.length; at += 2) {
      const control = command === 'quadraticCurveTo' && at === 0;
      points.push({
        x: Math.round(args[at]!),
        y: Math.round(args[at + 1]!),
        flag: control ? 0 : ON_CURVE,
      });
    }
    if (command === 'closePath' && points.length - 1 !== ends.at(-1)) ends.push(points.length - 1);
  }
  return { points, ends };
}

/** Each coordinate as its step from the one before, in 16 bits. */
function steps(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeInt16BE(value - (values[index - 1] ?? 0), index * 2));
  return bytes;
}
