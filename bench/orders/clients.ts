/** What some clients got done together. */
export interface Round {
  /** Done a second. */
  rate: number;
  /** Milliseconds that each took. */
  times: number[];
}

/** Lets so many clients do one thing after the other for a time; what was begun is finished. */
export async function workFor(
  ms: number,
  clients: number,
  one: (client: number) => Promise<void>,
): Promise<Round> {
  const times: number[] = [];
  const began = performance.now();
  const work = async (client: number): Promise<void> => {
    for (let at = performance.now(); at - began < ms; at = performance.now()) {
      await one(client);
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return { rate: (times.length * 1_000) / (performance.now() - began), times };
}
