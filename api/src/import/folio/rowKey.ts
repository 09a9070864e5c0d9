import { unitCount } from '@sanchay/finance';
import type { StatementRow } from '../formats/statement.ts';

/**
 * The identity of each transaction of a folio, the same in every statement that states it: day, units and the balance
 * after it, or its rupees where there is no balance. Equal ones are counted.
 */
export function rowKeys(
  rows: readonly Pick<StatementRow, 'on' | 'units' | 'balance' | 'amount' | 'kind' | 'key'>[],
): string[] {
  const seen = new Map<string, number>();
  return rows.map(({ on, units, balance, amount, kind, key: stated }) => {
    if (stated !== undefined) return stated;
    const after = balance === null ? `${kind} ${amount ?? ''}` : unitCount(balance).toFixed(3);
    const key = `${on} ${unitCount(units).toFixed(3)} ${unitCount(units).eq(0) ? `${kind} ${amount}` : after}`;
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return count === 0 ? key : `${key} ${count}`;
  });
}

/**
 * The keys of the rows of a statement, where a row is the stored one of the same day and units if only one of the two
 * has the balance after it: exports of platforms state the same transactions as statements, without balances.
 */
export function sharedKeys(
  rows: readonly Pick<StatementRow, 'units' | 'balance' | 'key'>[],
  keys: readonly string[],
  stored: readonly { row_key: string }[],
): string[] {
  const known = new Set(stored.map(({ row_key }) => row_key));
  const stated = new Set(keys);
  const left = Map.groupBy(
    [...known].filter((key) => !stated.has(key)),
    (key) => sameDay(key, hasBalance(key)),
  );
  return keys.map((key, at) => {
    const { units, balance, key: given } = rows[at]!;
    if (known.has(key) || given !== undefined || unitCount(units).eq(0)) return key;
    return left.get(sameDay(key, balance === null))?.shift() ?? key;
  });
}

/** Day and units of a key, and whether it has a balance. */
const sameDay = (key: string, balanced: boolean): string =>
  `${key.split(' ', 2).join(' ')} ${balanced ? 'balance' : 'amount'}`;

const hasBalance = (key: string): boolean => /^-?\d/.test(key.split(' ')[2] ?? '');

/** A folio number as statements of all issuers name it: in capitals, without spaces and check digits. */
export function folioKey(folio: string): string {
  return folio.split('/')[0]!.replaceAll(/\s/g, '').toUpperCase();
}

/** Whether a folio is a demat account: a depository participant and a client, eight characters each. */
export const isDematAccount = (key: string): boolean => /^(?:IN\d{6}|\d{8})\d{8,24}$/.test(key);

/** A scheme's name for look-up: without brackets, punctuation and the words that every scheme has. */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\b(?:plan|option|scheme|fund|the)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
