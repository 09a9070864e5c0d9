import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these and the router needs them when it is imported.
Object.assign(globalThis, { TextEncoder, TextDecoder });
