import type { Shape } from './sites.ts';

/** Values that exist in the database under test, by what a field is called. */
export interface Known {
  /** Ids of rows of every table. */
  ids: readonly string[];
  codes: readonly string[];
  slugs: readonly string[];
}

/** Texts of which one fits each pattern of the contracts. */
const TEXTS = [
  'a1b2c3d4',
  '2026-11-20',
  '2026-11-20T10:00:00.000Z',
  'ABCPK1234A',
  'SHYD0000102',
  '1',
  'mfe-gold',
  'gold',
  '/gold',
  '1.2.3',
  '1.2.3-abcd',
  'a'.repeat(64),
  'mutual_fund.lotus',
];

/** A value that fits the schema, so that only what is changed in it is wrong; `pick` chooses a whole number below its argument. */
export function usualValue(
  shape: Shape,
  name: string,
  known: Known,
  pick: (below: number) => number,
): unknown {
  const among = <Value>(values: readonly Value[]): Value | undefined => values[pick(values.length)];
  if (shape.anyOf) return usualValue(among(shape.anyOf) ?? {}, name, known, pick);
  if ('const' in shape) return shape.const;
  if (shape.enum) return among(shape.enum);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([field, inner]) => [
          field,
          usualValue(inner, field, known, pick),
        ]),
      );
    case 'array':
      return shape.items ? [usualValue(shape.items, name, known, pick)] : [];
    case 'number':
    case 'integer':
      return Math.max(shape.minimum ?? 1, [1, 500, 5_000][pick(3)]!);
    case 'boolean':
      return pick(2) === 0;
    case 'string':
      return textFor(shape, name, known, among);
    default:
      return null;
  }
}

function textFor(
  shape: Shape,
  name: string,
  known: Known,
  among: <Value>(values: readonly Value[]) => Value | undefined,
): string {
  if (shape.pattern) {
    const fits = new RegExp(shape.pattern, 'u');
    const all = [...TEXTS, ...known.codes, ...known.slugs, ...known.ids].filter((text) => fits.test(text));
    return among(all) ?? 'unknown';
  }
  if (/code$/.test(name)) return among([...known.codes, '123456']) ?? '';
  if (/slug/.test(name)) return among(known.slugs) ?? '';
  if (/id$|_id|ref$/.test(name)) return among(known.ids) ?? '';
  return among(['usual', 'x'.repeat(Math.max(shape.minLength ?? 1, 20)), ...known.ids]) ?? '';
}
