import type { LedgerEntry } from '../../api/src/ledger/index.ts';

const SCALE = 4;
const ONE = 10_000n;
/** Whole rupees and units are counted exactly up to here. */
const MOST = 2 ** 52;

/** Ten-thousandths of a decimal, exactly. @throws RangeError for what is no decimal, or has more places */
export function tenThousandths(value: string | number): bigint {
  const text = String(value);
  const negative = text.startsWith('-');
  let point = text.indexOf('.');
  if (point < 0) point = text.length;
  const places = Math.min(text.length - point - 1, SCALE);
  const whole = digits(text, negative ? 1 : 0, point);
  const rest = places > 0 ? digits(text, point + 1, point + 1 + places) : 0;
  const beyond = digits(text, point + 1 + SCALE, text.length);
  if (point === (negative ? 1 : 0) || beyond !== 0 || !(whole + rest < MOST))
    throw new RangeError(`no decimal of ${SCALE} places: ${value}`);
  const sum = BigInt(whole) * ONE + BigInt(rest * 10 ** (SCALE - Math.max(places, 0)));
  return negative ? -sum : sum;
}

/** The whole number of some characters; 0 for none of them, NaN when one is no digit. */
function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let place = from; place < to; place += 1) {
    const digit = text.charCodeAt(place) - 48;
    if (!(digit >= 0 && digit <= 9)) return NaN;
    number = number * 10 + digit;
  }
  return number;
}

/** Ten-thousandths as decimal text. */
export function decimalText(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(SCALE + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`;
}

/** The ledger of one investor in memory: balances by account and commodity, counted apart from the engine's decimals. */
export class Book {
  readonly #balances = new Map<string, bigint>();
  /** What each commodity sums to over all accounts; zero unless something was booked on one side only. */
  readonly #sums = new Map<string, bigint>();

  /** Books the entries of one transfer. @returns the commodities in which they do not balance */
  book(entries: readonly LedgerEntry[]): string[] {
    const own = new Map<string, bigint>();
    for (const { account, commodity, amount } of entries) {
      const value = tenThousandths(amount);
      const place = `${account.role}|${account.reference}|${commodity}`;
      this.#balances.set(place, (this.#balances.get(place) ?? 0n) + value);
      this.#sums.set(commodity, (this.#sums.get(commodity) ?? 0n) + value);
      own.set(commodity, (own.get(commodity) ?? 0n) + value);
    }
    return [...own].filter(([, sum]) => sum !== 0n).map(([commodity]) => commodity);
  }

  /** The balance of an account in a commodity. */
  balance(role: string, commodity: string, reference: string): bigint {
    return this.#balances.get(`${role}|${reference}|${commodity}`) ?? 0n;
  }

  /** Sum over everything, of all commodities: zero in a sound ledger. */
  total(): bigint {
    let sum = 0n;
    for (const value of this.#sums.values()) sum += value < 0n ? -value : value;
    return sum;
  }
}
