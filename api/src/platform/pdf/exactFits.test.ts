import { inCloseScripts } from './scripts.ts';
import { writePdf } from './writePdf.ts';

/** How high above the foot of the page each run of a text stands, in points, where its column is as wide as the text. */
async function heightsOf(text: string): Promise<number[]> {
  const page = await writePdf({
    compress: false,
    defaultStyle: { font: 'Latin', fontSize: 8 },
    content: [{ table: { widths: ['auto'], body: [[{ text: inCloseScripts(text) }]] } }],
  });
  const placed = page.toString('latin1').matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g);
  return [...placed].map(([, height]) => Number(height));
}

test.each(['इस्तेमाल हुआ शॉर्ट-टर्म', 'टैक्स-फ़्री', 'वर्षों का Bank लॉन्ग-टर्म', 'Aravalka Bank Ltd'])(
  'P4 · the last word of %j stays whole in a column that is as wide as the text',
  async (text) => {
    const heights = await heightsOf(text);
    expect(heights.length).toBeGreaterThan(0);
    // Signs above and below the line are a point off; a second line is more than ten.
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(3);
  },
);
