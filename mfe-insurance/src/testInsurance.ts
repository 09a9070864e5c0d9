import { renderRemote } from '@sanchay/test-kit';
import type { RenderRemoteOptions } from '@sanchay/test-kit';
import { InsuranceRoutes } from './routes.tsx';

/** The remote at a path. */
export function renderInsurance(options: Omit<RenderRemoteOptions, 'name' | 'words'>) {
  const words = { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') };
  return renderRemote(InsuranceRoutes, { name: 'mfe-insurance', words, ...options });
}
