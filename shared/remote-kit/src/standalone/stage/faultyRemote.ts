import type { RemoteModule } from '../../remote/contract.ts';
import type { RemoteFault } from '../settings.ts';
import { renderFault } from './renderFault.ts';

/** How long a slow remote takes to mount, milliseconds: long enough to see the skeleton, short of the card. */
export const SLOW_MOUNT = 3_000;

/** The remote with a fault of its own, to preview what a user would see. */
export function faultyRemote(
  module: RemoteModule,
  fault: RemoteFault,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): RemoteModule {
  return {
    contracts: module.contracts,
    async mount(context) {
      if (fault === 'mount') throw new Error('The workbench made this remote throw while it mounted.');
      if (fault === 'slow') await wait(SLOW_MOUNT);
      if (fault === 'render') renderFault.want();
      return module.mount(context);
    },
  };
}
