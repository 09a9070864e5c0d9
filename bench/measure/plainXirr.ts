import { epochDay, isIsoDate, type CashFlow } from '@sanchay/finance';

const WIDTHS = [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8];
const MOST_STEPS = 200;
const CLOSE_ENOUGH = 1e-14;

/** One rate at which flows are worth nothing, near zero, by Newton inside a bracket: the yardstick of `xirr`. */
export function plainXirr(flows: readonly CashFlow[]): number | null {
  if (flows.some(({ date }) => !isIsoDate(date))) return null;
  const days = Float64Array.from(flows, ({ date }) => epochDay(date));
  const years = days.map((day) => (day - days[0]!) / 365);
  const at = (x: number): { value: number; slope: number } => {
    const origin = x < 0 ? years.at(-1)! : 0;
    let [value, slope] = [0, 0];
    for (let index = 0; index < years.length; index += 1) {
      const present = flows[index]!.amount * Math.exp((origin - years[index]!) * x);
      value += present;
      slope += (origin - years[index]!) * present;
    }
    return { value, slope };
  };
  const start = Math.sign(at(0).value);
  for (const width of WIDTHS) {
    for (const bound of [width, -width]) {
      if (Math.sign(at(bound).value) !== start) return Math.expm1(solve(at, 0, bound));
    }
  }
  return null;
}

function solve(at: (x: number) => { value: number; slope: number }, from: number, to: number): number {
  let [low, high] = [Math.min(from, to), Math.max(from, to)];
  const sign = Math.sign(at(low).value);
  let x = (low + high) / 2;
  let last = high - low;
  for (let step = 0; step < MOST_STEPS && Math.abs(last) > CLOSE_ENOUGH; step += 1) {
    const { value, slope } = at(x);
    if (Math.sign(value) === sign) low = x;
    else high = x;
    const newton = -value / slope;
    const stays = x + newton > low && x + newton < high && Math.abs(2 * newton) <= Math.abs(last);
    last = stays ? newton : (low + high) / 2 - x;
    x += last;
  }
  return x;
}
