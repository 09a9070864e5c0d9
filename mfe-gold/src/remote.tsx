import { defineRemote } from '@sanchay/remote-kit';
import { GoldRoutes } from './routes.tsx';

export default defineRemote({
  name: 'mfe-gold',
  styleKey: 'gold',
  Root: GoldRoutes,
  words: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
});
