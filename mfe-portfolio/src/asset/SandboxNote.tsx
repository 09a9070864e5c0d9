import { usePlatform } from '@sanchay/remote-kit';
import { Notice } from '@sanchay/ui';

/** States that prices are invented, where they are. */
export function SandboxNote() {
  const { config } = usePlatform();
  return config.sandbox ? <Notice tone="sandbox" /> : null;
}
