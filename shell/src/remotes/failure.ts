/** Why a remote is not on the page. */
export type LoadFailureKind =
  'network' | 'timeout' | 'contract' | 'evaluation' | 'mount' | 'render' | 'disabled';

/** A failure as a value: what the card shows and the report carries. */
export interface LoadFailure {
  kind: LoadFailureKind;
  remote: string;
  version: string;
  owner: string;
  cause: unknown;
}

/** Sorts what the federation runtime threw. An aborted deadline is a timeout; a script that never came is network. */
export function classify(error: unknown): LoadFailureKind {
  if (error instanceof DeadlineError) return 'timeout';
  if (error instanceof ContractError) return 'contract';
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/ScriptExecutionError|SyntaxError|ReferenceError|TypeError/.test(text)) return 'evaluation';
  if (/does not exist in container|factory|RUNTIME-00[1-4]|Cannot find module/i.test(text)) return 'contract';
  if (/timed out/i.test(text)) return 'timeout';
  return 'network';
}

/** A phase took longer than it may. */
export class DeadlineError extends Error {
  constructor(phase: string, milliseconds: number) {
    super(`${phase} took over ${milliseconds} ms`);
    this.name = 'DeadlineError';
  }
}

/** The remote is not what the shell can mount. */
export class ContractError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ContractError';
  }
}
