import { addWords, type WordLoaders } from '@sanchay/i18n';

/** Namespace of this remote's words: those of a fund's page at once, the others with their screens. */
export const WORDS = 'mfe-invest';

export const wordLoaders: WordLoaders = {
  en: () => import('../locales/en.json').then((file) => file.default),
  hi: () => import('../locales/hi.json').then((file) => file.default),
};

const listWordLoaders: WordLoaders = {
  en: () => import('../locales/lists/en.json').then((file) => file.default),
  hi: () => import('../locales/lists/hi.json').then((file) => file.default),
};

/** Loads the words of finding and comparing funds. */
export const addListWords = (): Promise<void> => addWords(WORDS, listWordLoaders, 'lists');

const investWordLoaders: WordLoaders = {
  en: () => import('../locales/invest/en.json').then((file) => file.default),
  hi: () => import('../locales/invest/hi.json').then((file) => file.default),
};

/** Loads the words of the way into a fund, and of what happens with an order. */
export const addInvestWords = (): Promise<void> => addWords(WORDS, investWordLoaders, 'invest');

const orderWordLoaders: WordLoaders = {
  en: () => import('../locales/orders/en.json').then((file) => file.default),
  hi: () => import('../locales/orders/hi.json').then((file) => file.default),
};

/** Loads the words of cart, payment and orders. */
export const addOrderWords = (): Promise<void> => addWords(WORDS, orderWordLoaders, 'orders');

/** Words of the page of mandates. */
export const MANDATE_WORDS = 'mfe-invest-mandates';

const mandateWordLoaders: WordLoaders = {
  en: () => import('../locales/mandates/en.json').then((file) => file.default),
  hi: () => import('../locales/mandates/hi.json').then((file) => file.default),
};

/** Loads the words of that page. */
export const addMandateWords = (): Promise<void> => addWords(MANDATE_WORDS, mandateWordLoaders);

/** Words of the pages of stocks, US stocks, fixed deposits and fund houses; they come with the first of these pages. */
export const INSTRUMENT_WORDS = 'mfe-invest-instruments';

const instrumentWordLoaders: WordLoaders = {
  en: () => import('../locales/instruments/en.json').then((file) => file.default),
  hi: () => import('../locales/instruments/hi.json').then((file) => file.default),
};

/** Loads the words of those pages. */
export const addInstrumentWords = (): Promise<void> => addWords(INSTRUMENT_WORDS, instrumentWordLoaders);

/** Words of the figures far down a fund's page and of comparisons; they come with those. */
export const FIGURE_WORDS = 'mfe-invest-figures';

const figureWordLoaders: WordLoaders = {
  en: () => import('../locales/figures/en.json').then((file) => file.default),
  hi: () => import('../locales/figures/hi.json').then((file) => file.default),
};

/** Loads the words of those figures. */
export const addFigureWords = (): Promise<void> => addWords(FIGURE_WORDS, figureWordLoaders);

/** Words of SIPs, STPs and SWPs; they come with the first of these pages. */
export const PLAN_WORDS = 'mfe-invest-plans';

const planWordLoaders: WordLoaders = {
  en: () => import('../locales/systematic/en.json').then((file) => file.default),
  hi: () => import('../locales/systematic/hi.json').then((file) => file.default),
};

/** Loads the words of those pages. */
export const addPlanWords = (): Promise<void> => addWords(PLAN_WORDS, planWordLoaders);

/** Words of selling and switching units; they come with the first of these pages. */
export const SALE_WORDS = 'mfe-invest-sales';

const saleWordLoaders: WordLoaders = {
  en: () => import('../locales/sales/en.json').then((file) => file.default),
  hi: () => import('../locales/sales/hi.json').then((file) => file.default),
};

/** Loads the words of those pages. */
export const addSaleWords = (): Promise<void> => addWords(SALE_WORDS, saleWordLoaders);
