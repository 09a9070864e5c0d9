import { LinkProvider } from '@sanchay/ui';
import { CacheProvider, type EmotionCache } from '@sanchay/ui/style';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { RemoteDirectory } from '../upgrade/directory.ts';
import { FirstPictureContext, type FirstPicture } from '../kit/firstPicture.ts';
import { ShellContext, type ShellServices } from '../kit/shellContext.ts';

export interface ShellRootProps {
  cache: EmotionCache;
  services: Omit<ShellServices, 'registry'>;
  directory: Pick<RemoteDirectory, 'page' | 'subscribe'>;
  /** What the HTML of the server was made with; null where the browser draws. */
  first: FirstPicture | null;
  children: ReactNode;
}

/** What stands around each of the shell's own pieces, on the server too; the navigation follows the registry live. */
export function ShellRoot({ cache, services, directory, first, children }: ShellRootProps) {
  const registry = useSyncExternalStore(directory.subscribe, directory.page, directory.page);
  return (
    <CacheProvider value={cache}>
      <ShellContext value={{ ...services, registry }}>
        <FirstPictureContext value={first}>
          <LinkProvider navigate={services.navigate}>{children}</LinkProvider>
        </FirstPictureContext>
      </ShellContext>
    </CacheProvider>
  );
}
