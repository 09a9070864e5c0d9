import { type Call, type CallName } from '@sanchay/contracts';
import { calls, type CallSchema } from '@sanchay/contracts/calls';
import type { InjectOptions } from 'fastify';
import { HOSTILE_BODIES, HOSTILE_VALUES, WORST_VALUES } from './hostileValues.ts';
import { EVERYWHERE, fieldsOf, type Part, type Shape, type Site } from './sites.ts';
import { usualValue, type Known } from './usualValue.ts';

type Parts = Record<Part, unknown>;

export interface FuzzedRequest {
  call: CallName;
  /** Where the hostile value stands, for the report. */
  where: string;
  request: InjectOptions;
}

/** Whole numbers below a bound, the same for the same seed (mulberry32). */
export function seededPick(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** One request in so many tries a header or an unknown field instead of a field of the call. */
const HEADER_EVERY = 10;

/**
 * Requests to every call of the contracts without end: each pass visits every field of every call once, in an order of
 * its own, with a hostile value there and usual ones elsewhere. New calls and fields join by themselves.
 */
export function* hostileRequests(
  known: Known,
  pick: (below: number) => number,
): Generator<FuzzedRequest, never> {
  const names = Object.keys(calls) as CallName[];
  const fields = names.flatMap((call) => fieldsOf(calls[call] as CallSchema).map((site) => ({ call, site })));
  for (;;) {
    for (const { call, site } of shuffled(fields, pick)) {
      yield hostileRequest(call, site, known, pick);
      if (pick(HEADER_EVERY) > 0) continue;
      const other = EVERYWHERE[pick(EVERYWHERE.length)]!;
      yield hostileRequest(names[pick(names.length)]!, other, known, pick);
    }
  }
}

function shuffled<Value>(values: readonly Value[], pick: (below: number) => number): Value[] {
  const mixed = [...values];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = pick(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

function hostileRequest(
  name: CallName,
  site: Site,
  known: Known,
  pick: (below: number) => number,
): FuzzedRequest {
  const schema = calls[name] as CallSchema;
  const usual = (part: 'params' | 'query' | 'body') =>
    schema[part] && usualValue(schema[part] as Shape, '', known, pick);
  const values = pick(3) > 0 ? WORST_VALUES : HOSTILE_VALUES;
  const hostile = values[pick(values.length)];
  const parts: Parts = {
    params: usual('params') ?? {},
    query: usual('query') ?? {},
    body: usual('body'),
    headers: {},
  };
  const whole = site.path.length === 0;
  if (!whole) parts[site.part] = placed(parts[site.part], site.path, hostile);
  const body = whole && site.part === 'body' ? HOSTILE_BODIES[pick(HOSTILE_BODIES.length)] : undefined;
  return {
    call: name,
    where: `${site.part}.${site.path.join('.')} = ${JSON.stringify(body ?? hostile).slice(0, 60)}`,
    request: requestOf(calls[name], parts, body, `fuzz-${pick(2 ** 31)}`),
  };
}

function requestOf(call: Call, parts: Parts, body: string | undefined, key: string): InjectOptions {
  const values = parts.params as Record<string, unknown>;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values[name]) || 'x');
  const query = Object.entries(parts.query as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`)
    .join('&');
  const payload = call.method === 'GET' ? undefined : (body ?? JSON.stringify(parts.body));
  const headers = Object.entries(parts.headers as Record<string, unknown>).map(([name, value]) => [
    name,
    String(JSON.stringify(value) ?? '')
      .replaceAll(/[^\x20-\x7e]/g, '?')
      .slice(0, 4_000),
  ]);
  return {
    method: call.method,
    url: `${path}?${query}`,
    ...(payload !== undefined && { payload }),
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(call.idempotent && { 'idempotency-key': key }),
      ...Object.fromEntries(headers),
    },
  };
}

/** A value as part of an address; half a character as the bytes that stand for it. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.isWellFormed()
    ? encodeURIComponent(text.slice(0, 2_000).toWellFormed())
    : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;
}

/** The value with another one at the path; what stood in the way gives way. */
function placed(value: unknown, [name, ...rest]: readonly (string | number)[], hostile: unknown): unknown {
  if (name === undefined) return hostile;
  if (typeof name === 'number') return [placed((value as unknown[] | null)?.[0], rest, hostile)];
  const outer = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...outer, [name]: placed(outer[name], rest, hostile) };
}
