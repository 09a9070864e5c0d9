import type { Statement } from '../formats/statement.ts';

/** Bounds of one file, so that a hostile one harms nobody else. */
export interface FileLimits {
  /** Milliseconds until its turn must be over. */
  ms: number;
  /** Milliseconds of processor time. */
  cpuMs: number;
  /** Of the thread's own heap. */
  heapMb: number;
  /** By how much the process may grow, which counts buffers outside of heaps. */
  growthMb: number;
  pages: number;
}

/** One file to read. */
export interface FileTask {
  bytes: Uint8Array;
  /** Empty for none. */
  password: string;
  /** Characters of its text. */
  mostText: number;
  limits: FileLimits;
  /** Folder of compiled code, see `compiledCode`. */
  compiled: string | undefined;
}

export type FileRefusal =
  | 'not_a_pdf'
  | 'password_needed'
  | 'password_wrong'
  | 'too_many_pages'
  | 'too_heavy'
  | 'unknown_format'
  | 'busy';

export type FileOutcome = { statement: Statement } | { refused: FileRefusal };
/** What the process of a file sends: the statement as text. */
export type SentOutcome = { text: string } | { refused: FileRefusal };
