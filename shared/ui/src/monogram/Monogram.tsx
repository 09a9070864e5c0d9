import { GLYPHS, OTHER_GLYPH } from './glyphs.ts';
import type { MarkKind } from './marks.ts';
import { markOf } from './markOf.ts';
import { LETTERS, PALETTE, SHADE, SHAPES } from './palette.ts';

export interface MonogramProps {
  kind: MarkKind;
  /** Name of the institution, or of what it issues, such as a fund. */
  name: string;
  /** Its stable code, where the place knows it: see `MARKS`. */
  code?: string;
  /** Width and height in px. */
  size?: 24 | 32 | 40;
}

const ALONE = 'translate(15.5 13.5)';

/**
 * The letters of an institution on its colour, an invented mark in place of a logo. Decorative: the name stands beside
 * it. Plain elements without a style of their own, because lists draw many.
 */
export function Monogram({ kind, name, code, size = 32 }: MonogramProps) {
  const { letters, colour, shape } = markOf(kind, name, code);
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" fill={PALETTE[colour]} />
      {SHAPES[shape] && <path d={SHAPES[shape]} opacity={SHADE} />}
      <g fill="none" stroke={LETTERS} strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        {[...letters].map((letter, at) => (
          <path
            key={at}
            d={GLYPHS[letter] ?? OTHER_GLYPH}
            transform={letters.length > 1 ? `translate(${at === 0 ? 8.75 : 22.25} 13.5)` : ALONE}
          />
        ))}
      </g>
    </svg>
  );
}
