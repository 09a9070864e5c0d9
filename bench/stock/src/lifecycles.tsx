import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** The three lifecycles of single-spa around a React component. */
export function lifecycles(Component: ComponentType) {
  let root: Root;
  const boom = new URLSearchParams(location.search).get('boom');
  return {
    bootstrap: async () => undefined,
    mount: async () => {
      if (boom === 'mount') throw new Error('boom at mount');
      if (boom === 'pending') await new Promise(() => undefined);
      const end = performance.now() + (boom === 'spin' ? 1_500 : 0);
      while (performance.now() < end);
      root = createRoot(document.getElementById('app')!);
      root.render(<Component />);
    },
    unmount: async () => {
      root.unmount();
      if (boom === 'unmount') throw new Error('boom at unmount');
    },
  };
}
