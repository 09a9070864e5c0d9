import type { Statement } from '../formats/statement.ts';

/** What the thread is given. */
export interface FileTask {
  bytes: Uint8Array;
  /** Empty for none. */
  password: string;
  mostPages: number;
  mostText: number;
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
