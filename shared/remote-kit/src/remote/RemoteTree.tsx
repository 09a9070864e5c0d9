import { BehaviourContext, LinkProvider } from '@sanchay/ui';
import { CacheProvider, type EmotionCache } from '@sanchay/ui/style';
import { QueryClientProvider, type QueryClient } from '@sanchay/remote-kit/query';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { PlatformContext, type Platform } from './Platform.tsx';
import { Ready } from './Ready.tsx';
import { RootBoundary } from './RootBoundary.tsx';

export interface RemoteTreeProps {
  platform: Platform;
  cache: EmotionCache;
  queries: QueryClient;
  /** The browser's router, or the server's at a fixed address. */
  Router: ComponentType<{ children: ReactNode }>;
  Root: ComponentType;
  onReady(): void;
  onCrash(error: unknown): void;
}

/**
 * All that stands around a remote's own component. Server and browser render this one tree: ids that React makes
 * depend on its shape, and HTML of another shape would not be taken over.
 */
export function RemoteTree({ platform, cache, queries, Router, Root, onReady, onCrash }: RemoteTreeProps) {
  return (
    <StrictMode>
      <RootBoundary onCrash={onCrash}>
        <PlatformContext value={platform}>
          <CacheProvider value={cache}>
            <QueryClientProvider client={queries}>
              <Router>
                <BehaviourContext value={platform.config}>
                  <LinkProvider navigate={platform.navigate}>
                    <Root />
                    <Ready onReady={onReady} />
                  </LinkProvider>
                </BehaviourContext>
              </Router>
            </QueryClientProvider>
          </CacheProvider>
        </PlatformContext>
      </RootBoundary>
    </StrictMode>
  );
}
