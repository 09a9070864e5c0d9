import { defineRemote, type MountContext, type RemoteModule } from '@sanchay/remote-kit';
import { boom, litter, spin } from './boom.ts';
import { harms } from './harm.ts';
import { TrialPage } from './TrialPage.tsx';

const SPIN_MS = 3_300;

const well = defineRemote({
  name: 'mfe-trial',
  styleKey: 'trl',
  Root: TrialPage,
  messages: { en: async () => ({}), hi: async () => ({}) },
});

/** A remote that fails as its address requests; without a fault in the address it works. */
const trial: RemoteModule = {
  contracts: well.contracts,
  async mount(context: MountContext) {
    if (boom() === 'mount') throw new Error('boom at mount');
    if (boom() === 'pending') return new Promise(() => undefined);
    if (boom() === 'spin') spin(SPIN_MS);
    harms[boom() ?? '']?.(context);
    const mounted = await well.mount(context);
    if (boom() !== 'unmount') return mounted;
    litter();
    return {
      async unmount() {
        await mounted.unmount();
        throw new Error('boom at unmount');
      },
    };
  },
};

export default trial;
