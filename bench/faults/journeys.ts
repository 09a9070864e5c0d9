import { readFileSync } from 'node:fs';

interface Suite {
  specs?: { title: string; ok: boolean }[];
  suites?: Suite[];
}

/** How the journeys about one fault went. */
export interface Outcome {
  passed: number;
  /** Those of the passed ones whose title contains the mark of a lazy chunk. */
  lazy: number;
  failed: string[];
}

/** Reads Playwright's reports (JSON) and sorts their tests by the fault that the title names. */
export function outcomesByFault(files: readonly string[]): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  const visit = ({ specs = [], suites = [] }: Suite): void => {
    for (const { title, ok } of specs) {
      const [, id, lazily] = /: (M\d\d) (in a lazy chunk: )?/.exec(title) ?? [];
      if (!id) continue;
      const outcome = outcomes.get(id) ?? { passed: 0, lazy: 0, failed: [] };
      if (!ok) outcome.failed.push(title);
      else {
        outcome.passed += 1;
        if (lazily) outcome.lazy += 1;
      }
      outcomes.set(id, outcome);
    }
    suites.forEach(visit);
  };
  for (const file of files) visit(JSON.parse(readFileSync(file, 'utf8')) as Suite);
  return outcomes;
}
