import { screen, type Screen } from '@sanchay/remote-kit';
import type { ComponentType } from 'react';

/** A page that is fetched together with its words when it is opened first. */
export function lazyPage(load: () => Promise<ComponentType>, addMessages: () => Promise<void>): Screen {
  return screen(async () => {
    const [page] = await Promise.all([load(), addMessages()]);
    return page;
  });
}
