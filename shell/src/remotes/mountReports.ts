import type { SafeStorage } from '@sanchay/remote-kit/storage';
import type { MountRecord } from '../kit/mountRecord.ts';
import { tabName } from './failureReports.ts';

const KEY = 'sanchay.mounts';

/** A release that this tab has mounted. */
export interface ReportedMount {
  remote: string;
  version: string;
}

export interface MountReportRules {
  /** Storage of the tab. */
  storage: SafeStorage;
  /** Sends without waiting for an answer, also while the page is being left. */
  send(body: { tab: string; mounts: ReportedMount[] }): void;
  /** Calls back each time the page is hidden, the last moment at which it surely still runs. */
  onHidden(work: () => void): void;
}

/**
 * Reports which releases were mounted, each once in a tab, when the page is hidden: the API compares failures with
 * successes before it takes a release out. Nothing about the user is sent.
 */
export function mountReports({ storage, send, onHidden }: MountReportRules): (mount: MountRecord) => void {
  const waiting = new Map<string, ReportedMount>();
  const reported = new Set((storage.get(KEY) ?? '').split('\n'));
  onHidden(() => {
    if (waiting.size === 0) return;
    send({ tab: tabName(storage), mounts: [...waiting.values()] });
    for (const key of waiting.keys()) reported.add(key);
    waiting.clear();
    storage.set(KEY, [...reported].join('\n'));
  });
  return ({ remote, release: version, outcome }) => {
    const key = `${remote} ${version}`;
    if (outcome === 'mounted' && version !== '' && !reported.has(key)) waiting.set(key, { remote, version });
  };
}
