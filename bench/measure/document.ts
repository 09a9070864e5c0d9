import { markdownTable, type Finding } from './table.ts';

const HEAD = `# Benchmarks

Written by \`npm run bench\`; one figure again with \`npm run bench -- lcp\`, of one route with
\`npm run bench -- lcp --route fund\` (which prints only). How the pages are served and slowed down stands in
\`bench/page\`; ratios are of medians of interleaved runs in one session, with 95 % bootstrap intervals.
`;

/** One figure's part of the document. `stamp` states where and when it was measured. */
export function section({ title, about, tables }: Finding, stamp: string): string {
  return [`## ${title}`, about, ...tables.map(markdownTable), `_${stamp}_`].join('\n\n');
}

/**
 * The document with one part exchanged, or added at its end; the other parts stay as they were measured.
 * @param document the text so far, empty at first.
 */
export function withSection(document: string, finding: Finding, stamp: string): string {
  const parts = document.split(/\n(?=## )/).slice(1);
  const place = parts.findIndex((part) => part.startsWith(`## ${finding.title}\n`));
  const part = section(finding, stamp);
  if (place === -1) parts.push(part);
  else parts[place] = part;
  return `${[HEAD.trimEnd(), ...parts.map((text) => text.trimEnd())].join('\n\n')}\n`;
}
