/**
 * Serves many requests of about the same moment with one look-up; equal keys share a result.
 * @param load gets distinct keys, and omits those without a result
 * @param waitMs how long the first request waits for others
 * @returns a function that returns null for what `load` omitted, and rejects for all callers when it fails
 */
export function batched<Value>(
  load: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
  waitMs: number,
): (key: string) => Promise<Value | null> {
  let keys = new Set<string>();
  let coming: Promise<ReadonlyMap<string, Value>> | null = null;
  return async (key) => {
    keys.add(key);
    coming ??= new Promise((resolve, reject) => {
      setTimeout(() => {
        const asked = [...keys];
        keys = new Set();
        coming = null;
        load(asked).then(resolve, reject);
      }, waitMs);
    });
    return (await coming).get(key) ?? null;
  };
}
