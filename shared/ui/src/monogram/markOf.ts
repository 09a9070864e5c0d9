import { MARKS, type Mark, type MarkKind } from './marks.ts';
import { PALETTE, SHAPES, type MarkColour, type MarkShape } from './palette.ts';

const COLOURS = Object.keys(PALETTE) as MarkColour[];
const SHAPE_NAMES = Object.keys(SHAPES) as MarkShape[];

/** Words in names that distinguish nobody. */
const COMMON = new Set(['the', 'of', 'and', 'ltd', 'limited', 'inc', 'corp', 'co', 'plc', 'mutual', 'fund']);

/** Words in lower case, of letters and digits of any script, without accents. */
const tokensOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** 32 bits of FNV-1a over the UTF-16 code units: spreads like names over colours and is the same on every machine. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum ^ (sum >>> 15)) >>> 0;
}

function known(kind: MarkKind, code: string | undefined, name: string): Mark | undefined {
  const marks = MARKS[kind];
  const byCode = code === undefined ? undefined : Object.hasOwn(marks, code) && marks[code];
  if (byCode) return byCode;
  const tokens = ` ${tokensOf(name).join(' ')} `;
  return Object.values(marks).find(({ names }) =>
    names.some((start) => tokens.startsWith(` ${tokensOf(start).join(' ')} `)),
  );
}

/** So many characters from the start of a word, in capitals: some letters become two as a capital. */
const start = (token: string, count: number): string => [...token.toUpperCase()].slice(0, count).join('');

/**
 * The mark of an institution: the one of the table where its code or its name is known there, else letters, colour and
 * shape that follow from its name alone. All funds of a house share a mark, so of an unknown fund only the first word of
 * the name counts.
 */
export function markOf(kind: MarkKind, name: string, code?: string): Mark {
  const found = known(kind, code, name);
  if (found) return found;
  const all = tokensOf(name);
  const significant = all.filter((token) => !COMMON.has(token));
  const [one = '?', two] = significant.length > 0 ? significant : all;
  const alone = kind === 'fund' || two === undefined;
  const sum = hash(kind === 'fund' ? one : significant.join(' '));
  return {
    letters: alone ? start(one, 2) : start(one, 1) + start(two, 1),
    colour: COLOURS[sum % COLOURS.length] ?? 'teal',
    shape: SHAPE_NAMES[(sum >>> 8) % SHAPE_NAMES.length] ?? 'plain',
  };
}
