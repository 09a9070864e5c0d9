import type { Listing } from './ledgerApi.ts';

const INDIA = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
  timeZone: 'Asia/Kolkata',
});

/** Releases of a remote and the changes of its channel as a table for people; times are India's. */
export function listing({ remote, owner, channel, releases, changes }: Listing): string {
  const state = (version: string, takenOut: boolean): string => {
    if (channel?.live === version) return channel.disabled ? 'live, disabled' : 'live';
    if (channel?.canary?.version === version) return `canary ${channel.canary.percent} %`;
    if (takenOut) return 'taken out';
    return channel?.previous === version ? 'previous' : '';
  };
  const releaseRows = releases.map(({ version, registered_at, registered_by, size, reason, taken_out }) => [
    version,
    state(version, taken_out !== null),
    `${(size / 1024).toFixed(1)} KB`,
    INDIA.format(new Date(registered_at)),
    registered_by,
    taken_out ? `${taken_out.by}: ${taken_out.reason}` : reason,
  ]);
  const changeRows = changes.map(({ serial, at, action, percent, version, by, reason }) => [
    String(serial),
    percent === null ? action : `${action} ${percent} %`,
    version,
    INDIA.format(new Date(at)),
    by,
    reason,
  ]);
  return [
    `${remote} (${owner})`,
    '',
    table(['release', 'state', 'entry', 'registered', 'by', 'why'], releaseRows),
    '',
    table(['serial', 'change', 'release', 'when', 'by', 'why'], changeRows),
  ].join('\n');
}

/** Rows under a heading, columns as wide as their longest word. */
function table(heading: string[], rows: string[][]): string {
  if (rows.length === 0) return `  no ${heading[1] === 'change' ? 'changes' : 'releases'} yet`;
  const widths = heading.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]!.length)),
  );
  return [heading, ...rows]
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd())
    .join('\n');
}
