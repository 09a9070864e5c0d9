import type { Font } from 'fontkit';
import { readFile } from 'node:fs/promises';
import { simpleGlyph } from './simpleGlyph.ts';

/** Tables that lay out text; what only varies a font is left behind. */
const KEPT = ['OS/2', 'cmap', 'name', 'post', 'GDEF', 'GSUB', 'GPOS'] as const;
const TABLE_ENTRY = 16;
const HEADER = 12;

const padded = (length: number) => (length + 3) & ~3;

/**
 * A variable web font at the weight that it begins with, as the plain TrueType that a PDF can embed a part of. Web fonts keep their
 * outlines packed, and no PDF writer takes those out.
 */
export async function plainFont(file: string): Promise<Buffer> {
  // Half a second of tables that only this needs.
  const { create } = await import('fontkit');
  const packed = create(await readFile(file));
  const { glyf, loca, hmtx } = outlines(packed);
  const tables = new Map<string, Buffer>([
    ['glyf', glyf],
    ['loca', loca],
    ['hmtx', hmtx],
    ['head', withUint16(tableOf(packed, 'head')!, 50, 1)],
    ['hhea', withUint16(tableOf(packed, 'hhea')!, 34, packed.numGlyphs)],
    ['maxp', tableOf(packed, 'maxp')!],
  ]);
  for (const tag of KEPT) {
    const table = tableOf(packed, tag);
    if (table) tables.set(tag, table);
  }
  return assembled(tables);
}

function tableOf(font: Font, tag: string): Buffer | null {
  const entry = font.directory.tables[tag];
  const stream = entry && font._getTableStream(tag);
  return stream ? Buffer.from(stream.readBuffer(entry.length)) : null;
}

function withUint16(table: Buffer, at: number, value: number): Buffer {
  table.writeUInt16BE(value, at);
  return table;
}

/** Every outline written out by itself, with where it begins (32 bits) and how wide it is. */
function outlines(packed: Font): { glyf: Buffer; loca: Buffer; hmtx: Buffer } {
  const parts: Buffer[] = [];
  const loca = Buffer.alloc((packed.numGlyphs + 1) * 4);
  const hmtx = Buffer.alloc(packed.numGlyphs * 4);
  let offset = 0;
  for (let id = 0; id < packed.numGlyphs; id += 1) {
    const { path, advanceWidth } = packed.getGlyph(id);
    const { glyph, left } = simpleGlyph(path.commands);
    parts.push(glyph);
    loca.writeUInt32BE(offset, id * 4);
    offset += glyph.length;
    hmtx.writeUInt16BE(Math.round(advanceWidth), id * 4);
    hmtx.writeInt16BE(left, id * 4 + 2);
  }
  loca.writeUInt32BE(offset, packed.numGlyphs * 4);
  return { glyf: Buffer.concat(parts), loca, hmtx };
}

function assembled(tables: Map<string, Buffer>): Buffer {
  const tags = [...tables.keys()].sort();
  const header = Buffer.alloc(HEADER + tags.length * TABLE_ENTRY);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tags.length, 4);
  let offset = header.length;
  const bodies = tags.map((tag, index) => {
    const table = tables.get(tag)!;
    const at = HEADER + index * TABLE_ENTRY;
    header.write(tag.padEnd(4), at, 'latin1');
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    const body = Buffer.alloc(padded(table.length));
    table.copy(body);
    offset += body.length;
    return body;
  });
  return Buffer.concat([header, ...bodies]);
}
