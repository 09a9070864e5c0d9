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

/** Reads Playwright's reports (JSON) and sorts their tests by the fault that the title names. */
export function outcomesByFault(files: readonly string[]): Map<string, Outcome> {
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
  for (const file of files) visit(JSON.parse(readFileSync(file, 'utf8')) as Suite);
  return outcomes;
}
