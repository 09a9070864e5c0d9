import { defineRemote } from '@sanchay/remote-kit';
import { InvestRoutes } from './routes.tsx';
import { WORDS } from './words.ts';

export default defineRemote({
  name: WORDS,
  styleKey: 'inv',
  Root: InvestRoutes,
  words: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
});
