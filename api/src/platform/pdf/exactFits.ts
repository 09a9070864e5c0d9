import { createRequire } from 'node:module';

/** A line of pdfmake that is being filled; its types leave it out. Widths in points. */
interface Line {
  getAvailableWidth(): number;
}

/** Points by which two sums of the same widths differ at most. */
const ROUNDING = 1e-6;

let isKept = false;

/**
 * Keeps the last word of a text whole that fits its column exactly, as the longest text of every column does: pdfmake sums
 * up the widths of the words twice in another order, and breaks a word that does not fit by the rounding alone. For all
 * documents of the process.
 */
export function keepExactFits(): void {
  if (isKept) return;
  isKept = true;
  const { default: line } = createRequire(import.meta.url)('pdfmake/js/Line.js') as {
    default: { prototype: Line };
  };
  const available = line.prototype.getAvailableWidth;
  line.prototype.getAvailableWidth = function (this: Line) {
    return available.call(this) + ROUNDING;
  };
}
