import type { FastifyInstance } from 'fastify';
import { refusedField } from './problemOf.ts';

/** Objects and lists inside one another; the deepest body of the contracts has six levels. */
const MOST_LEVELS = 32;
/** Text and JSON columns cannot hold NUL or half a character. */
const NUL = '\u0000';

type Fault = 'text' | 'number' | 'depth';

/**
 * Refuses, before the schemas and every handler, what no field of any call can hold: NUL characters, lone surrogates,
 * numbers beyond exact integers, and values nested deeper than any schema. Applies to every route, whatever its schema.
 */
export function guardRequests(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, params, query, headers }) => {
    for (const part of [params, query, headers, body]) refuse(part);
  });
  // Numbers of a path or a query are text until their schema has read them.
  app.addHook('preHandler', async ({ params, query }) => {
    refuse(params);
    refuse(query);
  });
}

/** @throws Problem 400 that names the field. */
function refuse(part: unknown): void {
  const fault = unacceptable(part);
  if (fault) throw refusedField(fault.field, fault.kind);
}

/**
 * The first place of a parsed value that cannot be stored; null when there is none. Needs no recursion, so that depth
 * costs no stack.
 * @returns the path with dots and what is wrong there.
 */
export function unacceptable(value: unknown): { field: string; kind: Fault } | null {
  const open: { inner: unknown; path: string; level: number }[] = [{ inner: value, path: '', level: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { inner, path, level } = next;
    const kind = faultOf(inner, level);
    if (kind) return { field: printable(path), kind };
    if (typeof inner !== 'object' || inner === null || ArrayBuffer.isView(inner)) continue;
    for (const [name, deeper] of Object.entries(inner)) {
      if (faultOf(name, 0)) return { field: printable(path), kind: 'text' };
      open.push({ inner: deeper, path: path ? `${path}.${name}` : name, level: level + 1 });
    }
  }
  return null;
}

function faultOf(value: unknown, level: number): Fault | null {
  if (level > MOST_LEVELS) return 'depth';
  if (typeof value === 'string') return value.includes(NUL) || !value.isWellFormed() ? 'text' : null;
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? null : 'number';
  return null;
}

/** The path of a field as it may stand in an answer. */
function printable(path: string): string {
  return path.slice(0, 80) || 'request';
}
