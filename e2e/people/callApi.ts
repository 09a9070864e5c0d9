import { randomUUID } from 'node:crypto';
import { origin } from '../product/address.ts';

type Method = 'GET' | 'POST' | 'PUT';

interface Request {
  body?: unknown;
  token?: string;
}

/** An answer of the API as it came. */
export interface Answer<Body> {
  status: number;
  body: Body;
}

/** Calls the API as a script does, which gives tokens that last; the answer whatever its status. */
export async function askApi<Body>(
  method: Method,
  path: string,
  { body, token }: Request = {},
): Promise<Answer<Body>> {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

/** Calls the API. @throws Error with its words when it refuses. */
export async function callApi<Body>(method: Method, path: string, request?: Request): Promise<Body> {
  const { status, body } = await askApi<Body>(method, path, request);
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}
