import { figureOf } from './figures.ts';

/** Printed where a column has no figure. */
const NOTHING = /^(?:-{1,3}|–|N\.?A\.?|NIL)$/i;

const figureIn = (token: string): string | null => (NOTHING.test(token) ? '0' : figureOf(token));

/** The text of a line before the figures that it ends with, and these figures; a dash is 0. */
export function tailFigures(line: string): { head: string; figures: string[] } {
  const cells = line.split(/\t+|\s{2,}/).map((cell) => cell.trim());
  const parts = (cells.length > 1 ? cells : line.trim().split(' ')).filter((cell) => cell !== '');
  const figures: string[] = [];
  let end = parts.length;
  for (; end > 0; end -= 1) {
    const found = parts[end - 1]!.split(' ').map(figureIn);
    if (found.includes(null)) break;
    figures.unshift(...(found as string[]));
  }
  return { head: parts.slice(0, end).join(' '), figures };
}
