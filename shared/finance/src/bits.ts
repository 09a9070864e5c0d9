/** Writes whole numbers as varints (seven bits a byte) and as fields of a few bits, into a growing array. */
export class BitWriter {
  #bytes: number[] = [];
  #pending = 0;
  #filled = 0;

  /** A whole number from 0 to 2^53 - 1. */
  varint(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.#bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.#bytes.push(rest);
  }

  /** The lowest `width` bits of a whole number, lowest first. */
  bits(value: number, width: number): void {
    let rest = value;
    for (let left = width; left > 0;) {
      const taken = Math.min(left, 8 - this.#filled);
      const size = 2 ** taken;
      this.#pending += (rest % size) * 2 ** this.#filled;
      rest = Math.floor(rest / size);
      this.#filled += taken;
      left -= taken;
      if (this.#filled === 8) this.#flush();
    }
  }

  #flush(): void {
    this.#bytes.push(this.#pending);
    this.#pending = 0;
    this.#filled = 0;
  }

  /** Everything written, the last byte filled with zeros. */
  finish(): Uint8Array<ArrayBuffer> {
    if (this.#filled > 0) this.#flush();
    return Uint8Array.from(this.#bytes);
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
    let value = 0;
    for (let read = 0; read < width;) {
      const taken = Math.min(width - read, 8 - this.#used);
      value += ((this.#byte() >> this.#used) & (2 ** taken - 1)) * 2 ** read;
      read += taken;
      this.#used += taken;
      if (this.#used === 8) {
        this.#used = 0;
        this.#at += 1;
      }
    }
    return value;
  }
}
