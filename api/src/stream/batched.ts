/**
 * Answers many questions of about the same moment with one look-up; equal keys share an answer.
 * @param load gets distinct keys, and leaves out those that there is nothing for
 * @param waitMs how long the first question waits for others
 * @returns a function that answers null for what `load` left out, and rejects for all who asked when it fails
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
