import type { ApiRequest } from '@sanchay/api-client';
import type { JsonSchema } from './jsonSchema.ts';

/** The parameters that stand in an address, by the contract's path: `/a/{id}.json` and `/a/7.json` give `{ id: '7' }`. */
export function pathParams(path: string, url: string): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const shape = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)');
  const values = new RegExp(`${shape}$`).exec(url)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}

/** The query as the API reads it: text becomes a number where the schema requires one; the version is everybody's. */
export function readQuery(schema: JsonSchema, query: ApiRequest['query']): Record<string, unknown> {
  const { v: _version, ...own } = query;
  return Object.fromEntries(
    Object.entries(own)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => {
        const type = schema.properties?.[name]?.type;
        if ((type === 'number' || type === 'integer') && typeof value === 'string' && value.trim() !== '')
          return [name, Number(value)];
        return [name, type === 'string' ? String(value) : value];
      }),
  );
}
