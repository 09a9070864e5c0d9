import { defineRemote } from '@sanchay/remote-kit';
import { InvestRoutes, investScreens } from './routes.tsx';
import { WORDS, wordLoaders } from './words.ts';

export default defineRemote({
  name: WORDS,
  styleKey: 'inv',
  Root: InvestRoutes,
  words: wordLoaders,
  screens: investScreens,
});
