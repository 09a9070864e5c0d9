import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF of ours in the order of writing, without spaces: the content streams of its pages, read back by the
 * character maps of its fonts. Throws where a glyph has no character, and where a sign has no glyph.
 */
export function pdfText(bytes: Buffer): string {
  const file = bytes.toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]),
  );
  const fonts = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name!, charactersOf(objects, id!)]),
  );
  const pages = [...objects.values()].flatMap((body) => {
    const contents =
      /\/Type \/Page\n[\s\S]*\/Contents (\d+) 0 R|\/Contents (\d+) 0 R[\s\S]*\/Type \/Page\b/.exec(body);
    return contents ? [streamOf(objects.get(contents[1] ?? contents[2]!)!)] : [];
  });
  return pages.map((page) => textOf(page, fonts)).join('');
}

function streamOf(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length;
  const data = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(data) : data).toString('latin1');
}

/** The characters of a font by glyph, as its map to Unicode lists them in ranges. */
function charactersOf(objects: ReadonlyMap<string, string>, id: string): string[] {
  const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
  const characters: string[] = [];
  if (map === undefined) return characters;
  const ranges = /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi;
  for (const [, first, list] of streamOf(objects.get(map)!).matchAll(ranges)) {
    for (const [index, [, hex]] of [...list!.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const units = Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16();
      characters[Number.parseInt(first!, 16) + index] = units.toString('utf16le');
    }
  }
  return characters;
}

function textOf(page: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  let characters: readonly string[] = [];
  let text = '';
  for (const [, font, run] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) characters = fonts.get(font)!;
    for (const [, hex] of (run ?? '').matchAll(/<([0-9a-f]+)>/gi)) {
      for (const glyph of hex!.match(/.{4}/g)!) {
        if (glyph === '0000') throw new Error('a sign is not in its font');
        const character = characters[Number.parseInt(glyph, 16)];
        if (character === undefined) throw new Error(`glyph ${glyph} has no character`);
        text += character;
      }
    }
  }
  return text.replaceAll(/\s/g, '');
}
