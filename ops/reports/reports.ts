import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { appNames, root } from '../build/inputs.ts';
import { apiReport, eventDrift, factsOf } from './apiReport.ts';
import { archiveSchema } from './archiveSchema.ts';
import { endpointTable } from './endpointTable.ts';
import { eventCatalogue } from './eventCatalogue.ts';
import { ruleCatalogue } from './ruleCatalogue.ts';
import { signatureReport } from './signatureReport.ts';
import { specifiedPage } from './specified/specifiedPage.ts';

/** A generated file: its path, and its expected content. */
export interface Report {
  /** From the root of the repository. */
  file: string;
  text: string;
}

/** Every report of the repository as it must be, and where `remote.json` and sources disagree. */
export async function makeReports(): Promise<{ reports: Report[]; drift: string[] }> {
  const facts = appNames()
    .filter((name) => name !== 'shell')
    .map((name) => factsOf(name));
  const pages = [
    ...facts.map((one) => ({ file: `${one.description.name}/api-report.md`, text: apiReport(one) })),
    { file: 'docs/archive.schema.json', text: archiveSchema() },
    { file: 'docs/calls-and-constants.md', text: specifiedPage(facts) },
    { file: 'docs/events.md', text: eventCatalogue(facts) },
    { file: 'docs/rules.md', text: ruleCatalogue() },
    { file: 'shared/contracts/src/endpoints.ts', text: endpointTable() },
  ];
  const reports = await Promise.all(
    pages.map(async ({ file, text }) => ({ file, text: await formatted(file, text) })),
  );
  const { report, faults } = signatureReport();
  return { reports: [...reports, report], drift: [...facts.flatMap(eventDrift), ...faults] };
}

/** The report of one remote, which may lie in another checkout. */
export async function makeReport(name: string, checkout: string): Promise<string> {
  return formatted(`${name}/api-report.md`, apiReport(factsOf(name, checkout)));
}

async function formatted(file: string, text: string): Promise<string> {
  const settings = await resolveConfig(path.join(root, file));
  return format(text, { ...settings, filepath: file });
}

/** The current content of a report's file; null when there is none. */
export function readReport(file: string): string | null {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : null;
}
