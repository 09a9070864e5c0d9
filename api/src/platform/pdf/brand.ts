import { createMessages } from '../http/language.ts';

const brand = createMessages({ en: { name: 'Sanchay' }, hi: { name: 'संचय' } });

/** The name at the head of a document, in the language of the request. */
export const brandName = (): string => brand('name');
