import { readFileSync } from 'node:fs';
import path from 'node:path';

type Language = 'en' | 'hi';
type Table = Record<string, string>;

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Table;

/**
 * The words of the onboarding screens in a language, by their keys, so that a journey can be walked in each.
 * @throws Error for a key without words
 */
export function onboardingMessages(language: Language): (key: string) => string {
  const messages = {
    ...read(`shared/i18n/src/locales/${language}.json`),
    ...read(`mfe-onboarding/locales/${language}.json`),
  };
  return (key) => {
    const text = messages[key];
    if (text === undefined) throw new Error(`There are no words for ${key}.`);
    return text;
  };
}
