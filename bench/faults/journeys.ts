import { readFileSync } from 'node:fs';

interface Suite {
  specs?: { title: string; ok: boolean }[];
  suites?: Suite[];
}

/** How the journeys about one fault went. */
export interface Outcome {
  passed: number;
  failed: string[];
}

/** Reads a Playwright report (JSON) and sorts its tests by the fault that their title names. */
export function outcomesByFault(file: string): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  const visit = ({ specs = [], suites = [] }: Suite): void => {
    for (const { title, ok } of specs) {
      const id = /: (M\d\d) /.exec(title)?.[1];
      if (!id) continue;
      const outcome = outcomes.get(id) ?? { passed: 0, failed: [] };
      if (ok) outcome.passed += 1;
      else outcome.failed.push(title);
      outcomes.set(id, outcome);
    }
    suites.forEach(visit);
  };
  visit(JSON.parse(readFileSync(file, 'utf8')) as Suite);
  return outcomes;
}
