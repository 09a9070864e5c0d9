import { busEvents, type BusEventName, type BusEvents } from '@sanchay/contracts';
import { firstValueFrom, NEVER, takeUntil, type Observable } from 'rxjs';
import { BusError } from './busError.ts';
import type { Delivery } from './delivery.ts';
import { Isolated } from './isolated.ts';
import type { RecentEvent } from './recentEvents.ts';
import { listenBreach, payloadBreach, publishBreach, type Breach } from './ruleBook.ts';
import type { StateEventName } from './stateEvents.ts';
import type { BusPort, ScopeLimits } from './types.ts';

/** What all ports of one bus share. */
export interface BusCore {
  readonly delivery: Delivery;
  readonly production: boolean;
  /** Reports a fault unless its owner had one reported within the last second; only then `error` is called. */
  report(owner: string, event: string, error: () => unknown): void;
  record(owner: string, name: BusEventName, payload: unknown): void;
  post(owner: string, name: BusEventName, payload: unknown): void;
  recent(): readonly RecentEvent[];
}

/** One owner's view of the bus; `ended` completes what was subscribed through it. */
export function createPort(
  core: BusCore,
  owner: string,
  ended: Observable<unknown>,
  limits: ScopeLimits = {},
): BusPort {
  const broken = (breach: Breach | null): boolean => {
    if (!breach) return false;
    const { kind, event, message, cause } = breach;
    const error = () => new BusError(kind, owner, event, message, cause);
    core.report(owner, event, error);
    if (!core.production) throw error();
    return true;
  };

  const on = <N extends BusEventName>(name: N): Observable<BusEvents[N]> => {
    const faulty = (error: unknown) => core.report(owner, name, () => error);
    const source = broken(listenBreach(name, limits.listens)) ? NEVER : core.delivery.source(name);
    return new Isolated(source as Observable<BusEvents[N]>, faulty).pipe(takeUntil(ended));
  };

  return {
    emit(name, payload) {
      if (broken(publishBreach(owner, name, limits.publishes))) return;
      if (!core.production && broken(payloadBreach(name, payload))) return;
      core.record(owner, name, payload);
      // Before the delivery: a listener may publish, and other tabs must see the same order.
      if (busEvents[name].crossTab) core.post(owner, name, payload);
      core.delivery.deliver(name, payload);
    },
    on,
    async once(name) {
      const nothing = Symbol('nothing');
      const first = await firstValueFrom(on(name), { defaultValue: nothing });
      if (first === nothing)
        throw new BusError('disposed', owner, name, 'did not happen before the scope ended');
      return first as Exclude<typeof first, symbol>;
    },
    state: <N extends StateEventName>(name: N) => {
      if (broken(listenBreach(name, limits.listens))) return undefined;
      return core.delivery.latest(name) as BusEvents[N] | undefined;
    },
    recent: core.recent,
  };
}
