import { addWords, type WordLoaders, type WordTable } from '@sanchay/i18n';
import { calculatorId, type CalculatorName } from './calculatorNames.ts';

/** Namespace of the calculators' words: those in common and the name of each, then those of each calculator. */
export const CALCULATOR_WORDS = 'mfe-marketing-calculators';

export const calculatorWordLoaders: WordLoaders = {
  en: () => import('../../locales/calculators/en.json').then((file) => file.default),
  hi: () => import('../../locales/calculators/hi.json').then((file) => file.default),
};

/** Resolves when the calculators' words are there. */
export function loadCalculatorWords(): Promise<void> {
  return addWords(CALCULATOR_WORDS, calculatorWordLoaders);
}

/** Resolves when a calculator's own words are there, beside the common ones: its lead, formula, fields and questions. */
export async function loadWordsOf(name: CalculatorName): Promise<void> {
  const id = calculatorId(name);
  const loaders: WordLoaders = {
    en: () => import(`../../locales/calculators/${id}/en.json`).then(tableOf),
    hi: () => import(`../../locales/calculators/${id}/hi.json`).then(tableOf),
  };
  await Promise.all([loadCalculatorWords(), addWords(CALCULATOR_WORDS, loaders, id)]);
}

function tableOf(file: { default: WordTable }): WordTable {
  return file.default;
}
