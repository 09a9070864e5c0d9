import { parentPort, workerData } from 'node:worker_threads';
import type { SimulationOptions } from './options.ts';
import { simulate, type Share } from './simulate.ts';

const { options, share } = workerData as { options: SimulationOptions; share: Share };
parentPort!.postMessage(simulate(options, share));
