import { defaultConfig, mergeConfig } from '@sanchay/contracts';
import type { AppConfig, Registry } from '@sanchay/contracts';

const emptyRegistry: Registry = { serial: 0, issued: '', expires: '', remotes: {} };

function block(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What the edge server laid into the page as inert JSON: settings and registry. Defaults stand in for what is missing. */
export function readPageData(): { config: AppConfig; registry: Registry } {
  const registry = block('sanchay-registry') as Registry | null;
  return {
    config: mergeConfig(defaultConfig, block('sanchay-config')),
    registry: registry?.remotes ? registry : emptyRegistry,
  };
}
