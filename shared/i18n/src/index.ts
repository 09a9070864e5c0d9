/** Public door: a facade over i18next, shared once from the shell. */
export type { Language, MessageLoaders, Messages as MessageTable } from './languages.ts';
export { isLanguage } from './languages.ts';
export { language } from './instance.ts';
export { addMessages, setLanguage, startI18n } from './switching.ts';
export { dataSentence, dataLabel } from './dataMessages.ts';
export type { Translate } from './useMessages.ts';
export { translate, useMessages } from './useMessages.ts';
export type { MessagesProps } from './RichMessage.tsx';
export { RichMessage } from './RichMessage.tsx';
export type { Formats } from './useFormat.ts';
export { formatsFor, useFormat } from './useFormat.ts';
export type { ProblemMessages } from './problemMessages.ts';
export { problemMessages } from './problemMessages.ts';

// Names that releases built against contracts 1.0 and 1.1 import from this shared module; they go with contracts 2.0.
export { addMessages as addWords } from './switching.ts';
export { useMessages as useWords } from './useMessages.ts';
export { dataLabel as dataWord } from './dataMessages.ts';
export { RichMessage as Words } from './RichMessage.tsx';
export { problemMessages as problemWords } from './problemMessages.ts';
