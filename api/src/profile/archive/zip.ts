import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFile {
  /** Path inside, with slashes. */
  name: string;
  content: string | Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATE = 8;

/** Date and time in the form of MS-DOS, which ZIP files have: local, in steps of two seconds. */
function dosTime(at: Date): { time: number; date: number } {
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  };
}

function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** A ZIP archive of these files, compressed; small ones only (no 64-bit sizes). `at` is written as their time. */
export function zip(files: readonly ZipFile[], at: Date): Buffer {
  const { time, date } = dosTime(at);
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const content = Buffer.from(file.content);
    const packed = deflateRawSync(content);
    const facts = numbers(
      ...([
        [UTF8_NAMES, 2],
        [DEFLATE, 2],
        [time, 2],
        [date, 2],
        [crc32(content), 4],
      ] as const),
      ...([
        [packed.length, 4],
        [content.length, 4],
        [name.length, 2],
        [0, 2],
      ] as const),
    );
    const local = Buffer.concat([numbers([LOCAL, 4], [VERSION, 2]), facts, name, packed]);
    const place = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    entries.push(Buffer.concat([numbers([CENTRAL, 4], [VERSION, 2], [VERSION, 2]), facts, place, name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = numbers(
    ...([
      [END, 4],
      [0, 2],
      [0, 2],
      [files.length, 2],
      [files.length, 2],
    ] as const),
    ...([
      [directory.length, 4],
      [offset, 4],
      [0, 2],
    ] as const),
  );
  return Buffer.concat([...locals, directory, end]);
}
