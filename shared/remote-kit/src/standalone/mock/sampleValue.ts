import type { JsonSchema } from './jsonSchema.ts';
import { sampleNumber } from './sampleNumber.ts';
import { sampleText } from './sampleText.ts';

/** Where in the answer a value stands. */
export interface Place {
  /** The field's name, or that of the list it stands in. */
  name: string;
  /** Its number in the nearest list, from 0. */
  index: number;
  /** How many entries that list has. */
  count: number;
  /** Milliseconds since 1970; instants stand around it. */
  now: number;
}

/** Entries of a list of things, and of a series over time. */
const THINGS = 3;
const SERIES = 400;

/** A value that fits the schema and looks like the real one. The same schema and time give the same value. */
export function sampleValue(schema: JsonSchema, place: Place): unknown {
  if (schema.anyOf) {
    const option = schema.anyOf.find(({ type }) => type !== 'null') ?? schema.anyOf[0];
    return option ? sampleValue(option, place) : null;
  }
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[place.index % schema.enum.length];
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, place);
    case 'array':
      return sampleList(schema, place);
    case 'string':
      return sampleText(schema, place);
    case 'number':
    case 'integer':
      return sampleNumber(schema, place);
    case 'boolean':
      return !/holiday|harvesting|prompt|delayed|beta|taken|closed|disabled/.test(place.name);
    case 'null':
      return null;
    default:
      return {};
  }
}

function sampleObject(schema: JsonSchema, place: Place): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {}).map(([name, inner]): [string, unknown] => [
    name,
    sampleValue(inner, { ...place, name }),
  ]);
  for (const inner of Object.values(schema.patternProperties ?? {}))
    entries.push(['Sample', sampleValue(inner, { ...place, name: 'sample' })]);
  return Object.fromEntries(entries);
}

function sampleList({ items, maxItems }: JsonSchema, { name, now }: Place): unknown[] {
  if (!items) return [];
  const count = Math.min(isSeries(items, name) ? SERIES : THINGS, maxItems ?? SERIES);
  return Array.from({ length: count }, (_, index) => sampleValue(items, { name, index, count, now }));
}

/** Values by day, or the bare numbers of a spark line. */
function isSeries({ properties, type }: JsonSchema, name: string): boolean {
  if (type === 'number') return name === 'trend';
  const fields = Object.keys(properties ?? {});
  return fields.includes('date') && fields.length <= 3;
}
