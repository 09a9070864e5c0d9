/** Which list is drawn while the address of the page follows. Addresses are queries without their question mark. */
export interface ListSteps {
  /** What is drawn. */
  drawn: string;
  /** The latest address of the router. */
  written: string;
  /** Chosen here and not yet confirmed by the router, oldest first. */
  own: readonly string[];
}

export const startAt = (written: string): ListSteps => ({ drawn: written, written, own: [] });

/** The user chose another list here: it is drawn at once, and its address comes later. */
export function choose(steps: ListSteps, next: string): ListSteps {
  return { ...steps, drawn: next, own: [...steps.own, next] };
}

/** The router reports another address: a step of ours that arrives changes nothing, anything else is drawn. */
export function arrive({ drawn, own }: ListSteps, written: string): ListSteps {
  const place = own.indexOf(written);
  if (written === drawn || place < 0) return startAt(written);
  return { drawn, written, own: own.slice(place + 1) };
}

/** The user went back or forward: the next address is the result of that. */
export function forget(steps: ListSteps): ListSteps {
  return { ...steps, own: [] };
}
