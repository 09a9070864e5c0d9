import { readGlossary } from './glossary.ts';
import type { MessageUse } from './messageUse.ts';

export type MessageTable = Readonly<Record<string, string>>;

/** Words of one app in both languages, what it uses, and the words that it shares with all. */
export interface MessageArea {
  en: MessageTable;
  hi: MessageTable;
  uses: readonly MessageUse[];
  /** Keys that other places keep for it. */
  borrowed: readonly string[];
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Terms that stay as they are in Hindi: abbreviations of the field and of formats, and the name of English. */
const latinTerms = new Set(readGlossary().latin);
const DEVANAGARI = /[\u0900-\u097f]/;

/** What is wrong with the words of an area, a sentence each; empty when all is well. */
export function messageFaults(area: MessageArea): string[] {
  return [...missing(area), ...unused(area), ...untranslated(area)];
}

function missing({ en, uses, borrowed }: MessageArea): string[] {
  const known = new Set([...Object.keys(en), ...borrowed].map(bare));
  const keys = [...known];
  const asked = new Set(uses.flatMap((use) => use.asked));
  const like = new Set(uses.flatMap((use) => use.usedLike));
  return [
    ...[...asked].filter((key) => !known.has(key)).map((key) => `${key} is asked for and is not there`),
    ...[...like]
      .filter((form) => !keys.some((key) => matcher(form).test(key)))
      .map((form) => `${form} is asked for and nothing has that form`),
  ];
}

function unused({ en, uses }: MessageArea): string[] {
  const texts = new Set(uses.flatMap(({ mentioned }) => mentioned));
  // A text that begins with a placeholder matches everything and proves nothing, unless texts are requested by it.
  const like = uses.flatMap(({ usedLike }) => usedLike);
  const forms = [...like, ...[...texts].filter((text) => /^[\w.]{2,}\*/.test(text))].map(matcher);
  return Object.keys(en)
    .filter((key) => !texts.has(bare(key)) && !forms.some((form) => form.test(bare(key))))
    .map((key) => `${key} is used nowhere`);
}

function untranslated({ en, hi }: MessageArea): string[] {
  const faults: string[] = [];
  for (const key of Object.keys(hi)) if (!(key in en)) faults.push(`${key} has no English words`);
  for (const [key, english] of Object.entries(en)) {
    const hindi = hi[key];
    if (hindi === undefined) faults.push(`${key} has no Hindi words`);
    else if (!isServers(english) && gaps(hindi) !== gaps(english))
      faults.push(`${key} has other gaps or tags in Hindi`);
    else if (!isHindi(hindi)) faults.push(`${key} is not Hindi: ${hindi}`);
  }
  return faults;
}

/** Written in Devanagari, or made of nothing but figures and terms that Hindi readers know in Latin letters. */
function isHindi(text: string): boolean {
  if (DEVANAGARI.test(text)) return true;
  const messages = text.replace(/\{\{\w+\}\}|<\/?\w+>/g, ' ').match(/\p{L}+/gu) ?? [];
  return messages.every((word) => latinTerms.has(word));
}

/** A sentence of the server, which is English: Hindi has its own text for it. */
function isServers(english: string): boolean {
  return english === '{{message}}';
}

/** Names of the values and tags in a text, in one line to compare. */
function gaps(text: string): string {
  const values = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name]) => `<${name}>`);
  return [...new Set([...values, ...tags])].toSorted().join();
}

function bare(key: string): string {
  return key.replace(PLURAL, '');
}

/** A gap stands for at least one letter, at the end for none too: `formula${variant}`. */
function matcher(form: string): RegExp {
  const parts = form.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+').replace(/\.\+$/, '.*')}$`);
}
