/** Fields up to here fit, with what is left of a byte, into the whole numbers that bit operators know. */
const SHORT = 24;
const SHORT_SIZE = 2 ** SHORT;

/** Writes whole numbers as varints (seven bits a byte) and as fields of a few bits, into a growing array. */
export class BitWriter {
  #bytes = new Uint8Array(256);
  #length = 0;
  #pending = 0;
  #filled = 0;

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const longer = new Uint8Array(this.#bytes.length * 2);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }

  /** A whole number from 0 to 2^53 - 1. */
  varint(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.#push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.#push(rest);
  }

  /** The lowest `width` bits of a whole number, lowest first. */
  bits(value: number, width: number): void {
    if (width > SHORT) {
      this.bits(value % SHORT_SIZE, SHORT);
      this.bits(Math.floor(value / SHORT_SIZE), width - SHORT);
      return;
    }
    this.#pending |= (value & ((1 << width) - 1)) << this.#filled;
    this.#filled += width;
    while (this.#filled >= 8) {
      this.#push(this.#pending & 255);
      this.#pending >>>= 8;
      this.#filled -= 8;
    }
  }

  /** Everything written, the last byte filled with zeros. */
  finish(): Uint8Array<ArrayBuffer> {
    if (this.#filled > 0) {
      this.#push(this.#pending);
      this.#pending = 0;
      this.#filled = 0;
    }
    return this.#bytes.slice(0, this.#length);
  }
}

/** Reads what BitWriter wrote. Varints must come before the first field of bits, as they were written. */
export class BitReader {
  #bytes: Uint8Array;
  #at = 0;
  #used = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  #byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new RangeError('Packed NAV history ends too early');
    return byte;
  }

  varint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#byte();
      this.#at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  bits(width: number): number {
    if (width > SHORT) return this.bits(SHORT) + this.bits(width - SHORT) * SHORT_SIZE;
    if (width === 0) return 0;
    let value = this.#byte() >> this.#used;
    let read = 8 - this.#used;
    while (read < width) {
      this.#at += 1;
      value |= this.#byte() << read;
      read += 8;
    }
    // What is left of the last byte is for the next field.
    if (read === width) this.#at += 1;
    this.#used = read === width ? 0 : 8 - (read - width);
    return value & ((1 << width) - 1);
  }
}
