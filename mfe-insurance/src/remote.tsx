import { defineRemote } from '@sanchay/remote-kit';
import { InsuranceRoutes, insuranceScreens } from './routes.tsx';
import { MESSAGES, messageLoaders } from './messages.ts';

export default defineRemote({
  name: MESSAGES,
  styleKey: 'ins',
  Root: InsuranceRoutes,
  messages: messageLoaders,
  screens: insuranceScreens,
});
