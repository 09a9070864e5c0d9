import { CONTRACTS_VERSION } from '@sanchay/contracts';
import { addMessages, type MessageLoaders } from '@sanchay/i18n';
import { createCache } from '@sanchay/ui/style';
import { BrowserRouter } from '@sanchay/remote-kit/router';
import { plantAnswers, queryClient } from '@sanchay/remote-kit/query';
import type { ComponentType, ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import type { MountContext, MountedRemote, RemoteModule } from './contract.ts';
import { openingWindow, renderedAddress, type Address } from './openingWindow.ts';
import { RemoteTree } from './RemoteTree.tsx';
import { keepFirstAnswers } from './firstAnswers.ts';
import { loadScreenAt, type Screens } from './screenAt.ts';

export interface RemoteDefinition {
  /** Name in the registry, also the namespace of its words. */
  name: string;
  /** Key of its emotion cache: two to four letters, unique on the page. */
  styleKey: string;
  Root: ComponentType;
  /** The remote's words by language; a language is loaded when it is chosen. */
  messages: MessageLoaders;
  /** Screens with a chunk of their own, which are loaded before the first render and before the user goes there. */
  screens?: Screens;
}

/**
 * Makes a remote of a React component: boundary, platform, styles, words, cache and router around it, a root of its
 * own, and nothing left behind after unmount. HTML that the server made with the same release is taken over as it is:
 * code, words and answers of its screen are there before React looks at it.
 */
export function defineRemote({
  name,
  styleKey,
  Root,
  messages,
  screens = {},
}: RemoteDefinition): RemoteModule {
  return {
    contracts: `^${CONTRACTS_VERSION}`,
    async preload(path) {
      await Promise.all([addMessages(name, messages).catch(() => undefined), loadScreenAt(screens, path)]);
    },
    async mount(context: MountContext): Promise<MountedRemote> {
      const { rendered } = context;
      const { pathname, search, hash } = globalThis.location;
      const opened =
        rendered?.path === undefined ? { pathname, search, hash } : renderedAddress(rendered.path);
      const screen = loadScreenAt(screens, pathname);
      await Promise.all([addMessages(name, messages), rendered && screen]);
      if (rendered) plantAnswers(queryClient, rendered.answers);
      const forgetAnswers = keepFirstAnswers(queryClient, rendered?.answers ?? []);
      // The visitor may have gone to another page while code was loading: its HTML is replaced, not hydrated.
      const hydrates = rendered && globalThis.location.pathname === opened.pathname;
      const host = rendered?.host ?? context.element.appendChild(document.createElement('div'));
      const cache = createCache({ key: styleKey });
      const Router = routerAt(hydrates ? opened : globalThis.location);
      let root: ReactRoot | null = null;
      const leave = (): void => {
        try {
          root?.unmount();
        } finally {
          forgetAnswers();
          cache.sheet.flush();
          host.remove();
        }
      };
      await new Promise<void>((resolve, reject) => {
        const tree = (
          <RemoteTree
            platform={context}
            cache={cache}
            queries={queryClient}
            Router={Router}
            Root={Root}
            onReady={resolve}
            onCrash={(error) => {
              reject(error as Error);
              context.onCrash(error);
            }}
          />
        );
        const options = {
          identifierPrefix: `${name}-`,
          onUncaughtError: (error: unknown) => context.onCrash(error),
          onRecoverableError: (error: unknown) => context.onError(error),
        };
        if (hydrates) root = hydrateRoot(host, tree, options);
        else {
          root = createRoot(host, options);
          root.render(tree);
        }
      }).catch((error: unknown) => {
        leave();
        throw error;
      });
      return { unmount: async () => leave() };
    },
  };
}

/** The browser's router, whose first render is for this address. */
function routerAt({ pathname, search, hash }: Address): ComponentType<{ children: ReactNode }> {
  const page = openingWindow({ pathname, search, hash });
  return function PageRouter({ children }) {
    return <BrowserRouter window={page}>{children}</BrowserRouter>;
  };
}
