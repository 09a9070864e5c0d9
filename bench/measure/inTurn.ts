/**
 * Measures several ways in turn, so that what changes with time affects all of them: each run measures every way once,
 * beginning with another one each time.
 * @param ways what measures once, by name.
 * @param began called with the number of each run, from 1.
 * @returns the values of each way, in the order of the runs.
 */
export async function inTurn<Name extends string, Value>(
  ways: Readonly<Record<Name, () => Promise<Value>>>,
  runs: number,
  began: (run: number) => void = () => undefined,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(ways) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Value[]>;
  for (let run = 0; run < runs; run += 1) {
    began(run + 1);
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(run + place) % names.length]!;
      found[name].push(await ways[name]());
    }
  }
  return found;
}
