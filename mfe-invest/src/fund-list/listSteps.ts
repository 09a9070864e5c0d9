/** Which list is drawn while the address of the page follows. Addresses are queries without their question mark. */
export interface ListSteps {
  /** What is drawn. */
  drawn: string;
  /** What the router said last. */
  written: string;
  /** Chosen here and not yet said by the router, oldest first. */
  own: readonly string[];
}

export const startAt = (written: string): ListSteps => ({ drawn: written, written, own: [] });

/** Somebody chose another list here: it is drawn at once, and its address comes later. */
export function choose(steps: ListSteps, next: string): ListSteps {
  return { ...steps, drawn: next, own: [...steps.own, next] };
}

/** The router says another address: a step of ours that arrives changes nothing, anything else is drawn. */
export function arrive({ drawn, own }: ListSteps, written: string): ListSteps {
  const place = own.indexOf(written);
  if (written === drawn || place < 0) return startAt(written);
  return { drawn, written, own: own.slice(place + 1) };
}

/** Somebody went back or forward: whatever address comes next is theirs. */
export function forget(steps: ListSteps): ListSteps {
  return { ...steps, own: [] };
}
