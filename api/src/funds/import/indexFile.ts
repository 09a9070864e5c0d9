import { FileRefused } from './parsedFile.ts';
import { isoDay, readNav } from './rowReader.ts';

export interface IndexLevel {
  date: string;
  /** Ten-thousandths. */
  level: number;
}

const HEADER = /^"?date"?\s*[,;]\s*"?(close|level|nav|value|index value)"?$/i;

/**
 * Reads levels of an index: a header `date,close` (or level, nav, value) and a row a day. A whole file or nothing.
 * @throws FileRefused for another header, a row that cannot be read, a day twice, or a day after `today`.
 */
export function parseIndexFile(text: string, today: string): IndexLevel[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!HEADER.test(head.trim()))
    throw new FileRefused(
      'The first line is not "date,close": this is no file of index levels. Nothing was changed.',
    );
  const levels = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const cells = line.split(/[,;]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    const date = isoDay(cells[0] ?? '');
    const level = readNav(cells[1] ?? '');
    if (cells.length !== 2 || date === null || typeof level === 'string' || date > today || levels.has(date))
      throw new FileRefused(`Line ${index + 2} is not a day with a level. Nothing was changed.`);
    levels.set(date, level);
  }
  if (levels.size === 0) throw new FileRefused('The file has a header but no rows. Nothing was changed.');
  return [...levels].map(([date, level]) => ({ date, level })).sort((a, b) => (a.date < b.date ? -1 : 1));
}
