import { addDays, xirrRates, type CashFlow } from '@sanchay/finance';
import { median, ratioOfMedians } from '../measure/statistics.ts';
import { between, times, type Finding } from '../measure/table.ts';
import { plainXirr } from '../measure/plainXirr.ts';

const FLOWS = 10_000;
const RUNS = 60;
const CALLS = 10;
const WARM_UP = 200;
/** The aim for 10,000 flows. */
const AIM_MS = 0.5;

/** Flows on as many days, one more for what they are worth at the end at 10 % a year. */
function flowsOf(amountOf: (day: number) => number): CashFlow[] {
  const flows = Array.from({ length: FLOWS - 1 }, (_, day) => ({
    date: addDays('1999-01-01', day),
    amount: Math.round(amountOf(day) * 100) / 100,
  }));
  const worth = flows.reduce((sum, { amount }, day) => sum - amount * 1.1 ** ((FLOWS - 1 - day) / 365), 0);
  return [...flows, { date: addDays('1999-01-01', FLOWS - 1), amount: Math.round(worth * 100) / 100 }];
}

const CASES: Record<string, CashFlow[]> = {
  'payments, growing': flowsOf((day) => -100 * 1.0002 ** day),
  'every fifth a withdrawal': flowsOf((day) => (day % 5 === 4 ? 80 : -100)),
};

function timed(run: () => unknown): number {
  const begun = performance.now();
  for (let call = 0; call < CALLS; call += 1) run();
  return (performance.now() - begun) / CALLS;
}

/** Times XIRR in turn with a plain solver: one rate near zero, dates read twice, a power for every flow. */
export async function xirrFigure(): Promise<Finding> {
  const rows = Object.entries(CASES).map(([name, flows]) => {
    for (let call = 0; call < WARM_UP; call += 1) {
      plainXirr(flows);
      xirrRates(flows);
    }
    const [own, plain]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      plain.push(timed(() => plainXirr(flows)));
      own.push(timed(() => xirrRates(flows)));
    }
    const ratio = ratioOfMedians(own, plain);
    const ms = (values: number[]): string => `${median(values).toFixed(2)} ms`;
    return [name, ms(own), ms(plain), times(ratio.value), between(ratio.low, ratio.high)];
  });
  return {
    title: 'XIRR',
    about: `${FLOWS} flows on as many days, all rates looked for, against a plain solver that finds one; ${RUNS} runs of ${CALLS} calls, in turn. The aim is ${AIM_MS} ms.`,
    tables: [{ head: ['flows', 'all rates', 'plain', 'ratio', '95 %'], rows }],
  };
}
