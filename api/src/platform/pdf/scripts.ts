/** The fonts of documents: each has the glyphs of its letters only. */
export type PdfFont = 'Latin' | 'LatinExtended' | 'Devanagari';

export interface ScriptRun {
  text: string;
  font: PdfFont;
}

/** Stands for each sign that no font has, such as an emoji, so that it does not vanish from a name. */
export const MISSING_SIGN = '[?]';

/** Letters of each font; the first one that has a sign writes it. */
const LETTERS: readonly (readonly [PdfFont, RegExp])[] = [
  [
    'Latin',
    /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2212\u2215]+$/u,
  ],
  ['Devanagari', /^[\u0900-\u097f\u200c\u200d\ua8fb]+$/u],
  [
    'LatinExtended',
    /^[\u0100-\u0130\u0134-\u0148\u014a-\u0151\u0154-\u017e\u0192\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u20a9-\u20ab\u20b9\u20ba\u20bd]+$/u,
  ],
];
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Text cut where its font changes, each run with the font that has it; words of one script stay together. Signs that
 * no font has become `MISSING_SIGN`.
 */
export function inScripts(text: string): ScriptRun[] {
  if (text === '') return [];
  if (LETTERS[0]![1].test(text)) return [{ text, font: 'Latin' }];
  const runs: ScriptRun[] = [];
  const composed = text.normalize('NFC').replaceAll(/\s/gu, ' ');
  for (const { segment } of graphemes.segment(composed)) {
    const font = fontOf(segment);
    const next = font ? { text: segment, font } : { text: MISSING_SIGN, font: 'Latin' as const };
    const last = runs.at(-1);
    if (last?.font === next.font) last.text += next.text;
    else runs.push(next);
  }
  return joined(runs);
}

/** Lines of Devanagari, whose font is taller, as close as those of Latin. */
const CLOSE_LINES = 0.95;

/** Runs for the rows of a table, whose lines are as high in every language. */
export function inCloseScripts(text: string): (ScriptRun & { lineHeight?: number })[] {
  return inScripts(text).map((run) =>
    run.font === 'Devanagari' ? { ...run, lineHeight: CLOSE_LINES } : run,
  );
}

function fontOf(sign: string): PdfFont | undefined {
  return LETTERS.find(([, letters]) => letters.test(sign))?.[0];
}

/** Spaces between two runs of Devanagari belong to them: lines of one font are set and broken as one. */
function joined(runs: readonly ScriptRun[]): ScriptRun[] {
  const kept: ScriptRun[] = [];
  for (const [index, run] of runs.entries()) {
    const last = kept.at(-1);
    const isBetween =
      last?.font === 'Devanagari' && runs[index + 1]?.font === 'Devanagari' && run.text.trim() === '';
    if (last && (isBetween || last.font === run.font)) last.text += run.text;
    else kept.push({ ...run });
  }
  return kept;
}
