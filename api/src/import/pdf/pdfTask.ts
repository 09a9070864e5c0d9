/** What the thread is given. */
export interface PdfTask {
  bytes: Uint8Array;
  /** Empty for none. */
  password: string;
  mostPages: number;
  mostText: number;
}

export type PdfRefusal =
  'not_a_pdf' | 'password_needed' | 'password_wrong' | 'too_many_pages' | 'too_heavy' | 'busy';

export type PdfOutcome = { text: string } | { refused: PdfRefusal };
