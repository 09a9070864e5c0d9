/** A run of text on a page of a PDF; the baseline is `transform[5]` points above the bottom. */
export interface TextRun {
  str: string;
  transform: number[];
  width: number;
}

/** Points between baselines that still are one line, and between runs that are one cell or one word. */
const SAME_LINE = 2.5;
const SAME_CELL = 5;
const SAME_WORD = 0.6;

/** The lines of a page from top to bottom, cells parted by two tabs. Rotated text, such as in margins, is left out. */
export function pageLines(runs: readonly TextRun[]): string[] {
  const upright = runs.filter(({ str, transform }) => str.trim() !== '' && (transform[1] ?? 0) === 0);
  const lines: { y: number; runs: TextRun[] }[] = [];
  for (const run of upright.toSorted((a, b) => b.transform[5]! - a.transform[5]!)) {
    const last = lines.at(-1);
    if (last && last.y - run.transform[5]! <= SAME_LINE) last.runs.push(run);
    else lines.push({ y: run.transform[5]!, runs: [run] });
  }
  return lines.map((line) => joined(line.runs));
}

function joined(runs: readonly TextRun[]): string {
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const { str, transform, width } of runs.toSorted((a, b) => a.transform[4]! - b.transform[4]!)) {
    const gap = transform[4]! - end;
    if (text !== '') text += gap > SAME_CELL ? '\t\t' : gap > SAME_WORD ? ' ' : '';
    text += str;
    end = transform[4]! + width;
  }
  return text;
}
