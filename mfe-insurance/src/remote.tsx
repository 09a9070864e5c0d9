import { defineRemote } from '@sanchay/remote-kit';
import { InsuranceRoutes } from './routes.tsx';

export default defineRemote({
  name: 'mfe-insurance',
  styleKey: 'ins',
  Root: InsuranceRoutes,
  words: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
});
