import type { JsonSchema } from './jsonSchema.ts';

/** What is wrong at one place of a value; `path` is dotted, empty for the value itself. */
export interface Breach {
  path: string;
  message: string;
}

/**
 * Where a value does not fit its schema.
 * @returns nothing when it fits.
 */
export function checkValue(schema: JsonSchema, value: unknown, path = ''): Breach[] {
  const wrong = (message: string): Breach[] => [{ path, message }];
  if (schema.anyOf) {
    const tried = schema.anyOf.map((option) => checkValue(option, value, path));
    if (tried.some((breaches) => breaches.length === 0)) return [];
    // Among the allowed shapes, the closest match has the most useful message.
    return tried.reduce((best, breaches) => (depth(breaches) > depth(best) ? breaches : best));
  }
  if ('const' in schema)
    return value === schema.const ? [] : wrong(`must be ${JSON.stringify(schema.const)}`);
  if (schema.type && !isOfType(schema.type, value)) return wrong(`must be ${nounOf[schema.type]}`);
  if (schema.enum && !schema.enum.includes(value)) return wrong(`must be one of ${schema.enum.join(', ')}`);
  if (typeof value === 'string') return textBreaches(schema, value, wrong);
  if (typeof value === 'number') return numberBreaches(schema, value, wrong);
  if (Array.isArray(value)) return listBreaches(schema, value, path, wrong);
  if (typeof value === 'object' && value !== null) return fieldBreaches(schema, value, path);
  return [];
}

const nounOf = {
  object: 'an object',
  array: 'a list',
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};

type Wrong = (message: string) => Breach[];

const below = (path: string, part: string | number): string => (path === '' ? `${part}` : `${path}.${part}`);
const depth = (breaches: Breach[]): number =>
  Math.max(...breaches.map(({ path }) => (path === '' ? 0 : path.split('.').length)));

function isOfType(type: NonNullable<JsonSchema['type']>, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  return typeof value === type;
}

function textBreaches({ minLength, maxLength, pattern }: JsonSchema, value: string, wrong: Wrong): Breach[] {
  if (minLength !== undefined && value.length < minLength)
    return wrong(`must have at least ${minLength} letters`);
  if (maxLength !== undefined && value.length > maxLength)
    return wrong(`must have at most ${maxLength} letters`);
  if (pattern && !new RegExp(pattern).test(value)) return wrong(`must match ${pattern}`);
  return [];
}

function numberBreaches({ minimum, maximum }: JsonSchema, value: number, wrong: Wrong): Breach[] {
  if (minimum !== undefined && value < minimum) return wrong(`must be at least ${minimum}`);
  if (maximum !== undefined && value > maximum) return wrong(`must be at most ${maximum}`);
  return [];
}

function listBreaches(
  { items, maxItems }: JsonSchema,
  value: unknown[],
  path: string,
  wrong: Wrong,
): Breach[] {
  if (maxItems !== undefined && value.length > maxItems)
    return wrong(`must have at most ${maxItems} entries`);
  return items ? value.flatMap((item, index) => checkValue(items, item, below(path, index))) : [];
}

function fieldBreaches(schema: JsonSchema, value: object, path: string): Breach[] {
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name));
  const breaches = missing.map((name) => ({ path: below(path, name), message: 'is missing' }));
  for (const [name, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    const own = schema.properties?.[name] ?? patterned(schema, name);
    if (own) breaches.push(...checkValue(own, inner, below(path, name)));
    else if (schema.additionalProperties === false)
      breaches.push({ path: below(path, name), message: 'is not known here' });
  }
  return breaches;
}

function patterned({ patternProperties = {} }: JsonSchema, name: string): JsonSchema | undefined {
  return Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern).test(name))?.[1];
}
