import { renderRemote, type RenderedRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { screen } from '@testing-library/react';
import { MarketingRoutes } from '../routes.tsx';
import { MESSAGES, messageLoaders } from '../messages.ts';

/** Opens a page of this remote and waits for its heading, which comes with its code and words. */
export async function openPage(
  at: string,
  options: Partial<RenderRemoteOptions> = {},
): Promise<RenderedRemote> {
  const opened = await renderRemote(MarketingRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at,
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}
