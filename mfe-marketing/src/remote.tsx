import { defineRemote } from '@sanchay/remote-kit';
import { MarketingRoutes, marketingScreens } from './routes.tsx';
import { WORDS, wordLoaders } from './words.ts';

export default defineRemote({
  name: WORDS,
  styleKey: 'mkt',
  Root: MarketingRoutes,
  words: wordLoaders,
  screens: marketingScreens,
});
