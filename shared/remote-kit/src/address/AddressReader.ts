import { parseAmount } from '@sanchay/finance';

export interface NumberRange {
  min: number;
  max: number;
  /** Taken when the address has none, or one that is impossible. */
  usual: number;
  /** Only whole multiples of it are possible; any number without. */
  multiple?: number;
}

/**
 * Reads the values of a shared address. A missing or empty value becomes the default; an impossible one does too and
 * its name is stored in `ignored`, for `IgnoredValues` to show. Nothing is moved to the nearest possible value.
 */
export class AddressReader {
  readonly query: URLSearchParams;
  readonly #ignored = new Set<string>();

  constructor(query: URLSearchParams) {
    this.query = query;
  }

  /** Names of impossible values that were read so far, in that order. */
  get ignored(): string[] {
    return [...this.#ignored];
  }

  /** A number as people write it ("1,00,000", "1.5L"). */
  number(name: string, { min, max, usual, multiple }: NumberRange): number {
    return this.value(name, usual, (text) => {
      const value = parseAmount(text);
      const possible = value !== null && value >= min && value <= max;
      return possible && (multiple === undefined || value % multiple === 0) ? value : null;
    });
  }

  /** One of several words. */
  choice<const Option extends string>(name: string, options: readonly Option[], usual: Option): Option {
    return this.value(name, usual, (text) => options.find((option) => option === text) ?? null);
  }

  /** @param read null for a text that is impossible */
  value<Value, Usual>(name: string, usual: Usual, read: (text: string) => Value | null): Value | Usual {
    const text = this.query.get(name)?.trim() ?? '';
    if (text === '') return usual;
    const value = read(text);
    if (value === null) this.#ignored.add(name);
    return value ?? usual;
  }
}
