import type { TaskLimits } from '../../platform/own-process/task.ts';
import type { Statement } from '../formats/statement.ts';

/** Bounds of one file, so that a hostile one harms nobody else. */
export interface FileLimits extends TaskLimits {
  pages: number;
}

/** One file to read. */
export interface FileTask {
  bytes: Uint8Array;
  /** Empty for none. */
  password: string;
  /** Characters of its text. */
  mostText: number;
  mostPages: number;
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
/** What the thread of a file posts: the statement as text. */
export type SentOutcome = { text: string } | { refused: FileRefusal };
