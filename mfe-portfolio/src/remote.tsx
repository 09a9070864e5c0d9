import { defineRemote } from '@sanchay/remote-kit';
import { PortfolioRoutes } from './routes.tsx';
import { MESSAGES, messageLoaders } from './messages.ts';

export default defineRemote({
  name: MESSAGES,
  styleKey: 'pf',
  Root: PortfolioRoutes,
  messages: messageLoaders,
});
