import { addMessages, type MessageLoaders } from '@sanchay/i18n';

/** Namespace of this remote's words: those of a fund's page at once, the others with their screens. */
export const MESSAGES = 'mfe-invest';

export const messageLoaders: MessageLoaders = {
  en: () => import('../locales/en.json').then((file) => file.default),
  hi: () => import('../locales/hi.json').then((file) => file.default),
};

const listMessageLoaders: MessageLoaders = {
  en: () => import('../locales/lists/en.json').then((file) => file.default),
  hi: () => import('../locales/lists/hi.json').then((file) => file.default),
};

/** Loads the words of finding and comparing funds. */
export const addListMessages = (): Promise<void> => addMessages(MESSAGES, listMessageLoaders, 'lists');

const investMessageLoaders: MessageLoaders = {
  en: () => import('../locales/invest/en.json').then((file) => file.default),
  hi: () => import('../locales/invest/hi.json').then((file) => file.default),
};

/** Loads the words of the way into a fund, and of what happens with an order. */
export const addInvestMessages = (): Promise<void> => addMessages(MESSAGES, investMessageLoaders, 'invest');

const orderMessageLoaders: MessageLoaders = {
  en: () => import('../locales/orders/en.json').then((file) => file.default),
  hi: () => import('../locales/orders/hi.json').then((file) => file.default),
};

/** Loads the words of cart, payment and orders. */
export const addOrderMessages = (): Promise<void> => addMessages(MESSAGES, orderMessageLoaders, 'orders');

/** Words of the page of mandates. */
export const MANDATE_MESSAGES = 'mfe-invest-mandates';

const mandateMessageLoaders: MessageLoaders = {
  en: () => import('../locales/mandates/en.json').then((file) => file.default),
  hi: () => import('../locales/mandates/hi.json').then((file) => file.default),
};

/** Loads the words of that page. */
export const addMandateMessages = (): Promise<void> => addMessages(MANDATE_MESSAGES, mandateMessageLoaders);

/** Words of the pages of stocks, US stocks, fixed deposits and fund houses; they come with the first of these pages. */
export const INSTRUMENT_MESSAGES = 'mfe-invest-instruments';

const instrumentMessageLoaders: MessageLoaders = {
  en: () => import('../locales/instruments/en.json').then((file) => file.default),
  hi: () => import('../locales/instruments/hi.json').then((file) => file.default),
};

/** Loads the words of those pages. */
export const addInstrumentMessages = (): Promise<void> =>
  addMessages(INSTRUMENT_MESSAGES, instrumentMessageLoaders);

/** Words of the figures far down a fund's page and of comparisons; they come with those. */
export const FIGURE_MESSAGES = 'mfe-invest-figures';

const figureMessageLoaders: MessageLoaders = {
  en: () => import('../locales/figures/en.json').then((file) => file.default),
  hi: () => import('../locales/figures/hi.json').then((file) => file.default),
};

/** Loads the words of those figures. */
export const addFigureMessages = (): Promise<void> => addMessages(FIGURE_MESSAGES, figureMessageLoaders);

/** Words of SIPs, STPs and SWPs; they come with the first of these pages. */
export const PLAN_MESSAGES = 'mfe-invest-plans';

const planMessageLoaders: MessageLoaders = {
  en: () => import('../locales/systematic/en.json').then((file) => file.default),
  hi: () => import('../locales/systematic/hi.json').then((file) => file.default),
};

/** Loads the words of those pages. */
export const addPlanMessages = (): Promise<void> => addMessages(PLAN_MESSAGES, planMessageLoaders);

/** Words of selling and switching units; they come with the first of these pages. */
export const SALE_MESSAGES = 'mfe-invest-sales';

const saleMessageLoaders: MessageLoaders = {
  en: () => import('../locales/sales/en.json').then((file) => file.default),
  hi: () => import('../locales/sales/hi.json').then((file) => file.default),
};

/** Loads the words of those pages. */
export const addSaleMessages = (): Promise<void> => addMessages(SALE_MESSAGES, saleMessageLoaders);

/** Words of the account for US stocks and its dollar wallet; they come with the first of these pages. */
export const US_MESSAGES = 'mfe-invest-us';

const usMessageLoaders: MessageLoaders = {
  en: () => import('../locales/us/en.json').then((file) => file.default),
  hi: () => import('../locales/us/hi.json').then((file) => file.default),
};

/** Loads the words of those pages. */
export const addUsMessages = (): Promise<void> => addMessages(US_MESSAGES, usMessageLoaders);

/** Words of booking and holding fixed deposits; they come with the first of these pages. */
export const DEPOSIT_MESSAGES = 'mfe-invest-deposits';

const depositMessageLoaders: MessageLoaders = {
  en: () => import('../locales/deposits/en.json').then((file) => file.default),
  hi: () => import('../locales/deposits/hi.json').then((file) => file.default),
};

/** Loads the words of those pages. */
export const addDepositMessages = (): Promise<void> => addMessages(DEPOSIT_MESSAGES, depositMessageLoaders);

/** Words of goals; they come with the first of these pages. */
export const GOAL_MESSAGES = 'mfe-invest-goals';

const goalMessageLoaders: MessageLoaders = {
  en: () => import('../locales/goals/en.json').then((file) => file.default),
  hi: () => import('../locales/goals/hi.json').then((file) => file.default),
};

/** Loads the words of those pages. */
export const addGoalMessages = (): Promise<void> => addMessages(GOAL_MESSAGES, goalMessageLoaders);
/** Words of buying, selling and paying for shares; they come with the first of these pages. */
export const STOCK_ORDER_MESSAGES = 'mfe-invest-stock-orders';

const stockOrderMessageLoaders: MessageLoaders = {
  en: () => import('../locales/stockOrders/en.json').then((file) => file.default),
  hi: () => import('../locales/stockOrders/hi.json').then((file) => file.default),
};

/** Loads the words of those pages. */
export const addStockOrderMessages = (): Promise<void> =>
  addMessages(STOCK_ORDER_MESSAGES, stockOrderMessageLoaders);
