import type { CallName } from '@sanchay/contracts';
import type { RenderOutcome } from '@sanchay/remote-kit/server';
import type { ChromeJob, RenderedChrome } from '../../src/server/renderChrome.tsx';

/** A verified `server.cjs` by the name it goes by in the workers: remote and release. */
export interface Bundle {
  key: string;
  code: string;
}

/** One page as a worker receives it: plain data, without personal data. */
export interface PageJob {
  remote: string;
  release: string;
  path: string;
  search: string;
  at: string;
  chrome: ChromeJob;
}

export type PageOutcome = RenderOutcome & { chrome: RenderedChrome };

/** What an answer of the API is to a worker: its text, or that there is none. */
export type WireOutcome =
  | { json: string }
  | { bytes: Uint8Array }
  | { missing: { code: string | null; message: string | null } }
  | { failed: string };

export type ToWorker =
  | { type: 'load'; bundle: Bundle }
  | { type: 'render'; id: number; page: string; shell: string; job: PageJob }
  | { type: 'answer'; id: number; read: number; outcome: WireOutcome };

export type FromWorker =
  | { type: 'loaded'; key: string }
  | { type: 'refused'; key: string; reason: string }
  | { type: 'read'; id: number; read: number; name: CallName; options: Record<string, unknown> }
  | { type: 'done'; id: number; outcome: PageOutcome }
  | { type: 'failed'; id: number; reason: string };
