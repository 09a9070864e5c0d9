import { addMessages, type MessageLoaders } from '@sanchay/i18n';

/** Namespace of the words of the staff screen of rules. */
export const RULE_MESSAGES = 'rules';

const loaders: MessageLoaders = {
  en: () => import('../../../locales/rules/en.json').then((file) => file.default),
  hi: () => import('../../../locales/rules/hi.json').then((file) => file.default),
};

export const addRuleMessages = (): Promise<void> => addMessages(RULE_MESSAGES, loaders);
