import { addWords } from '@sanchay/i18n';
import type { WordLoaders, WordTable } from '@sanchay/i18n';
import { calculatorId } from './calculatorNames.ts';
import type { CalculatorName } from './calculatorNames.ts';

/** Namespace of the words that all calculators have in common, with the name of each. */
export const CALCULATOR_WORDS = 'mfe-marketing-calculators';

export const calculatorWordLoaders: WordLoaders = {
  en: () => import('../../locales/calculators/en.json').then((file) => file.default),
  hi: () => import('../../locales/calculators/hi.json').then((file) => file.default),
};

/** Resolves when the calculators' words are there. */
export function loadCalculatorWords(): Promise<void> {
  return addWords(CALCULATOR_WORDS, calculatorWordLoaders);
}

/** Namespace of what one calculator alone says: its lead, formula, example and questions. */
export function wordsOf(name: CalculatorName): string {
  return `${CALCULATOR_WORDS}-${calculatorId(name)}`;
}

/** Resolves when a calculator's own words are there, beside the common ones. */
export async function loadWordsOf(name: CalculatorName): Promise<void> {
  const id = calculatorId(name);
  const loaders: WordLoaders = {
    en: () => import(`../../locales/calculators/${id}/en.json`).then(tableOf),
    hi: () => import(`../../locales/calculators/${id}/hi.json`).then(tableOf),
  };
  await Promise.all([loadCalculatorWords(), addWords(wordsOf(name), loaders)]);
}

function tableOf(file: { default: WordTable }): WordTable {
  return file.default;
}
