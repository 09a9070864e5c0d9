import { defaultConfig } from '@sanchay/contracts';
import { createBus } from '@sanchay/event-bus';
import type { MountContext, RemoteModule } from '@sanchay/remote-kit';
import { plainRelease } from '../../../testing/signedRegistry.ts';
import type { RenderedSlot } from '../../takeover/renderedSlot.ts';
import { criticalOperations } from '../../kit/critical.ts';
import { Slot, type CardContent } from '../slot.ts';
import { loadStage, type Answer } from './loadStage.ts';

export interface FakeRemote extends Record<string, unknown> {
  default: RemoteModule;
  contexts: MountContext[];
  unmounted: number;
}

/** A remote that writes its name into its element, counts, and can be configured to do otherwise. */
export function remote(mount?: (context: MountContext) => Promise<void>): FakeRemote {
  const fake: FakeRemote = {
    contexts: [],
    unmounted: 0,
    default: {
      contracts: '^2.0.0',
      async mount(context) {
        fake.contexts.push(context);
        context.element.textContent = 'the remote';
        await mount?.(context);
        return {
          async unmount() {
            fake.unmounted += 1;
          },
        };
      },
    },
  };
  return fake;
}

/** A slot of release 2 over answers that the test gives, and all that it showed. */
export function stage(answers: Answer[], rendered: (place: HTMLElement) => RenderedSlot | null = () => null) {
  const place = document.createElement('div');
  const shown: string[] = [];
  const cards: CardContent[] = [];
  let retry: () => void = () => undefined;
  let rechecks = 0;
  const load = loadStage(answers, {
    candidate: async () => ({
      version: '2',
      release: plainRelease('mfe-a', '2', { publishes: ['cart/changed'], listens: ['order/changed'] }),
    }),
  });
  const bus = createBus({ production: true, report: ({ error }) => shown.push(String(error)) });
  const critical = criticalOperations(window);
  const slot = new Slot({
    name: 'mfe-a',
    place: () => place,
    rendered: rendered(place),
    face: {
      skeleton: () => shown.push('skeleton'),
      card: (_element, content, again) => {
        shown.push(`card ${content.kind}`);
        cards.push(content);
        retry = again;
      },
      clear: () => shown.push('clear'),
    },
    bus,
    critical,
    platform: {
      navigate: () => undefined,
      signedIn: async () => undefined,
      userChanged: async () => undefined,
      config: defaultConfig,
    },
    message: () => ({ en: 'Back at 6 pm.', hi: 'शाम 6 बजे वापस।' }),
    recheck: () => (rechecks += 1),
    load: load.ports,
  });
  return {
    ...load,
    slot,
    place,
    shown,
    rechecked: () => rechecks,
    cards,
    bus,
    critical,
    retry: () => retry(),
    data: () => ({ ...(place.firstElementChild as HTMLElement | null)?.dataset }),
  };
}
