import { screen, type Screen } from '@sanchay/remote-kit';
import type { ComponentType } from 'react';

/**
 * A screen that is fetched together with its words.
 * @param bring loads the component
 * @param words each loads some of the words
 */
export function withMessages<Props extends object = object>(
  bring: () => Promise<ComponentType<Props>>,
  ...messages: (() => Promise<void>)[]
): Screen<Props> {
  return screen(async () => {
    const [component] = await Promise.all([bring(), ...messages.map((add) => add())]);
    return component;
  });
}
