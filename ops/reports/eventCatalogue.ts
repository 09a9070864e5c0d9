import { busEvents, type BusEventName } from '@sanchay/contracts';
import { eventSchemas } from '@sanchay/contracts/calls';
import type { RemoteFacts } from './apiReport.ts';
import { example, typeMessages } from './payloadMessages.ts';

const whose = {
  shell: 'the shell only',
  server: 'the server; the shell publishes it on the bus',
  any: 'the shell and every remote that declares it',
} as const;

const names = (remotes: readonly string[]): string =>
  remotes.length === 0 ? 'no remote' : remotes.map((name) => `\`${name}\``).join(', ');

/** The page of all bus events: behaviour from the contracts, publishers and listeners from the remotes. */
export function eventCatalogue(facts: readonly RemoteFacts[]): string {
  const having = (field: 'publishes' | 'listens', event: BusEventName): string[] =>
    facts
      .filter(({ description }) => description[field].includes(event))
      .map(({ description }) => description.name);
  const sections = (Object.keys(busEvents) as BusEventName[]).map((event) => {
    const { owner, replay, crossTab, summary } = busEvents[event];
    return `## ${event}

${summary}.

| | |
| --- | --- |
| May publish | ${whose[owner]} |
| Publishes | ${owner === 'any' ? `the shell, ${names(having('publishes', event))}` : 'the shell'} |
| Listens | ${names(having('listens', event))} |
| Late subscribers | ${replay === 'last' ? 'receive the latest value at once' : 'receive later events only'} |
| Other tabs | ${crossTab ? 'receive it' : 'do not receive it'} |

\`\`\`ts
${typeMessages(eventSchemas[event])}
\`\`\`

\`\`\`json
${JSON.stringify(example(eventSchemas[event], event), null, 2)}
\`\`\`
`;
  });
  return `# Events

\`npm run reports\` writes this page from \`shared/contracts/src/events.ts\` and each \`remote.json\`. The bus refuses events that a
remote does not declare.

${sections.join('\n')}`;
}
