import type { NoticeGroup } from '@sanchay/contracts';
import type { Locale } from '@sanchay/finance';

/** What a person reads: a line, and a sentence or two. */
export interface NoticeText {
  title: string;
  text: string;
}

/** A kind of notice: what it is about, and its words from its facts. Facts are plain data: they are stored. */
export type NoticeKind<Facts> = { group: NoticeGroup } & Record<Locale, (facts: Facts) => NoticeText>;

/** Declares a kind with the type of its facts. */
export function noticeKind<Facts extends Record<string, string | number | null>>(
  kind: NoticeKind<Facts>,
): NoticeKind<Facts> {
  return kind;
}
