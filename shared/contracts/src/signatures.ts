import { createHash } from 'node:crypto';
import { calls, type CallName } from './calls.ts';
import type { CallDefinition } from './call.ts';

/** A JSON value; a schema is one. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What a call takes and returns, without what only people read. The request is what a caller sends. */
export interface CallShape {
  method: string;
  path: string;
  audience: string;
  request: Json;
  reply: Json;
}

const PROSE: ReadonlySet<string> = new Set(['description', 'title', 'examples', '$comment', 'unit']);

/** The shape of a call of the contracts. */
export function callShape(name: CallName): CallShape {
  const { method, path, audience, params, query, body, reply }: CallDefinition = calls[name];
  return {
    method,
    path,
    audience,
    request: plain({ params: params ?? null, query: query ?? null, body: body ?? null }),
    reply: plain(reply),
  };
}

/** A schema as JSON with its keys in order and without prose. */
function plain(value: unknown): Json {
  const json = JSON.parse(JSON.stringify(value)) as Json;
  return sorted(json);
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value as { readonly [key: string]: Json })
    .filter(([key, inner]) => !(PROSE.has(key) && typeof inner === 'string'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** The signature of a call: ten characters that change with its shape. */
export function callSignature(name: CallName): string {
  return createHash('sha256')
    .update(JSON.stringify(callShape(name)))
    .digest('base64url')
    .slice(0, 10);
}

/** The signatures of these calls by name. */
export function callSignatures(names: readonly CallName[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, callSignature(name)]));
}

/** Whether a caller of the old shape still works with the new one: `same`, `minor` for additions, `major` for a break. */
export type ShapeChange = 'same' | 'minor' | 'major';

/**
 * How a call changed. A request may gain optional fields; a reply may gain fields; a list of codes may gain codes, as
 * pages pass over a code that they do not know. All else breaks a caller: another
 * address or audience, a field that is gone, a type that changed, a field that has to be sent from now on, a value that
 * may be null or absent from now on.
 */
export function shapeChange(before: CallShape, after: CallShape): ShapeChange {
  const moved = (['method', 'path', 'audience'] as const).some((part) => before[part] !== after[part]);
  if (moved) return 'major';
  return worst([
    schemaChange(before.request, after.request, 'request'),
    schemaChange(before.reply, after.reply, 'reply'),
  ]);
}

const ORDER: readonly ShapeChange[] = ['same', 'minor', 'major'];
const worst = (changes: readonly ShapeChange[]): ShapeChange =>
  ORDER[Math.max(0, ...changes.map((change) => ORDER.indexOf(change)))]!;

type Fields = { readonly [key: string]: Json };
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function schemaChange(before: Json, after: Json, side: 'request' | 'reply'): ShapeChange {
  if (JSON.stringify(before) === JSON.stringify(after)) return 'same';
  if (before === null && side === 'request' && isFields(after))
    return requiredOf(after).length > 0 ? 'major' : 'minor';
  if (!isFields(before) || !isFields(after)) return 'major';
  if (!isFields(before.properties) || !isFields(after.properties)) return groupChange(before, after, side);
  const [old, now] = [before.properties, after.properties];
  const gone = Object.keys(old).some((key) => !Object.hasOwn(now, key));
  const [oldRequired, nowRequired] = [requiredOf(before), requiredOf(after)];
  const broken =
    side === 'request'
      ? nowRequired.some((key) => !oldRequired.includes(key))
      : oldRequired.some((key) => !nowRequired.includes(key));
  if (gone || broken || rest(before) !== rest(after)) return 'major';
  const added: ShapeChange = Object.keys(now).some((key) => !Object.hasOwn(old, key)) ? 'minor' : 'same';
  const loosened: ShapeChange = oldRequired.join() === nowRequired.join() ? 'same' : 'minor';
  return worst([added, loosened, ...Object.keys(old).map((key) => schemaChange(old[key]!, now[key]!, side))]);
}

/** Lists, unions and the parts of a request: compared part by part where they have the same parts. */
function groupChange(before: Fields, after: Fields, side: 'request' | 'reply'): ShapeChange {
  const keys = Object.keys(before);
  if (keys.join() !== Object.keys(after).join()) return 'major';
  return worst(
    keys.map((key): ShapeChange => {
      const [old, now] = [before[key]!, after[key]!];
      if (JSON.stringify(old) === JSON.stringify(now)) return 'same';
      if (key === 'items' || key === 'params' || key === 'query' || key === 'body')
        return schemaChange(old, now, side);
      if (key === 'anyOf' && Array.isArray(old) && Array.isArray(now) && old.length === now.length)
        return worst(
          old.map((each, index) => schemaChange(each as Json, (now as readonly Json[])[index]!, side)),
        );
      if (key === 'enum' && isList(old) && isList(now))
        return old.every((code) => now.includes(code)) ? 'minor' : 'major';
      return 'major';
    }),
  );
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const requiredOf = (schema: Fields): string[] =>
  Array.isArray(schema.required) ? schema.required.filter((key) => typeof key === 'string') : [];

const rest = ({ properties: _properties, required: _required, ...others }: Fields): string =>
  JSON.stringify(others);
