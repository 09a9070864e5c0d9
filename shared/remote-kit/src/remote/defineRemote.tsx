import { CONTRACTS_VERSION } from '@sanchay/contracts';
import { addWords } from '@sanchay/i18n';
import type { WordLoaders } from '@sanchay/i18n';
import { LinkProvider } from '@sanchay/ui';
import { CacheProvider, createCache } from '@sanchay/ui/style';
import { BrowserRouter } from '@sanchay/remote-kit/router';
import { queryClient, QueryClientProvider } from '@sanchay/remote-kit/query';
import { StrictMode } from 'react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { MountContext, MountedRemote, RemoteModule } from './contract.ts';
import { PlatformContext } from './Platform.tsx';
import { Ready } from './Ready.tsx';
import { RootBoundary } from './RootBoundary.tsx';

export interface RemoteDefinition {
  /** Name in the registry, also the namespace of its words. */
  name: string;
  /** Key of its emotion cache: two to four letters, unique on the page. */
  styleKey: string;
  Root: ComponentType;
  /** The remote's words by language; a language is loaded when it is chosen. */
  words: WordLoaders;
}

/**
 * Makes a remote of a React component: boundary, platform, styles, words, cache and router around it, a root of its
 * own, and nothing left behind after unmount.
 */
export function defineRemote({ name, styleKey, Root, words }: RemoteDefinition): RemoteModule {
  return {
    contracts: `^${CONTRACTS_VERSION}`,
    async mount(context: MountContext): Promise<MountedRemote> {
      await addWords(name, words);
      const host = document.createElement('div');
      context.element.append(host);
      const cache = createCache({ key: styleKey });
      const root = createRoot(host, {
        identifierPrefix: `${name}-`,
        onUncaughtError: (error) => context.onCrash(error),
        onRecoverableError: (error) => context.onError(error),
      });
      await new Promise<void>((resolve, reject) => {
        const crash = (error: unknown) => {
          reject(error);
          context.onCrash(error);
        };
        root.render(
          <StrictMode>
            <RootBoundary onCrash={crash}>
              <PlatformContext value={context}>
                <CacheProvider value={cache}>
                  <QueryClientProvider client={queryClient}>
                    <BrowserRouter>
                      <LinkProvider navigate={context.navigate}>
                        <Root />
                        <Ready onReady={resolve} />
                      </LinkProvider>
                    </BrowserRouter>
                  </QueryClientProvider>
                </CacheProvider>
              </PlatformContext>
            </RootBoundary>
          </StrictMode>,
        );
      });
      return {
        async unmount() {
          try {
            root.unmount();
          } finally {
            cache.sheet.flush();
            host.remove();
          }
        },
      };
    },
  };
}
