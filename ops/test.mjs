// `npm test`: does its own set-up. Plain JavaScript, because nothing may be installed yet.
import { handOver } from './handOver.mjs';

handOver('ops/tests/runAll.ts', process.argv.slice(2));
