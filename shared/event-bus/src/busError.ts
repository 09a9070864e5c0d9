export type BusErrorKind = 'unknown_event' | 'not_owner' | 'not_declared' | 'not_cloneable' | 'disposed';

/** A broken rule of the bus, or a wait that its scope's end cut short (`disposed`). */
export class BusError extends Error {
  readonly kind: BusErrorKind;
  readonly owner: string;
  readonly event: string;

  constructor(kind: BusErrorKind, owner: string, event: string, message: string, cause?: unknown) {
    super(`${owner}: ${event} ${message}`, { cause });
    this.name = 'BusError';
    this.kind = kind;
    this.owner = owner;
    this.event = event;
  }
}
