/**
 * The canonical form of a JSON value after RFC 8785: fields sorted by UTF-16 code units, no white space, numbers and
 * strings as ECMAScript writes them. Fields that are undefined are left out.
 * @throws TypeError for what JSON cannot carry.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') {
    const fields = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => `${JSON.stringify(name)}:${canonicalJson(inner)}`);
    return `{${fields.join(',')}}`;
  }
  throw new TypeError(`JSON cannot carry ${String(value)}`);
}

/** The bytes that a signature covers: the canonical form of all fields but `signature`. */
export function signedBytes(document: { signature?: string }): Uint8Array<ArrayBuffer> {
  const { signature: _signature, ...fields } = document;
  return new TextEncoder().encode(canonicalJson(fields));
}
