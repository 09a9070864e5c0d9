import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RemoteDescription } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import { consumedModules, describeRemote, sharedModuleNames } from '@sanchay/remote-kit/webpack';
import ts from 'typescript';
import { root } from '../build/inputs.ts';
import { sourceGraph } from '../build/sourceGraph.ts';
import { usageOf, type Usage } from './usage.ts';

/** A remote as described by its sources and its `remote.json`. */
export interface RemoteFacts {
  description: RemoteDescription;
  usage: Usage;
  needs: string[];
}

/**
 * Reads what a remote exposes and uses.
 * @throws Error when a call's name cannot be determined.
 */
export function factsOf(name: string, checkout: string = root): RemoteFacts {
  const folder = path.join(checkout, name);
  const { files, stopped } = sourceGraph([path.join(folder, 'src/remote.tsx')], {
    stopAt: sharedModuleNames,
    browserOnly: true,
  });
  const own = files
    .filter((file) => file.startsWith(`${folder}${path.sep}`) && /\.tsx?$/.test(file))
    .map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  // The output of JSX imports its runtime, whichever file contains it.
  const needs = [...new Set(['react/jsx-runtime', ...stopped])].sort();
  return { description: describeRemote(folder), usage: usageOf(own), needs };
}

/**
 * Where `remote.json` and the sources disagree about events.
 * @returns sentences that describe what to do; empty when they agree.
 */
export function eventDrift({ description, usage }: RemoteFacts): string[] {
  const { name } = description;
  const verbs = { publishes: 'publishes', listens: 'listens to' } as const;
  return (['publishes', 'listens'] as const).flatMap((field) => [
    ...usage[field]
      .filter((event) => !description[field].includes(event))
      .map(
        (event) =>
          `${name} ${verbs[field]} ${event} in its sources: add it to "${field}" of ${name}/remote.json`,
      ),
    ...description[field]
      .filter((event) => !usage[field].includes(event))
      .map((event) => `${name}/remote.json says that it ${verbs[field]} ${event}, no source does: remove it`),
  ]);
}

const list = (items: readonly string[]): string =>
  items.length === 0 ? 'None.' : items.map((item) => `- ${item}`).join('\n');
const code = (text: string): string => `\`${text}\``;

/** The report of a remote, as Markdown: everything that other teams can rely on or be broken by. */
export function apiReport({ description, usage, needs }: RemoteFacts): string {
  const { name, owner, title, routes, nav, contracts } = description;
  const used = usage.calls.map((call) => {
    const { method, path: address, audience, summary } = calls[call];
    return `| ${code(call)} | ${method} ${code(address)} | ${audience} | ${summary} |`;
  });
  const ranges = consumedModules();
  return `# API report of ${name}

Made by \`npm run reports\`; a change here is a change for others, to be looked at in review.

Owner: ${owner}. Title: ${title.en}, ${title.hi}. Contracts: ${code(contracts)}. Exposes: ${code('./app')}.

## Routes

${list(routes.map(code))}

## Navigation

${list(nav.map(({ label, to, place, order }) => `${code(to)}, ${place}, ${order}: ${label.en}, ${label.hi}`))}

## Events

Publishes:

${list(description.publishes.map(code))}

Listens to:

${list(description.listens.map(code))}

## Calls

${used.length === 0 ? 'None.' : ['| Call | Address | Who | What |', '| --- | --- | --- | --- |', ...used].join('\n')}

## From the shell

${list(needs.map((need) => `${code(need)} ${ranges[need]?.requiredVersion ?? ''}`))}
`;
}
