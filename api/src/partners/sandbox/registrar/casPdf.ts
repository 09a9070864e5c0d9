import type { Content } from 'pdfmake/interfaces.js';
import { writePdf } from '../../../platform/pdf/writePdf.ts';

const LINES_A_PAGE = 62;
const LEFT = 24;
const TOP = 24;
const LINE_HEIGHT = 12;

/** Where the cells of a line begin, in points from the left. */
export const CAS_LAYOUTS = {
  cams: [LEFT, 80, 330, 400, 460, 520],
  kfintech: [LEFT, 74, 300, 366, 432, 500],
  wide: [LEFT, 110, 420, 540, 640, 740],
  depository: [LEFT, 110, 320, 450, 540, 620, 700, 780, 860, 940, 1010],
} as const;

const LAYOUTS = {
  ...CAS_LAYOUTS,
  nps: [LEFT, 300, 560, 660, 760, 860],
  epf: [LEFT, 90, 160, 190, 560, 640, 720, 800, 880],
} as const;
type Layout = keyof typeof LAYOUTS;

/** A statement as a PDF in the places of a layout, 62 lines a page, opened by a password. */
export function casPdf(
  text: string,
  { layout = 'cams', password }: { layout?: Layout; password?: string } = {},
): Promise<Buffer> {
  const isWide = layout !== 'cams' && layout !== 'kfintech';
  const lines = text.split('\n');
  const pages = Array.from({ length: Math.ceil(lines.length / LINES_A_PAGE) }, (_, page) =>
    lines.slice(page * LINES_A_PAGE, (page + 1) * LINES_A_PAGE),
  );
  const content: Content[] = pages.map((own, page) => ({
    ...(page > 0 && { pageBreak: 'before' as const }),
    stack: [' ', ...own.flatMap((line, at) => cellsOf(line, TOP + at * LINE_HEIGHT, layout))],
  }));
  return writePdf({
    ...(password !== undefined && { userPassword: password, ownerPassword: `${password}-owner` }),
    pageSize: isWide ? 'A3' : 'A4',
    pageOrientation: isWide ? 'landscape' : 'portrait',
    pageMargins: [LEFT, 10, LEFT, 10],
    defaultStyle: { font: 'Latin', fontSize: isWide ? 6 : 7 },
    content,
  });
}

/** The cells of a line at their places; of a line of two or three, the last ones stand to the right. */
function cellsOf(line: string, y: number, layout: Layout): Content[] {
  const cells = line.split('\t\t').filter((cell) => cell !== '');
  const places = LAYOUTS[layout];
  const at = placesOf(cells.length, places, layout);
  return cells.map((text, index) => ({ text, noWrap: true, absolutePosition: { x: at[index]!, y } }));
}

function placesOf(cells: number, places: readonly number[], layout: Layout): readonly number[] {
  // The balances of a passbook stand below the three shares.
  if (layout === 'epf') return cells <= 4 ? [LEFT, 720, 800, 880] : places;
  return cells <= 3 ? [LEFT, places[2]!, places[4]!] : places;
}
