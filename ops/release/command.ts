import { parseArgs } from 'node:util';
import type { ChannelAction, LocalText } from '@sanchay/contracts';

/**
 * What the user requests from the release command. `live` builds, publishes and registers first, and so does `canary`.
 */
export interface ReleaseCommand {
  action: ChannelAction | 'list';
  /** Null lists every remote. */
  remote: string | null;
  version?: string;
  percent?: number;
  /** Of `disable`: what visitors read meanwhile. */
  message?: LocalText;
  reason: string;
}

const FLAGS = ['promote', 'rollback', 'disable', 'enable', 'list'] as const;

export const USAGE = `npm run release -- mfe-gold                     build it, publish it, make it live
npm run release -- mfe-gold --canary 5          the same for 5 percent of the visitors
npm run release -- mfe-gold --promote           the canary becomes live
npm run release -- mfe-gold --rollback          ends the canary, or goes back to the previous release
npm run release -- mfe-gold --rollback 1.4.1-9f3e2a10bc
npm run release -- mfe-gold --disable | --enable
npm run release -- mfe-gold --disable --message-en "…" --message-hi "…"     with a message for visitors
npm run release -- [mfe-gold] --list            releases and changes, with who, when and why
Each takes --reason "…".`;

/** Reads the arguments. @throws Error in words, with the usage, for what is not understood */
export function releaseCommand(args: readonly string[]): ReleaseCommand {
  const wrong = (text: string): never => {
    throw new Error(`${text}\n\n${USAGE}`);
  };
  const { values, positionals } = read(args, wrong);
  const asked = [
    ...(values.canary === undefined ? [] : ['canary' as const]),
    ...FLAGS.filter((flag) => values[flag]),
  ];
  if (asked.length > 1) wrong(`--${asked[0]} and --${asked[1]} do not go together.`);
  const action = asked[0] ?? 'live';
  const [remote = null, version, ...rest] = positionals;
  if (rest.length > 0 || (version !== undefined && action !== 'rollback'))
    wrong(`${positionals.at(-1)} is one word too many.`);
  if (remote === null && action !== 'list') wrong('Say which remote is meant.');
  const reason = values.reason?.trim() || 'no reason given';
  const message = messageOf(values, action, wrong);
  return {
    action,
    remote,
    reason,
    ...(version !== undefined && { version }),
    ...(message && { message }),
    ...(values.canary !== undefined && { percent: percentOf(values.canary, wrong) }),
  };
}

function messageOf(
  values: { 'message-en'?: string; 'message-hi'?: string },
  action: ReleaseCommand['action'],
  wrong: (text: string) => never,
): LocalText | null {
  const { 'message-en': en, 'message-hi': hi } = values;
  if (en === undefined && hi === undefined) return null;
  if (action !== 'disable') return wrong('A message goes with --disable.');
  if (!en?.trim() || !hi?.trim())
    return wrong('A message needs both languages: --message-en and --message-hi.');
  return { en: en.trim(), hi: hi.trim() };
}

function percentOf(text: string, wrong: (text: string) => never): number {
  const percent = Number(text);
  if (!/^\d+$/.test(text) || percent < 1 || percent > 99)
    wrong(`--canary takes a whole share between 1 and 99 percent, not ${text}.`);
  return percent;
}

function read(args: readonly string[], wrong: (text: string) => never) {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        canary: { type: 'string' },
        reason: { type: 'string' },
        'message-en': { type: 'string' },
        'message-hi': { type: 'string' },
        promote: flag,
        rollback: flag,
        disable: flag,
        enable: flag,
        list: flag,
      },
    });
  } catch (error) {
    return wrong((error as Error).message.split('. ')[0]!);
  }
}
