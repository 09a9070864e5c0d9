import { defineRemote } from '@sanchay/remote-kit';
import { MarketingRoutes } from './routes.tsx';

export default defineRemote({
  name: 'mfe-marketing',
  styleKey: 'mkt',
  Root: MarketingRoutes,
  words: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
});
