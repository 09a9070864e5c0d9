/** What is used of fontkit, which has no types of its own. */
declare module 'fontkit' {
  /** A step of an outline; the coordinates of its points, two by two. */
  interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'closePath';
    readonly args: readonly number[];
  }

  interface Glyph {
    readonly path: { readonly commands: readonly PathCommand[] };
    readonly advanceWidth: number;
  }

  interface Font {
    readonly numGlyphs: number;
    readonly directory: { readonly tables: Readonly<Record<string, { readonly length: number }>> };
    getGlyph(id: number): Glyph;
    /** A stream at the beginning of a table. */
    _getTableStream(tag: string): { readBuffer(length: number): Uint8Array } | null;
  }

  export function create(file: Buffer): Font;
}
