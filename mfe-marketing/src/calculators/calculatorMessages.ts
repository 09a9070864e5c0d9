import { addMessages, type MessageLoaders, type MessageTable } from '@sanchay/i18n';
import { calculatorId, type CalculatorName } from './calculatorNames.ts';

/** Namespace of the calculators' words: those in common and the name of each, then those of each calculator. */
export const CALCULATOR_MESSAGES = 'mfe-marketing-calculators';

export const calculatorMessageLoaders: MessageLoaders = {
  en: () => import('../../locales/calculators/en.json').then((file) => file.default),
  hi: () => import('../../locales/calculators/hi.json').then((file) => file.default),
};

/** Resolves when the calculators' words are there. */
export function loadCalculatorMessages(): Promise<void> {
  return addMessages(CALCULATOR_MESSAGES, calculatorMessageLoaders);
}

/** Resolves when a calculator's own words are there, beside the common ones: its lead, formula, fields and questions. */
export async function loadMessagesOf(name: CalculatorName): Promise<void> {
  const id = calculatorId(name);
  const loaders: MessageLoaders = {
    en: () => import(`../../locales/calculators/${id}/en.json`).then(tableOf),
    hi: () => import(`../../locales/calculators/${id}/hi.json`).then(tableOf),
  };
  await Promise.all([loadCalculatorMessages(), addMessages(CALCULATOR_MESSAGES, loaders, id)]);
}

function tableOf(file: { default: MessageTable }): MessageTable {
  return file.default;
}
