import { defineRemote } from '@sanchay/remote-kit';
import { OnboardingRoutes } from './routes.tsx';
import { MESSAGES, messageLoaders } from './messages.ts';

export default defineRemote({
  name: MESSAGES,
  styleKey: 'onb',
  Root: OnboardingRoutes,
  messages: messageLoaders,
});
