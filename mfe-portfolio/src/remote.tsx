import { defineRemote } from '@sanchay/remote-kit';
import { PortfolioRoutes } from './routes.tsx';
import { WORDS, wordLoaders } from './words.ts';

export default defineRemote({ name: WORDS, styleKey: 'pf', Root: PortfolioRoutes, words: wordLoaders });
