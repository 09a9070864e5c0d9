import fc from 'fast-check';
import { pdfText } from '../../testing/pdfText.ts';
import { inScripts, MISSING_SIGN } from './scripts.ts';
import { writePdf } from './writePdf.ts';

const written = async (text: string) =>
  pdfText(await writePdf({ defaultStyle: { font: 'Latin' }, content: [{ text: inScripts(text) }] }));
const graphemesOf = (text: string) => new Intl.Segmenter('en').segment(text.normalize('NFC'));
const plain = (text: string) =>
  inScripts(text)
    .map((run) => run.text)
    .join('');

test.each([
  ['₹1,234.50', '₹1,234.50'],
  ['=HYPERLINK("x") + - @', '=HYPERLINK("x")+-@'],
  ['“Łódź” — Ünïted', '“Łódź”—Ünïted'],
  ['Zed 🪙 Fund', `Zed${MISSING_SIGN}Fund`],
  ['👨‍👩‍👧 goal 🇮🇳', `${MISSING_SIGN}goal${MISSING_SIGN}`],
  ['A → B, 中文', `A${MISSING_SIGN}B,${MISSING_SIGN.repeat(2)}`],
])('P4 · a document writes %j as %j', async (text, expected) => {
  expect(await written(text)).toBe(expected);
});

test('P4 · Devanagari is written with its conjuncts, beside rupees and Latin', async () => {
  // Conjuncts are glyphs of several letters, so only the runs are compared as text.
  expect(inScripts('शुद्ध लाभ ₹5 (FY)')).toEqual([
    { text: 'शुद्ध लाभ', font: 'Devanagari' },
    { text: ' ', font: 'Latin' },
    { text: '₹', font: 'LatinExtended' },
    { text: '5 (FY)', font: 'Latin' },
  ]);
  expect((await written('शुद्ध लाभ')).length).toBeGreaterThan(5);
});

test('P4 · no text has a sign without a glyph', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 30 }), async (text) => {
      await written(text);
      expect(plain(text).length).toBeGreaterThanOrEqual([...graphemesOf(text)].length);
    }),
    { numRuns: 60, examples: [['क्‍ष ₹ ā 🪙 \u2028'], ['a\u0304\u0323']] },
  );
});
