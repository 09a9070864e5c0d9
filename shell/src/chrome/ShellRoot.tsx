import { CacheProvider } from '@sanchay/ui/style';
import type { EmotionCache } from '@sanchay/ui/style';
import { useSyncExternalStore } from 'react';
import type { RemoteDirectory } from '../upgrade/directory.ts';
import { Chrome } from './Chrome.tsx';
import type { Places } from './Chrome.tsx';
import { ShellContext } from './shellContext.ts';
import type { ShellServices } from './shellContext.ts';

interface Props {
  cache: EmotionCache;
  services: Omit<ShellServices, 'registry'>;
  directory: Pick<RemoteDirectory, 'page' | 'subscribe'>;
  places: Places;
}

/** The shell's tree; its navigation follows the registry live. */
export function ShellRoot({ cache, services, directory, places }: Props) {
  const registry = useSyncExternalStore(directory.subscribe, directory.page);
  return (
    <CacheProvider value={cache}>
      <ShellContext value={{ ...services, registry }}>
        <Chrome places={places} />
      </ShellContext>
    </CacheProvider>
  );
}
