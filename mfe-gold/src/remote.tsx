import { defineRemote } from '@sanchay/remote-kit';
import { GoldRoutes, goldScreens } from './routes.tsx';
import { MESSAGES, messageLoaders } from './messages.ts';

export default defineRemote({
  name: MESSAGES,
  styleKey: 'gold',
  Root: GoldRoutes,
  messages: messageLoaders,
  screens: goldScreens,
});
