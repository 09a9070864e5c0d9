/** Public door: a facade over i18next, shared once from the shell. */
export type { Language, WordLoaders, Words as WordTable } from './languages.ts';
export { isLanguage } from './languages.ts';
export { language } from './instance.ts';
export { addWords, setLanguage, startI18n } from './switching.ts';
export { dataSentence, dataWord } from './dataWords.ts';
export type { Translate } from './useWords.ts';
export { translate, useWords } from './useWords.ts';
export type { WordsProps } from './Words.tsx';
export { Words } from './Words.tsx';
export type { Formats } from './useFormat.ts';
export { formatsFor, useFormat } from './useFormat.ts';
export type { ProblemWords } from './problemWords.ts';
export { problemWords } from './problemWords.ts';
