import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { decimalText } from './book.ts';
import { readOptions } from './options.ts';
import { together, type SimulationResult } from './simulate.ts';

const options = readOptions(process.argv.slice(2));
const started = performance.now();
const of = availableParallelism();
const shares = Array.from({ length: of }, async (_, index): Promise<SimulationResult> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { options, share: { index, of } },
  });
  return ((await once(worker, 'message')) as [SimulationResult])[0];
});
const { fault, ledgerSum, ...result } = together(await Promise.all(shares));
const seconds = (performance.now() - started) / 1_000;

console.log(
  `${result.years} investor-years of ${result.lives} people in ${seconds.toFixed(1)} s, seed ${options.seed}\n` +
    `  orders ${result.orders} · sales and switches ${result.sales} · acknowledgements ${result.acknowledged}\n` +
    `  SIP instalments ${result.instalments} · plans ended by failures ${result.endedByFailures}\n` +
    `  refunds ${result.refunds} · payments reported twice ${result.repeats} · chargebacks with an amount due ${result.receivables} · ledger sums to ${decimalText(ledgerSum)}\n` +
    `  trades of shares ${result.fills}, of them ${result.lateFills} after the end of the order · annulled ${result.annulled} · settled orders ${result.settled}\n` +
    `  exchange messages repeated ${result.repeatedMessages}, gaps ${result.gaps} · fixed deposits ${result.deposits} · bookings of interest ${result.interest}\n` +
    `  trades of US shares ${result.usFills}, of them ${result.usLateFills} after the end of the order · refused ${result.usRefused} · annulled ${result.usAnnulled} · settled orders ${result.usSettled} · splits ${result.usSplits} · dividends ${result.usDividends}`,
);
if (fault) {
  console.error(
    `\nWrong in life ${fault.life} (again with --seed ${options.seed} --years ${options.years}):`,
  );
  for (const message of fault.messages.slice(0, 5)) console.error(`  ${message}`);
  process.exitCode = 1;
}
