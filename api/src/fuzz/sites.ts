import type { CallSchema } from '@sanchay/contracts/calls';

/** The part of JSON Schema that defines where values go. */
export interface Shape {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  patternProperties?: Readonly<Record<string, Shape>>;
  items?: Shape;
  minimum?: number;
  minLength?: number;
  pattern?: string;
}

/** Headers that the API reads. */
const HEADERS = [
  'idempotency-key',
  'accept-language',
  'authorization',
  'x-request-id',
  'user-agent',
  'content-type',
  'cookie',
  'if-none-match',
  'x-forwarded-for',
  'x-sanchay-account',
  'origin',
];

export type Part = 'params' | 'query' | 'body' | 'headers';

/** A place of a request where a value goes: a path of names and numbers within one part. */
export interface Site {
  part: Part;
  path: readonly (string | number)[];
}

/** Every field of a call: of its path, query and body, nested ones and whole parts included. */
export function fieldsOf(schema: CallSchema): Site[] {
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    schema[part] ? pathsOf(schema[part] as Shape, []).map((path): Site => ({ part, path })) : [],
  );
}

/** What every call takes besides its own fields. */
export const EVERYWHERE: readonly Site[] = [
  ...HEADERS.map((name): Site => ({ part: 'headers', path: [name] })),
  { part: 'query', path: ['v'] },
  { part: 'query', path: ['not_a_field'] },
];

function pathsOf(shape: Shape, path: (string | number)[]): (string | number)[][] {
  const inner = shape.anyOf?.flatMap((option) => pathsOf(option, path).slice(1)) ?? [];
  for (const [name, deeper] of Object.entries(shape.properties ?? {}))
    inner.push(...pathsOf(deeper, [...path, name]));
  for (const deeper of Object.values(shape.patternProperties ?? {}))
    inner.push(...pathsOf(deeper, [...path, 'any']));
  if (shape.items) inner.push(...pathsOf(shape.items, [...path, 0]));
  return [path, ...inner];
}
