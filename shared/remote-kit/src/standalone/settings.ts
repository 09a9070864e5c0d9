import { PERSONAS, type PersonaName } from './personas.ts';
import { NETWORK_FAULTS, type NetworkFault } from './stage/faultyTransport.ts';

export const REMOTE_FAULTS = ['none', 'slow', 'mount', 'render'] as const;
export type RemoteFault = (typeof REMOTE_FAULTS)[number];

const LANGUAGES = ['en', 'hi'] as const;
const THEMES = ['light', 'dark'] as const;
const WIDTHS = ['full', '390', '768', '1280'] as const;
const APIS = ['mock', 'real'] as const;
const LATENCIES = ['0', '300', '2000'] as const;

/** The choices of the user of the workbench. */
export interface Settings {
  persona: PersonaName;
  language: (typeof LANGUAGES)[number];
  theme: (typeof THEMES)[number];
  /** Of the remote's page, CSS pixels. */
  width: (typeof WIDTHS)[number];
  /** Answers made from the contracts, or a running product's. */
  api: (typeof APIS)[number];
  /** Milliseconds before each answer. */
  latency: (typeof LATENCIES)[number];
  network: NetworkFault;
  remote: RemoteFault;
}

/** Every choice, in the order in which it is shown; the first is the one to start with. */
export const choices: { [K in keyof Settings]: readonly Settings[K][] } = {
  persona: PERSONAS,
  language: LANGUAGES,
  theme: THEMES,
  width: WIDTHS,
  api: APIS,
  latency: LATENCIES,
  network: NETWORK_FAULTS,
  remote: REMOTE_FAULTS,
};

/** A change of these needs a new page for the remote; the others change the one that is there. */
export const startsAnew: readonly (keyof Settings)[] = ['persona', 'api', 'remote'];

const KEY = 'sanchay.standalone';

/** What was chosen in this tab before; a value that is none of the choices counts as the first. */
export function readSettings(storage: Pick<Storage, 'getItem'> = globalThis.sessionStorage): Settings {
  let stored: Record<string, unknown> = {};
  try {
    stored = { ...(JSON.parse(storage.getItem(KEY) ?? '{}') as object) };
  } catch {
    // Garbled: the first of each.
  }
  const chosen = Object.entries(choices).map(([name, values]) => [
    name,
    (values as readonly unknown[]).includes(stored[name]) ? stored[name] : values[0],
  ]);
  return Object.fromEntries(chosen) as Settings;
}

/** Remembers the choice for this tab, which the frame of the remote shares. */
export function keepSettings(
  settings: Settings,
  storage: Pick<Storage, 'setItem'> = globalThis.sessionStorage,
): void {
  storage.setItem(KEY, JSON.stringify(settings));
}
