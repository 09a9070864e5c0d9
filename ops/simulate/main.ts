import { decimalText } from './book.ts';
import { readOptions } from './options.ts';
import { simulate } from './simulate.ts';

const options = readOptions(process.argv.slice(2));
const started = performance.now();
const { fault, ledgerSum, ...result } = simulate(options);
const seconds = (performance.now() - started) / 1_000;

console.log(
  `${result.years} investor-years of ${result.lives} people in ${seconds.toFixed(1)} s, seed ${options.seed}\n` +
    `  orders ${result.orders} · sales and switches ${result.sales} · acknowledgements ${result.acknowledged}\n` +
    `  SIP instalments ${result.instalments} · plans ended by failures ${result.endedByFailures}\n` +
    `  refunds ${result.refunds} · payments told twice ${result.repeats} · ledger sums to ${decimalText(ledgerSum)}`,
);
if (fault) {
  console.error(`\nWrong in life ${fault.life} (again with --seed ${options.seed} --years ${result.years}):`);
  for (const words of fault.words.slice(0, 5)) console.error(`  ${words}`);
  process.exit(1);
}
