import { defineRemote } from '@sanchay/remote-kit';
import { GoldRoutes, goldScreens } from './routes.tsx';
import { WORDS, wordLoaders } from './words.ts';

export default defineRemote({
  name: WORDS,
  styleKey: 'gold',
  Root: GoldRoutes,
  words: wordLoaders,
  screens: goldScreens,
});
