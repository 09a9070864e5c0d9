import { defineRemote } from '@sanchay/remote-kit';
import { InvestRoutes, investScreens } from './routes.tsx';
import { MESSAGES, messageLoaders } from './messages.ts';

export default defineRemote({
  name: MESSAGES,
  styleKey: 'inv',
  Root: InvestRoutes,
  messages: messageLoaders,
  screens: investScreens,
});
