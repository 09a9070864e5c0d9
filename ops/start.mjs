// `npm start`: the whole product on one origin. Plain JavaScript, because nothing may be installed yet.
import { handOver } from './handOver.mjs';

handOver('ops/supervisor.ts', process.argv.slice(2));
