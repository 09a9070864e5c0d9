import { createRequire } from 'node:module';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { keepExactFits } from './exactFits.ts';
import { plainFont } from './plainFont.ts';
import type { PdfFont } from './scripts.ts';

const resolve = createRequire(import.meta.url).resolve;
const face = (family: string, file: string) =>
  resolve(`@fontsource-variable/${family}/files/${family}-${file}-wght-normal.woff2`);
const LATIN = face('anek-latin', 'latin');
const LATIN_EXTENDED = face('anek-latin', 'latin-ext');
const DEVANAGARI = face('anek-devanagari', 'devanagari');

/** Its files in memory, which its types leave out. */
interface WithFiles {
  virtualfs: { writeFileSync(name: string, bytes: Buffer): void };
}

/** The fonts, unpacked at the first document. */
let fonts: Promise<[Buffer, Buffer, Buffer]> | undefined;

/**
 * A document as PDF with the fonts of all scripts in it. Its texts have passed `inScripts`, which names the font of
 * each run.
 */
export async function writePdf(definition: TDocumentDefinitions): Promise<Buffer> {
  const { default: pdfmake } = await import('pdfmake');
  keepExactFits();
  fonts ??= Promise.all([plainFont(LATIN), plainFont(LATIN_EXTENDED), plainFont(DEVANAGARI)]);
  const [latin, extended, devanagari] = await fonts;
  const { virtualfs } = pdfmake as unknown as WithFiles;
  virtualfs.writeFileSync('latin.ttf', latin);
  virtualfs.writeFileSync('latin-extended.ttf', extended);
  virtualfs.writeFileSync('devanagari.ttf', devanagari);
  pdfmake.addFonts({
    Latin: { normal: 'latin.ttf' },
    LatinExtended: { normal: 'latin-extended.ttf' },
    Devanagari: { normal: 'devanagari.ttf' },
  } satisfies Record<PdfFont, object>);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  return pdfmake.createPdf(definition).getBuffer();
}
