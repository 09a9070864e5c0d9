import { useEffect } from 'react';

/** Reports once that the tree above it is on the page. */
export function Ready({ onReady }: { onReady(): void }): null {
  useEffect(onReady, [onReady]);
  return null;
}
