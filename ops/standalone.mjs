// `npm start -w mfe-gold`: one remote alone. Plain JavaScript, because nothing may be installed yet.
import { handOver } from './handOver.mjs';

handOver('ops/standalone/serve.ts', process.argv.slice(2));
