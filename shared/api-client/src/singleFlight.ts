/** `work`, but whoever asks while it is under way gets the same promise. */
export function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let flight: Promise<T> | null = null;
  return () => {
    flight ??= work().finally(() => {
      flight = null;
    });
    return flight;
  };
}
