import {
  isIsoDate,
  isScale,
  publishedRules,
  type Confidence,
  type DatedRule,
  type RuleBook,
  type RuleKind,
} from '@sanchay/finance';
import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ruleShapes } from './ruleShapes.ts';

/** A row of the book as it is stored: what its value looks like is not known yet. */
export interface RuleRow {
  kind: string;
  rule_id: string;
  applies_from: string;
  applies_to: string | null;
  value: unknown;
  source: string;
  confidence: Confidence;
}

/** Why a row, or rows together, cannot be in the book. */
export type RuleFault =
  { fault: 'value' | 'days' } | { fault: 'overlap'; with: string } | { fault: 'missing' };

interface AnyShape {
  schema: TSchema;
  scope?: (value: unknown) => string;
  fits?: (value: unknown) => boolean;
}

/** Every kind that this release knows, in alphabetical order. */
export const ruleKinds = Object.keys(publishedRules).toSorted() as RuleKind[];

/** Whether this release knows a kind; a newer one may have brought more. */
export function isRuleKind(kind: string): kind is RuleKind {
  return Object.hasOwn(ruleShapes, kind);
}

/** Returns the shape of a kind, for values whose type is not known yet. */
export function shapeOf(kind: RuleKind): AnyShape {
  return ruleShapes[kind] as AnyShape;
}

/** Percent and money with more decimals than these are slips. */
const MOST_DECIMALS = 6;

function plainNumbers(value: unknown): boolean {
  if (typeof value === 'number') return isScale(value, MOST_DECIMALS);
  return typeof value !== 'object' || value === null || Object.values(value).every(plainNumbers);
}

/** Whether a value has the form and range of its kind. */
export function isValueOf(kind: RuleKind, value: unknown): boolean {
  const { schema, fits } = shapeOf(kind);
  if (!Value.Check(schema, value) || !plainNumbers(value)) return false;
  if (schema.unit === 'date' && !isIsoDate(String(value))) return false;
  return fits?.(value) ?? true;
}

/** What a row is about within its kind, such as purchases of liquid funds; '' where a kind has one series of rows. */
export function scopeOf({ kind, value }: Pick<RuleRow, 'value'> & { kind: RuleKind }): string {
  const { scope } = shapeOf(kind);
  return scope && isValueOf(kind, value) ? scope(value) : '';
}

const overlaps = (a: RuleRow, b: RuleRow): boolean =>
  (b.applies_to === null || a.applies_from <= b.applies_to) &&
  (a.applies_to === null || b.applies_from <= a.applies_to);

/** What is wrong with one row by itself, or null. */
export function rowFault(row: RuleRow & { kind: RuleKind }): RuleFault | null {
  const { applies_from: from, applies_to: to } = row;
  const days = isIsoDate(from) && (to === null || (isIsoDate(to) && to >= from));
  if (!days) return { fault: 'days' };
  return isValueOf(row.kind, row.value) ? null : { fault: 'value' };
}

/** What is wrong with the rows of one kind, or null: each for itself, and those of one scope together. */
export function kindFault(
  kind: RuleKind,
  rows: readonly RuleRow[],
): (RuleFault & { rule_id: string }) | null {
  if (rows.length === 0) return { fault: 'missing', rule_id: '' };
  for (const row of rows) {
    const fault = rowFault({ ...row, kind });
    if (fault) return { ...fault, rule_id: row.rule_id };
  }
  for (const [index, row] of rows.entries())
    for (const other of rows.slice(index + 1))
      if (scopeOf({ ...row, kind }) === scopeOf({ ...other, kind }) && overlaps(row, other))
        return { fault: 'overlap', rule_id: row.rule_id, with: other.rule_id };
  return null;
}

/** The rows of the database are no book. */
export class RuleBookError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The dated rules are not complete: ${faults.join('; ')}`);
    this.name = 'RuleBookError';
    this.faults = faults;
  }
}

/**
 * The book of these rows. Kinds that this release does not know are left out: a newer release may have brought them.
 * @throws RuleBookError naming every kind without rows, with a value of another form, or with rows that overlap.
 */
export function bookOf(rows: readonly RuleRow[]): RuleBook {
  const faults: string[] = [];
  const book = ruleKinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind).sort(oldestFirst);
    const fault = kindFault(kind, own);
    if (fault) faults.push(faultText(kind, fault));
    return [kind, own.map(ruleOf)] as const;
  });
  if (faults.length > 0) throw new RuleBookError(faults);
  // Each value was checked against the shape whose static type is that of its kind.
  return Object.freeze(Object.fromEntries(book)) as unknown as RuleBook;
}

/** A row as calculations take it, without what the database knows of it besides. */
function ruleOf({
  rule_id,
  applies_from,
  applies_to,
  value,
  source,
  confidence,
}: RuleRow): DatedRule<unknown> {
  return Object.freeze({ rule_id, applies_from, applies_to, value, source, confidence });
}

const oldestFirst = (a: RuleRow, b: RuleRow): number =>
  a.applies_from < b.applies_from ? -1 : a.applies_from > b.applies_from ? 1 : a.rule_id < b.rule_id ? -1 : 1;

function faultText(kind: string, fault: RuleFault & { rule_id: string }): string {
  if (fault.fault === 'missing') return `no row of kind ${kind}`;
  if (fault.fault === 'overlap') return `${kind}: ${fault.rule_id} overlaps ${fault.with}`;
  return `${kind}: ${fault.rule_id} has ${fault.fault === 'days' ? 'impossible days' : 'a value out of form or range'}`;
}
