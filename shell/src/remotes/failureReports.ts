import type { SafeStorage } from '@sanchay/remote-kit/storage';
import type { LoadFailure, LoadFailureKind } from './failure.ts';

const KEY = 'sanchay.failures';

/** What the API hears: nothing about the person. */
export interface FailureNotice {
  remote: string;
  version: string;
  kind: LoadFailureKind;
  /** Random name of this tab. */
  tab: string;
}

interface Told {
  tab: string;
  said: string[];
}

export interface ReportRules {
  /** Storage of the tab. */
  storage: SafeStorage;
  send(notice: FailureNotice): Promise<unknown>;
  isOnline(): boolean;
  newTab?: () => string;
}

function readTold(storage: SafeStorage, newTab: () => string): Told {
  try {
    const told = JSON.parse(storage.get(KEY) ?? 'null') as Told | null;
    if (told) return told;
  } catch {
    // Garbled: this tab starts anew.
  }
  return { tab: newTab(), said: [] };
}

/** Random name of this tab, the same for all its reports and page loads. */
export function tabName(storage: SafeStorage, newTab: () => string = () => crypto.randomUUID()): string {
  const told = readTold(storage, newTab);
  storage.set(KEY, JSON.stringify(told));
  return told.tab;
}

/**
 * Tells the API that a release failed here, once for each release and kind in a tab, so that the API can take out one
 * that fails for many. Being offline or switched off is nobody's fault. What the API refuses is not repeated; a notice
 * that the next page load cut short is told again by that page.
 */
export function failureReports({
  storage,
  send,
  isOnline,
  newTab = () => crypto.randomUUID(),
}: ReportRules): (failure: Pick<LoadFailure, 'remote' | 'version' | 'kind'>) => void {
  const read = (): Told => readTold(storage, newTab);
  const remember = (change: (told: Told) => Told) => storage.set(KEY, JSON.stringify(change(read())));
  const underWay = new Set<string>();
  return ({ remote, version, kind }) => {
    if (kind === 'disabled' || version === '' || !isOnline()) return;
    const what = `${remote} ${version} ${kind}`;
    const { tab, said } = read();
    if (said.includes(what) || underWay.has(what)) return;
    underWay.add(what);
    remember((told) => ({ ...told, tab }));
    send({ remote, version, kind, tab })
      .catch(() => undefined)
      .then(() => remember((told) => ({ ...told, said: [...told.said, what] })));
  };
}
