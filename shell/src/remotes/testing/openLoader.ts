import type { MountedRemote } from '@sanchay/remote-kit';
import { Loader } from '../loader.ts';
import type { LoadPorts } from '../loadPorts.ts';
import { loadStage, type Answer } from './loadStage.ts';

type Over = Partial<Pick<LoadPorts, 'secondOrigin' | 'candidate' | 'mount'>>;

/** An open loader of mfe-a, with everything that was requested, shown and mounted. */
export function openLoader(
  answers: Answer[] = [],
  { mount, ...over }: Over = {},
  staleVersions = new Set<string>(),
) {
  const stage = loadStage(answers, over);
  const shown: string[] = [];
  const mounts: string[] = [];
  const loader = new Loader({
    ...stage.ports,
    remote: 'mfe-a',
    staleVersions,
    async mount(module, candidate): Promise<MountedRemote> {
      mounts.push(candidate.version);
      return mount ? mount(module, candidate) : module.mount({} as never);
    },
    changed: ({ phase, slow }) => shown.push(slow ? `${phase} slow` : phase),
  });
  loader.open();
  return { ...stage, loader, shown, mounts, staleVersions };
}
