export { BusError, type BusErrorKind } from './busError.ts';
export { createBus } from './createBus.ts';
export { bus, reportBusFaults } from './pageBus.ts';
export type { RecentEvent } from './recentEvents.ts';
export { redact } from './redact.ts';
export * from './rx.ts';
export { stateEvents, type StateEventName } from './stateEvents.ts';
export type { Bus, BusChannel, BusFault, BusOptions, BusPort, ScopedBus, ScopeLimits } from './types.ts';
