// `npm run cluster`: several nodes behind one gateway. Plain JavaScript, because nothing may be installed yet.
import { handOver } from './handOver.mjs';

handOver('ops/cluster/main.ts', process.argv.slice(2));
