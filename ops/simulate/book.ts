import type { LedgerEntry } from '../../api/src/ledger/index.ts';

const SCALE = 4;

/** Ten-thousandths of a decimal, exactly. @throws RangeError for what is no decimal, or has more places */
export function tenThousandths(value: string | number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(String(value));
  const places = match?.[3] ?? '';
  if (!match || /[1-9]/.test(places.slice(SCALE)))
    throw new RangeError(`no decimal of ${SCALE} places: ${value}`);
  const whole = BigInt(match[2]! + places.slice(0, SCALE).padEnd(SCALE, '0'));
  return match[1] ? -whole : whole;
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
