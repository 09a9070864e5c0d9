/** A moment of the database in the text form of `pg_snapshot`: everything that had been committed by then. */
export interface Moment {
  readonly text: string;
  /** All transactions below had ended. */
  readonly xmin: bigint;
  /** None from this on had ended. */
  readonly xmax: bigint;
  /** Transactions between the two that were still open. */
  readonly open: ReadonlySet<bigint>;
}

/**
 * A place among the events. They are passed on in the order in which they become visible, not in that of their ids: all
 * that were visible at one moment have been passed, and of those between it and another the ones up to an id.
 */
export interface Cursor {
  readonly from: Moment;
  readonly within: { readonly to: Moment; readonly id: number } | null;
}

const MOMENT = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?)$/;
/** Characters of the longest cursor that is read: two moments with a few hundred open transactions each. */
const LONGEST = 8_000;

/** @returns null for a text that PostgreSQL would not take either */
export function readMoment(text: string): Moment | null {
  const parts = MOMENT.exec(text);
  if (!parts) return null;
  const [xmin, xmax] = [BigInt(parts[1]!), BigInt(parts[2]!)];
  const open = parts[3] ? parts[3].split(',').map(BigInt) : [];
  const isInOrder = open.every((tx, n) => tx >= (n > 0 ? open[n - 1]! : xmin) && tx < xmax);
  return xmin > 0n && xmin <= xmax && isInOrder ? { text, xmin, xmax, open: new Set(open) } : null;
}

/** Whether the rows of a transaction were visible at a moment, if it was committed at all. */
export function isVisible(tx: string, { xmin, xmax, open }: Moment): boolean {
  const number = BigInt(tx);
  return number < xmin || (number < xmax && !open.has(number));
}

/** Whether a moment comes after another one of the same database. */
export function isLater(moment: Moment, other: Moment): boolean {
  return moment.xmax === other.xmax ? moment.open.size < other.open.size : moment.xmax > other.xmax;
}

/** The cursor as the id of an event, which browsers send back as `Last-Event-ID`. */
export function cursorText({ from, within }: Cursor): string {
  return within ? `${from.text};${within.to.text};${within.id}` : from.text;
}

/** @returns null for a text that {@link cursorText} does not write */
export function readCursor(text: string): Cursor | null {
  if (text.length > LONGEST) return null;
  const [first = '', second, id, ...rest] = text.split(';');
  const from = readMoment(first);
  if (!from || rest.length > 0) return null;
  if (second === undefined) return { from, within: null };
  const to = readMoment(second);
  return to && id !== undefined && /^\d{1,15}$/.test(id) ? { from, within: { to, id: Number(id) } } : null;
}
