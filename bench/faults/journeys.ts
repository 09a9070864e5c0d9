import { readFileSync } from 'node:fs';

interface Suite {
  specs?: { title: string; ok: boolean }[];
  suites?: Suite[];
}

/** A report of Playwright or of jest, where a test that a pattern left out is `pending`. */
interface Report extends Suite {
  testResults?: { assertionResults: { title: string; status: 'passed' | 'failed' | 'pending' }[] }[];
}

/** How the journeys about one fault went. */
export interface Outcome {
  passed: number;
  /** Those of the passed ones whose title contains the mark of a lazy chunk. */
  lazy: number;
  failed: string[];
}

/** Reads reports of Playwright and jest (JSON) and sorts their tests by the fault that the title names. */
export function outcomesByFault(files: readonly string[]): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  const count = (title: string, ok: boolean): void => {
    const [, id, lazily] = /\b(M\d\d)\b( in a lazy chunk: )?/.exec(title) ?? [];
    if (!id) return;
    const outcome = outcomes.get(id) ?? { passed: 0, lazy: 0, failed: [] };
    if (!ok) outcome.failed.push(title);
    else {
      outcome.passed += 1;
      if (lazily) outcome.lazy += 1;
    }
    outcomes.set(id, outcome);
  };
  const visit = ({ specs = [], suites = [] }: Suite): void => {
    for (const { title, ok } of specs) count(title, ok);
    suites.forEach(visit);
  };
  for (const file of files) {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    visit(report);
    for (const { assertionResults } of report.testResults ?? [])
      for (const { title, status } of assertionResults)
        if (status !== 'pending') count(title, status === 'passed');
  }
  return outcomes;
}
