import type { SafeStorage } from '@sanchay/remote-kit/storage';
import type { LoadFailure, LoadFailureKind } from '../federation/failure.ts';

const KEY = 'sanchay.failures';

/** What the API receives: nothing about the user. */
export interface FailureNotice {
  remote: string;
  version: string;
  kind: LoadFailureKind;
  /** Random name of this tab. */
  tab: string;
}

interface Reported {
  tab: string;
  reported: string[];
}

export interface ReportRules {
  /** Storage of the tab. */
  storage: SafeStorage;
  send(notice: FailureNotice): Promise<unknown>;
  isOnline(): boolean;
  newTab?: () => string;
}

function readReported(storage: SafeStorage, newTab: () => string): Reported {
  try {
    const stored = JSON.parse(storage.get(KEY) ?? 'null') as Partial<Reported> | null;
    if (stored) return { tab: stored.tab ?? newTab(), reported: stored.reported ?? [] };
  } catch {
    // Garbled: this tab starts anew.
  }
  return { tab: newTab(), reported: [] };
}

/** Random name of this tab, the same for all its reports and page loads. */
export function tabName(storage: SafeStorage, newTab: () => string = () => crypto.randomUUID()): string {
  const reported = readReported(storage, newTab);
  storage.set(KEY, JSON.stringify(reported));
  return reported.tab;
}

/**
 * Notifies the API that a release failed here, once for each release and kind in a tab, so that the API can disable
 * one that fails for many. Being offline or switched off is not reported as a failure. What the API refuses is not
 * repeated; a notice that the next page load interrupted is sent again by that page.
 */
export function failureReports({
  storage,
  send,
  isOnline,
  newTab = () => crypto.randomUUID(),
}: ReportRules): (failure: Pick<LoadFailure, 'remote' | 'version' | 'kind'>) => void {
  const read = (): Reported => readReported(storage, newTab);
  const remember = (change: (reported: Reported) => Reported) =>
    storage.set(KEY, JSON.stringify(change(read())));
  const underWay = new Set<string>();
  return ({ remote, version, kind }) => {
    if (kind === 'disabled' || version === '' || !isOnline()) return;
    const what = `${remote} ${version} ${kind}`;
    const { tab, reported } = read();
    if (reported.includes(what) || underWay.has(what)) return;
    underWay.add(what);
    remember((reported) => ({ ...reported, tab }));
    send({ remote, version, kind, tab })
      .catch(() => undefined)
      .then(() => remember((reported) => ({ ...reported, reported: [...reported.reported, what] })));
  };
}
