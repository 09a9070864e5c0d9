import { domains } from './domains.ts';
import { collect } from './platform/collect.ts';
import type { Context, Foundation, Providers, Services } from './platform/context.ts';

/** Maps of handlers that a domain collects from the others. */
type Handlers = Omit<Context, keyof Foundation | keyof Services>;

/**
 * The context of the whole API: the foundation, and what the domains handle and provide for one another. Does not compile
 * while a payment purpose has no handlers or a service no provider.
 * @throws Error when two domains declare the same key.
 */
export function wire(foundation: Foundation): Context {
  const handlers: Handlers = {
    paymentHandlers: collect(domains, 'payments'),
    bankGuards: collect(domains, 'bankGuards'),
    wakesWithOrders: collect(domains, 'wakesWithOrders'),
    assetSources: collect(domains, 'assetSources'),
    storedProofs: collect(domains, 'storedProofs'),
    clockHooks: collect(domains, 'onClockMoved'),
  };
  const providers: Providers = collect(domains, 'provides');
  const ctx = { ...foundation, ...handlers } as Context;
  for (const [name, provide] of Object.entries(providers)) Object.assign(ctx, { [name]: provide(ctx) });
  return ctx;
}
