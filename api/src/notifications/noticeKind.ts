import type { NoticeGroup } from '@sanchay/contracts';
import type { Localized } from '../platform/http/language.ts';

/** The displayed text: a title, and a sentence or two. */
export interface NoticeText {
  title: string;
  text: string;
}

/** A kind of notice: what it is about, and its words from its facts. Facts are plain data: they are stored. */
export type NoticeKind<Facts> = { group: NoticeGroup } & Localized<(facts: Facts) => NoticeText>;

/** Declares a kind with the type of its facts. */
export function noticeKind<Facts extends Record<string, string | number | null>>(
  kind: NoticeKind<Facts>,
): NoticeKind<Facts> {
  return kind;
}
