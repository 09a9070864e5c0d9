import { execFileSync } from 'node:child_process';
import { freezeIntrinsics } from '../shell/src/isolation/frozenIntrinsics.ts';
import { median } from './measure/statistics.ts';

/** `node bench/intrinsics.ts`: what `freezeIntrinsics` costs ordinary code, as a ratio of times; 1 is no cost. */
const ROUNDS = 9;
const WARM_UP = 60;
const REPEATS = 60;

const rows = Array.from({ length: 2_000 }, (_, id) => ({
  id,
  name: `fund ${id}`,
  nav: id * 1.5,
  tags: ['a'],
}));

const work: Record<string, () => unknown> = {
  'push to a list'() {
    const list: number[] = [];
    for (let at = 0; at < 20_000; at += 1) list.push(at);
    return list;
  },
  'read a list with holes'() {
    const list = new Array<number>(20_000);
    for (let at = 0; at < 20_000; at += 1) list[at] = at;
    let sum = 0;
    for (let at = 0; at < 20_000; at += 1) sum += list[at]!;
    return sum;
  },
  'map, filter, slice, concat, reduce': () =>
    rows
      .map(({ nav }) => nav)
      .filter((nav) => nav > 10)
      .slice(5)
      .concat([1])
      .reduce((sum, nav) => sum + nav, 0),
  'JSON there and back': () => JSON.parse(JSON.stringify(rows)) as unknown,
  'test and replace by a pattern': () =>
    rows.map(({ name }) => (/d (\d+)$/.test(name) ? name.replace(/\d+/g, 'x') : name)),
  'copy and enumerate objects'() {
    let sum = 0;
    for (const row of rows) for (const key in { ...row, more: 1 }) sum += key.length;
    return sum;
  },
  'fill and walk a map': () => [...new Map(rows.map((row) => [row.id, row])).keys()].length,
  sort: () => rows.slice().sort((one, other) => other.nav - one.nav),
};

/** Milliseconds of each kind of work in this process. */
function measure(): Record<string, number> {
  return Object.fromEntries(
    Object.entries(work).map(([name, run]) => {
      for (let time = 0; time < WARM_UP; time += 1) run();
      const times = Array.from({ length: REPEATS }, () => {
        const start = performance.now();
        run();
        return performance.now() - start;
      });
      return [name, median(times)];
    }),
  );
}

const [mode] = process.argv.slice(2);
if (mode) {
  if (mode === 'frozen') freezeIntrinsics();
  console.log(JSON.stringify(measure()));
} else {
  const child = (how: string) =>
    JSON.parse(execFileSync(process.execPath, [import.meta.filename, how], { encoding: 'utf8' })) as Record<
      string,
      number
    >;
  const ratios = new Map(Object.keys(work).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const [open, frozen] = [child('open'), child('frozen')];
    for (const [name, found] of ratios) found.push(frozen[name]! / open[name]!);
  }
  for (const [name, found] of ratios) console.log(`${name}: ${median(found).toFixed(2)}`);
}
