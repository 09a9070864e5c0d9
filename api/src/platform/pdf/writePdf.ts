import { createRequire } from 'node:module';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { plainFont } from './plainFont.ts';

const resolve = createRequire(import.meta.url).resolve;
const face = (family: string, file: string) =>
  resolve(`@fontsource-variable/${family}/files/${family}-${file}-wght-normal.woff2`);
const LATIN = face('anek-latin', 'latin');
const DEVANAGARI = face('anek-devanagari', 'devanagari');

/** Its files in memory, which its types leave out. */
interface WithFiles {
  virtualfs: { writeFileSync(name: string, bytes: Buffer): void };
}

/** Both fonts, unpacked at the first document. */
let fonts: Promise<[Buffer, Buffer]> | undefined;

/**
 * A document as PDF with the fonts of both scripts in it. Its texts have passed `inScripts`, which names the font of
 * each run.
 */
export async function writePdf(definition: TDocumentDefinitions): Promise<Buffer> {
  const { default: pdfmake } = await import('pdfmake');
  fonts ??= Promise.all([plainFont(LATIN), plainFont(DEVANAGARI)]);
  const [latin, devanagari] = await fonts;
  const { virtualfs } = pdfmake as unknown as WithFiles;
  virtualfs.writeFileSync('latin.ttf', latin);
  virtualfs.writeFileSync('devanagari.ttf', devanagari);
  pdfmake.addFonts({ Latin: { normal: 'latin.ttf' }, Devanagari: { normal: 'devanagari.ttf' } });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  return pdfmake.createPdf(definition).getBuffer();
}
