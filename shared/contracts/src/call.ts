import type { TSchema } from '@sinclair/typebox';

/** Who may make a call: anybody, a signed-in user, or one whose account is ready to invest (state 13). */
export type Audience = 'anyone' | 'signed-in' | 'ready';

/** How a call is made: what a browser needs of it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{name}` for parameters, as the specification prints it. */
  readonly path: string;
  readonly audience: Audience;
  /** Moves money or state: takes an `Idempotency-Key`, and a repeat gets the first answer. */
  readonly idempotent?: true;
  /**
   * Concerns the caller's own login, help desk or staff role and not the current account: a manager makes it too. Every
   * other call that is no GET acts on the current account and is refused to managers.
   */
  readonly personal?: true;
  /** Changes nothing without the owner: a manager who may prepare orders makes it in the managed account too. */
  readonly manager?: 'prepare';
  /** A 401 or 422 of this call never ends the session (specification, section 8). */
  readonly keepsSession?: true;
}

/** What a call takes and returns. The server validates both; browsers use the types only. */
export interface CallSchema {
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly reply: TSchema;
}

/** One API call as data. Server routes, client methods, mocks and OpenAPI are derived from it. */
export interface CallDefinition extends Call, CallSchema {
  /** One line for the API's documentation. */
  readonly summary: string;
}

/** `/a/{id}.json` with `{ id: 'x y' }` becomes `/a/x%20y.json`. Throws when a parameter is missing. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`path ${path} needs "${name}"`);
    if (value === '.' || value === '..') throw new Error(`"${value}" is no ${name}`);
    return encodeURIComponent(String(value));
  });
}
