import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { InsuranceRoutes } from './routes.tsx';
import { WORDS, wordLoaders } from './words.ts';

/** The remote at a path. */
export function renderInsurance(options: Omit<RenderRemoteOptions, 'name' | 'words'>) {
  return renderRemote(InsuranceRoutes, { name: WORDS, words: wordLoaders, ...options });
}
