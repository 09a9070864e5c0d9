/** What a field of a specified reply is on the wire. `day` is YYYY-MM-DD, `instant` a date-time with an offset. */
const KINDS = ['text', 'integer', 'number', 'boolean', 'day', 'instant', 'yn', 'digits'] as const;
type Kind = (typeof KINDS)[number];

/** A field with its name, or a value without one. `each`: every key of an object has this shape. */
export interface WireShape {
  kind: Kind | 'object' | 'list' | 'each';
  nullable: boolean;
  fields: Record<string, WireShape>;
}

/**
 * Reads the notation of the specified wire shapes: `id:integer, name, sips[]{sip_frequency}, tags[], nav{nav:number}?`.
 * A field without a kind is text, `?` may be null, `*{…}` stands for every key of an object.
 */
export function wireShape(notation: string): WireShape {
  const text = notation.replace(/\s+/g, '');
  let at = 0;
  const fail = (): never => {
    throw new Error(`"${notation}" cannot be read at "${text.slice(at)}"`);
  };
  const taken = (pattern: RegExp): string | null => {
    const found = new RegExp(pattern, 'y');
    found.lastIndex = at;
    const match = found.exec(text);
    if (match) at += match[0].length;
    return match?.[0] ?? null;
  };
  const fields = (): Record<string, WireShape> => {
    const read: Record<string, WireShape> = {};
    do {
      const name = taken(/[\w*]+/) ?? fail();
      read[name] = value();
    } while (taken(/,/));
    return read;
  };
  const value = (): WireShape => {
    const list = taken(/\[\]/) !== null;
    let one: WireShape;
    if (taken(/\{/)) {
      const read = fields();
      if (!taken(/\}/)) fail();
      const each = read['*'];
      one = { kind: each ? 'each' : 'object', nullable: false, fields: each ? { '*': each } : read };
    } else {
      const kind = taken(/:[a-z]+/)?.slice(1) ?? 'text';
      if (!(KINDS as readonly string[]).includes(kind)) fail();
      one = { kind: kind as Kind, nullable: false, fields: {} };
    }
    const nullable = taken(/\?/) !== null;
    return list ? { kind: 'list', nullable, fields: { '*': one } } : { ...one, nullable };
  };
  const whole = value();
  return at === text.length ? whole : fail();
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

const fits: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  digits: (value) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value),
  integer: (value) => Number.isSafeInteger(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  day: (value) => typeof value === 'string' && DAY.test(value),
  instant: (value) => typeof value === 'string' && INSTANT.test(value),
  yn: (value) => value === 'Y' || value === 'N',
};

/** Where a value departs from its shape, as `path: what`; empty when it conforms. Further fields are allowed. */
export function wireFaults(value: unknown, shape: WireShape, path = 'reply'): string[] {
  if (value === null && shape.nullable) return [];
  const wrong = (): string[] => [`${path}: ${JSON.stringify(value) ?? 'missing'} is not ${shape.kind}`];
  if (shape.kind === 'list')
    return Array.isArray(value)
      ? value.flatMap((one, index) => wireFaults(one, shape.fields['*']!, `${path}[${index}]`))
      : wrong();
  if (shape.kind !== 'object' && shape.kind !== 'each') return fits[shape.kind](value) ? [] : wrong();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong();
  const given = value as Record<string, unknown>;
  const wanted =
    shape.kind === 'each'
      ? Object.keys(given).map((key) => [key, shape.fields['*']!] as const)
      : Object.entries(shape.fields);
  return wanted.flatMap(([key, inner]) => wireFaults(given[key], inner, `${path}.${key}`));
}
