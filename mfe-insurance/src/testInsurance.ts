import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { InsuranceRoutes } from './routes.tsx';
import { MESSAGES, messageLoaders } from './messages.ts';

/** The remote at a path. */
export function renderInsurance(options: Omit<RenderRemoteOptions, 'name' | 'messages'>) {
  return renderRemote(InsuranceRoutes, { name: MESSAGES, messages: messageLoaders, ...options });
}
