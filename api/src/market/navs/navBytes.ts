/*
 * Rows of `navs` in PostgreSQL's binary COPY format: no text to write here and none to read there, which halves
 * the time of a seed. Source: PostgreSQL manual, COPY, "Binary Format"; numeric_recv for the digits.
 */
const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const TRAILER = Buffer.from([0xff, 0xff]);
const ROW_BYTES = 36;
const ROWS_A_CHUNK = 20_000;
/** Days from 1970 to 2000, where PostgreSQL counts dates from. */
const DATE_SHIFT = 10_957;

/** Writes rows of (scheme id, day, NAV) and hands over a chunk whenever one is full. */
export class NavBytes {
  private buffer = Buffer.allocUnsafe(ROWS_A_CHUNK * ROW_BYTES);
  private used = 0;

  /** The first bytes of a COPY. */
  readonly head: Uint8Array = SIGNATURE;

  /** @param nav ten-thousandths of a rupee, below 2^31. @returns a full chunk, or null. */
  add(schemeId: number, day: number, nav: number): Uint8Array | null {
    const { buffer } = this;
    let at = this.used;
    const rupees = Math.floor(nav / 10_000);
    at = buffer.writeInt16BE(3, at);
    at = buffer.writeInt32BE(4, at);
    at = buffer.writeInt32BE(schemeId, at);
    at = buffer.writeInt32BE(4, at);
    at = buffer.writeInt32BE(day - DATE_SHIFT, at);
    at = buffer.writeInt32BE(14, at);
    at = buffer.writeInt16BE(3, at);
    at = buffer.writeInt16BE(1, at);
    at = buffer.writeInt16BE(0, at);
    at = buffer.writeInt16BE(4, at);
    at = buffer.writeInt16BE(Math.floor(rupees / 10_000), at);
    at = buffer.writeInt16BE(rupees % 10_000, at);
    at = buffer.writeInt16BE(nav % 10_000, at);
    this.used = at;
    return at === buffer.length ? this.take() : null;
  }

  /** What is left, with the end mark. */
  end(): Uint8Array[] {
    return [this.take(), TRAILER];
  }

  private take(): Uint8Array {
    const chunk = this.buffer.subarray(0, this.used);
    this.buffer = Buffer.allocUnsafe(ROWS_A_CHUNK * ROW_BYTES);
    this.used = 0;
    return chunk;
  }
}
