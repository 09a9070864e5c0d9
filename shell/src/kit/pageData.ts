import { RENDERED_BLOCK, type AppConfig, type PageRegistry, type RenderedPage } from '@sanchay/contracts';
import { ownCohort } from './cohort.ts';

const emptyRegistry: PageRegistry = { serial: 0, issued: '', expires: '', cohort: 0, remotes: {} };

function block(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface PageData {
  config: AppConfig;
  registry: PageRegistry;
  /** Hashes of the scripts that the shell loads later, by address. */
  files: Record<string, string>;
  /** What the server rendered of this page; null where the browser makes it. */
  rendered: RenderedPage | null;
}

/** What the edge server laid into the page as inert JSON; it lays the settings whole, merged over the built-in ones. */
export function readPageData(): PageData {
  const registry = block('sanchay-registry') as (Omit<PageRegistry, 'cohort'> & { cohort?: number }) | null;
  return {
    config: block('sanchay-config') as AppConfig,
    registry: registry?.remotes
      ? { ...registry, cohort: registry.cohort ?? ownCohort(document) }
      : emptyRegistry,
    files: (block('sanchay-files') as Record<string, string> | null) ?? {},
    rendered: block(RENDERED_BLOCK) as RenderedPage | null,
  };
}
