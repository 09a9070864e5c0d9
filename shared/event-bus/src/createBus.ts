import { NEVER, ReplaySubject } from 'rxjs';
import { createDelivery } from './delivery.ts';
import { createFaultLimit } from './faultLimit.ts';
import { createPort, type BusCore } from './port.ts';
import { createRecentEvents } from './recentEvents.ts';
import { readTabMessage } from './tabMessages.ts';
import type { Bus, BusFault, BusOptions } from './types.ts';

/** A bus of its own. The page's bus is `bus`; this is for that one, for tests and for the standalone harness. */
export function createBus(options: BusOptions = {}): Bus {
  const { now = () => Date.now(), report = reportToConsole, channel = null } = options;
  const delivery = createDelivery();
  const recent = createRecentEvents();
  const suppressedBefore = createFaultLimit(now);

  const core: BusCore = {
    delivery,
    production: options.production ?? process.env.NODE_ENV === 'production',
    report(owner, event, errorOf) {
      const suppressed = suppressedBefore(owner);
      if (suppressed === null) return;
      const error = errorOf();
      try {
        report({ owner, event, error, ...(suppressed > 0 && { suppressed }) });
      } catch (broken) {
        reportToConsole({ owner, event, error });
        reportToConsole({ owner: 'report', event, error: broken });
      }
    },
    record: (owner, name, payload) => recent.add({ at: now(), owner, name, payload, origin: 'here' }),
    post(owner, name, payload) {
      try {
        channel?.postMessage({ name, payload });
      } catch (error) {
        core.report(owner, name, () => error);
      }
    },
    recent: recent.list,
  };

  channel?.addEventListener('message', ({ data }) => {
    const message = readTabMessage(data);
    if (!message) return;
    recent.add({ at: now(), owner: 'tab', ...message, origin: 'tab' });
    // Straight to the listeners and not through `emit`, which would send it on.
    delivery.deliver(message.name, message.payload);
  });

  return {
    ...createPort(core, 'shell', NEVER),
    emitHere(name, payload) {
      core.record('shell', name, payload);
      delivery.deliver(name, payload);
    },
    scoped(owner, limits) {
      // Replays, so that what is subscribed after the end completes at once.
      const ended = new ReplaySubject<void>(1);
      return { ...createPort(core, owner, ended, limits), owner, dispose: () => ended.next() };
    },
  };
}

/** Default destination of faults until another handler is registered. */
export function reportToConsole({ owner, event, error }: BusFault): void {
  console.error(`event bus: ${owner}, ${event}`, error);
}
