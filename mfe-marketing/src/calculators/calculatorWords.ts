import { addWords } from '@sanchay/i18n';
import type { WordLoaders } from '@sanchay/i18n';

/** Namespace of the calculators' words: sixteen formulas and their questions are no load for the home page. */
export const CALCULATOR_WORDS = 'mfe-marketing-calculators';

export const calculatorWordLoaders: WordLoaders = {
  en: () => import('../../locales/calculators/en.json').then((file) => file.default),
  hi: () => import('../../locales/calculators/hi.json').then((file) => file.default),
};

/** Resolves when the calculators' words are there. */
export function loadCalculatorWords(): Promise<void> {
  return addWords(CALCULATOR_WORDS, calculatorWordLoaders);
}
