import { defineRemote } from '@sanchay/remote-kit';
import { MarketingRoutes, marketingScreens } from './routes.tsx';
import { MESSAGES, messageLoaders } from './messages.ts';

export default defineRemote({
  name: MESSAGES,
  styleKey: 'mkt',
  Root: MarketingRoutes,
  messages: messageLoaders,
  screens: marketingScreens,
});
