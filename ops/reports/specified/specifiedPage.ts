import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CallName } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import ts from 'typescript';
import { root } from '../../build/inputs.ts';
import type { RemoteFacts } from '../apiReport.ts';
import { usageOf } from '../usage.ts';
import { SPECIFIED_CALLS, type SpecifiedCall } from './specifiedCalls.ts';
import { SPECIFIED_CONSTANTS, type SpecifiedConstant } from './specifiedConstants.ts';

const code = (text: string): string => `\`${text}\``;
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The sources below a folder of the repository, without tests; paths from the root. */
export function sourcesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();
}

function fileWith(folder: string, ...patterns: readonly RegExp[]): string | null {
  const found = sourcesBelow(folder).find((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return patterns.every((pattern) => pattern.test(source));
  });
  return found ?? null;
}

/** Where a call is stated, and where the API answers it; null for a place that is not found. */
export function placesOf(call: CallName): { contract: string | null; api: string | null } {
  return {
    contract: fileWith('shared/contracts/src/calls', new RegExp(`^  ${call}: \\{`, 'm')),
    api:
      fileWith('api/src', new RegExp(`implement\\(\\s*app,\\s*ctx,\\s*'${call}'`)) ??
      fileWith('api/src', new RegExp(`'${call}'`), /\bimplement\(|Routes\(/),
  };
}

/** The apps whose sources make each call. */
export function callersOf(facts: readonly RemoteFacts[]): Map<CallName, string[]> {
  const shell = usageOf(
    sourcesBelow('shell/src').map((file) =>
      ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true),
    ),
  );
  const apps = [{ name: 'shell', made: shell.calls }].concat(
    facts.map(({ description, usage }) => ({ name: description.name, made: usage.calls })),
  );
  return new Map(
    (Object.keys(calls) as CallName[]).map((call) => [
      call,
      apps.filter(({ made }) => made.includes(call)).map(({ name }) => name),
    ]),
  );
}

function callLine(
  { specified, call, note, missing }: SpecifiedCall,
  callers: Map<CallName, string[]>,
): string {
  if (call === null) return `| ${cell(specified)} | not built (${missing}) | | | ${cell(note ?? '')} |`;
  const { method, path: address } = calls[call];
  const { contract, api } = placesOf(call);
  const apps = callers.get(call)!.join(', ');
  return `| ${cell(specified)} | ${code(call)}: ${method} ${code(address)} | ${code(contract!)}, ${code(path.dirname(api!))} | ${apps} | ${cell(note ?? '')} |`;
}

function constantLine(constant: SpecifiedConstant): string {
  const { item, actual, setting, lives, read, seen, missing, note } = constant;
  const place = setting ? `${code(setting)} of the settings` : code(lives!);
  const value = actual === null ? '' : code(JSON.stringify(actual));
  const reader = read ? code(read[0]) : '';
  const where = missing ? `not built (${missing})` : seen!.startsWith('/') ? code(seen!) : seen!;
  return `| ${cell(item)} | ${cell(value)} | ${place} | ${reader} | ${where} | ${cell(note ?? '')} |`;
}

/** The page of every call of section 7 and every constant of section 9 of the specification (X10). */
export function specifiedPage(facts: readonly RemoteFacts[]): string {
  const callers = callersOf(facts);
  return `# Calls and constants of the specification

\`npm run reports\` writes this page from \`ops/reports/specified\`, the contracts and the sources; a test holds every row. Features in brackets
are those of [features](features.md) that are not built.

## Calls (section 7)

A call that no app makes by its name is made by the edge server, by its path, or by existing clients of this family of APIs.

| Specified | Call | Stated in, answered in | Made by | Note |
| --- | --- | --- | --- | --- |
${SPECIFIED_CALLS.map((each) => callLine(each, callers)).join('\n')}

## Constants (section 9)

Settings are \`defaultConfig\` in \`shared/contracts/src/appConfig.ts\`; \`/api/v3/config/app.json\` is merged over them. Milliseconds, rupees and
percent a year.

| Constant | Value | Lives in | Read by | Where users meet it | Note |
| --- | --- | --- | --- | --- | --- |
${SPECIFIED_CONSTANTS.map(constantLine).join('\n')}
`;
}
