import { VITALS_PATH, type AppConfig, type VitalMeasurement } from '@sanchay/contracts';
import { watchVitals } from './webVitals.ts';

/** What the decision to measure hangs on; the browser's own by default. */
export interface VitalsPage {
  /** 0 up to 1. */
  random(): number;
  /** The user opted out of measurement (Do Not Track or Global Privacy Control). */
  objection(): boolean;
  send(path: string, body: string): void;
  /** Calls back each time the page is hidden, the last moment at which it surely still runs. */
  onHidden(work: () => void): void;
  watch(changed: (measurement: VitalMeasurement) => void): Promise<void>;
}

/**
 * True when this page load is measured: the installation allows it, the user does not object, and the load is sampled.
 */
export function isMeasured({ allowed, oneIn }: AppConfig['vitals'], page: VitalsPage): boolean {
  return allowed && oneIn >= 1 && !page.objection() && page.random() * oneIn < 1;
}

/**
 * Measures this page load, when it is sampled, and sends what is known whenever the page is hidden, each figure once:
 * numbers and names of remotes, no user, no address. Resolves to whether it measures.
 */
export async function startVitals(
  config: AppConfig['vitals'],
  page: VitalsPage = browserPage,
): Promise<boolean> {
  if (!isMeasured(config, page)) return false;
  const waiting = new Map<string, VitalMeasurement>();
  const sent = new Set<string>();
  page.onHidden(() => {
    if (waiting.size === 0) return;
    page.send(VITALS_PATH, JSON.stringify({ measurements: [...waiting.values()] }));
    for (const metric of waiting.keys()) sent.add(metric);
    waiting.clear();
  });
  await page.watch((measurement) => {
    if (!sent.has(measurement.metric)) waiting.set(measurement.metric, measurement);
  });
  return true;
}

const browserPage: VitalsPage = {
  random: Math.random,
  objection: () =>
    navigator.doNotTrack === '1' ||
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  send: (path, body) => void navigator.sendBeacon(path, new Blob([body], { type: 'application/json' })),
  onHidden: (work) =>
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') work();
    }),
  watch: watchVitals,
};
