import ts from 'typescript';
import { SENTENCE, textOf } from './englishOnly.ts';
import type { Language } from './glossary.ts';

export interface ServerText {
  /** File and line. */
  at: string;
  language: Language;
  text: string;
}

/** Tokens that users type into the search, wrong and outdated ones too, and consents, whose texts are versioned. */
const EXEMPT = /^(?:insight\/(?:sitePages|instruments)|consents\/messages)\.ts$/;

const DEVANAGARI = /[\u0900-\u097f]/;

/** Hindi texts of a source file of the API, and its English sentences. Values in templates appear as `*`. */
export function serverTexts(name: string, source: string): ServerText[] {
  if (EXEMPT.test(name)) return [];
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: ServerText[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    const language = text === null ? null : languageOf(text);
    if (text !== null && language !== null) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ at: `${name}:${line + 1}`, language, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function languageOf(text: string): Language | null {
  if (DEVANAGARI.test(text)) return 'hi';
  return SENTENCE.test(text) ? 'en' : null;
}
