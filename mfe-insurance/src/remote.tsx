import { defineRemote } from '@sanchay/remote-kit';
import { InsuranceRoutes, insuranceScreens } from './routes.tsx';
import { WORDS, wordLoaders } from './words.ts';

export default defineRemote({
  name: WORDS,
  styleKey: 'ins',
  Root: InsuranceRoutes,
  words: wordLoaders,
  screens: insuranceScreens,
});
