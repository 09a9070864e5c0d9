import { inflateRawSync } from 'node:zlib';
import { csv } from './csv.ts';
import { maskIdentifiers } from './maskIdentifiers.ts';
import { zip } from './zip.ts';

/** Reads an archive by its central directory, as unpackers do. */
function unzip(file: Buffer): Record<string, string> {
  const end = file.length - 22;
  expect(file.readUInt32LE(end)).toBe(0x06054b50);
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  const found: Record<string, string> = {};
  for (let entry = 0; entry < count; entry += 1) {
    expect(file.readUInt32LE(at)).toBe(0x02014b50);
    const [size, nameLength] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)];
    const local = file.readUInt32LE(at + 42);
    const name = file.subarray(at + 46, at + 46 + nameLength).toString();
    const start = local + 30 + nameLength;
    found[name] = inflateRawSync(file.subarray(start, start + size)).toString();
    at += 46 + nameLength + file.readUInt16LE(at + 30);
  }
  expect(at).toBe(end);
  return found;
}

describe('files of a copy of one’s data', () => {
  test('O1 · what is packed is what comes out, in any script', async () => {
    const packed = await zip(
      [
        { name: 'README.txt', content: 'hello' },
        { name: 'tables/नाम.csv', content: Buffer.from('आशा') },
      ],
      new Date('2026-11-20T04:30:00Z'),
    );
    expect(unzip(packed)).toEqual({ 'README.txt': 'hello', 'tables/नाम.csv': 'आशा' });
    expect(packed.readUInt32LE(14)).toBe(0x3610a686);
    // Seconds since 1970 in the extra field of the first entry: right in every time zone.
    const extra = packed.indexOf('README.txt', packed.readUInt32LE(packed.length - 6)) + 'README.txt'.length;
    expect(packed.readUInt32LE(extra + 5)).toBe(Date.parse('2026-11-20T04:30:00Z') / 1000);
  });

  test('O1 · a cell that a spreadsheet would run is text, and quotes, commas and line ends survive', () => {
    const rows = [
      { a: '=1+1', b: 'x,"y"\nz', c: -5, d: null },
      { a: '-5.00', b: '-cmd', c: { deep: 1 }, d: new Date('2026-11-20T04:30:00Z') },
    ];
    expect(csv(rows)).toBe(
      '\ufeffa,b,c,d\r\n\'=1+1,"x,""y""\nz",-5,\r\n\'-5.00,\'-cmd,"{""deep"":1}",2026-11-20T04:30:00.000Z\r\n',
    );
    // A digit after the minus makes no number of what follows it; a column's name is escaped too.
    expect(csv([{ '=cmd': "-1+cmd|' /C calc'!A0" }])).toBe("\ufeff'=cmd\r\n'-1+cmd|' /C calc'!A0\r\n");
  });

  test('O1 · identifiers are masked however deep they lie', () => {
    expect(
      maskIdentifiers({
        pan: 'ABCPK1234F',
        name: 'Asha',
        details: { date_of_birth: '1988-03-14', tax_residencies: [{ country: 'US', tin: '123456789' }] },
      }),
    ).toEqual({
      pan: '••••••234F',
      name: 'Asha',
      details: { date_of_birth: '1988-••-••', tax_residencies: [{ country: 'US', tin: '•••••6789' }] },
    });
  });
});
