import { CONTRACTS_VERSION, type LoadFailureKind } from '@sanchay/contracts';

export type { LoadFailureKind };

/**
 * The scope of a failure: `again`, the same may work in a moment; `address`, not from this origin; `release`, not this
 * release from anywhere; `visit`, the remote itself broke, and only the user's Retry tries it again.
 */
export type Scope = 'again' | 'address' | 'release' | 'visit';

/** A failure as a value: what the card shows and the report carries. */
export interface LoadFailure {
  kind: LoadFailureKind;
  remote: string;
  version: string;
  owner: string;
  /** Short code that card and report have in common. */
  id: string;
  cause: unknown;
}

/** A failure whose kind is known. */
export class LoadError extends Error {
  readonly kind: LoadFailureKind;
  readonly scope: Scope;

  constructor(kind: LoadFailureKind, message: string, scope: Scope = scopes[kind], cause?: unknown) {
    super(message, { cause });
    this.name = 'LoadError';
    this.kind = kind;
    this.scope = scope;
  }
}

const scopes: Record<LoadFailureKind, Scope> = {
  network: 'again',
  http: 'again',
  timeout: 'again',
  chunk: 'again',
  integrity: 'address',
  contract: 'release',
  evaluation: 'release',
  mount: 'visit',
  render: 'visit',
  disabled: 'visit',
};

/** What the federation runtime or a chunk loader threw, as a failure with a kind. */
export function classified(error: unknown): LoadError {
  if (error instanceof LoadError) return error;
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  const as = (kind: LoadFailureKind) => new LoadError(kind, text, scopes[kind], error);
  if (/ChunkLoadError|Loading (CSS )?chunk/.test(text)) return as('chunk');
  if (/no hash is known/.test(text)) return as('integrity');
  if (/timed out/i.test(text)) return as('timeout');
  if (/ScriptNetworkError/.test(text)) return as('network');
  if (/does not exist in container|RUNTIME-0(0[1-6]|1[2-6])|Cannot find module/i.test(text))
    return new LoadError('contract', `${text} The shell has contracts ${CONTRACTS_VERSION}.`);
  return as('evaluation');
}

/** Six letters and digits that nobody mistakes for one another. */
export function supportId(random: () => number = Math.random): string {
  const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 6 }, () => letters[Math.floor(random() * letters.length)]).join('');
}

/**
 * What a remote throws while mounting is its own fault, and so is not ending in time. Only a chunk that did not come is
 * worth another try by itself.
 */
export function mountFailure(error: unknown): LoadError {
  const known = classified(error);
  if (known.kind === 'chunk') return known;
  const late = error instanceof LoadError && known.kind === 'timeout';
  return late
    ? new LoadError('timeout', known.message, 'visit')
    : new LoadError('mount', String(error), 'visit', error);
}

/** What broke a mounted tree; `outside`: an extension or a translation took nodes away under React's hands. */
export function crashFailure(error: unknown): { failure: LoadError; outside: boolean } {
  const known = classified(error);
  if (known.kind === 'chunk') return { failure: known, outside: false };
  const { name, message } = (error ?? {}) as { name?: string; message?: string };
  const outside = name === 'NotFoundError' && /removeChild|insertBefore/.test(message ?? '');
  return { failure: new LoadError('render', String(error), 'visit', error), outside };
}
