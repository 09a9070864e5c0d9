import { defineRemote } from '@sanchay/remote-kit';
import { OnboardingRoutes } from './routes.tsx';
import { WORDS, wordLoaders } from './words.ts';

export default defineRemote({ name: WORDS, styleKey: 'onb', Root: OnboardingRoutes, words: wordLoaders });
