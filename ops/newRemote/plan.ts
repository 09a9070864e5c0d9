import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collidingRoutes, CONTRACTS_VERSION } from '@sanchay/contracts';
import { describeRemote } from '@sanchay/remote-kit/webpack';

/** What the user requests. */
export interface NewRemote {
  name: string;
  owner?: string;
  title?: string;
  titleHi?: string;
}

/** Every word that the template has a place for. */
export interface RemotePlan {
  name: string;
  owner: string;
  title: string;
  titleHi: string;
  route: string;
  component: string;
  styleKey: string;
  contracts: string;
  order: number;
  port: number;
}

const FIRST_PORT = 8081;

/** @throws Error for a word that is no name of a remote */
export function assertRemoteName(name: string): void {
  if (!/^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`${name} is no name for a remote: take mfe- and small letters, like mfe-tax.`);
}

/**
 * Names, places and numbers of a new remote that are unique in the checkout.
 * @throws Error that states what is already in use or not a name.
 */
export function planRemote(wanted: NewRemote, checkout: string): RemotePlan {
  const { name } = wanted;
  assertRemoteName(name);
  if (readdirSync(checkout).includes(name)) throw new Error(`There is a folder ${name} already.`);
  const word = name.slice('mfe-'.length);
  const messages = word.split('-').map((part) => part[0]!.toUpperCase() + part.slice(1));
  const title = wanted.title ?? messages.join(' ');
  for (const text of [title, wanted.titleHi ?? title])
    if (/["\\{}<]/.test(text) || text.trim() === '')
      throw new Error(`"${text}" is no title: plain words, please.`);

  const names = readdirSync(checkout).filter((folder) => folder.startsWith('mfe-'));
  const others = Object.fromEntries(
    names.map((other) => [other, describeRemote(path.join(checkout, other))]),
  );
  const route = `/${word}`;
  const [taken] = collidingRoutes({ ...others, [name]: { routes: [route] } });
  if (taken) throw new Error(`Two remotes would own ${taken}. Choose another name.`);
  const orders = Object.values(others).flatMap(({ nav }) => nav.map(({ order }) => order));
  return {
    name,
    owner: wanted.owner ?? `${word}-team`,
    title,
    titleHi: wanted.titleHi ?? title,
    route,
    component: messages.join(''),
    styleKey: freeStyleKey(word.replace(/[^a-z]/g, ''), names, checkout),
    contracts: CONTRACTS_VERSION,
    order: Math.max(0, ...orders) + 10,
    port: freePort(names, checkout),
  };
}

/** Two to four letters that no other remote styles under. */
function freeStyleKey(letters: string, names: readonly string[], checkout: string): string {
  const used = new Set(
    names.map((name) => {
      const source = readFileSync(path.join(checkout, name, 'src/remote.tsx'), 'utf8');
      return /styleKey: '(\w+)'/.exec(source)?.[1];
    }),
  );
  const stem = letters.slice(0, 3).padEnd(2, 'x');
  const candidates = [stem, ...Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => stem + letter)];
  const free = candidates.find((candidate) => !used.has(candidate));
  if (!free) throw new Error(`Every style key that starts with ${stem} is taken. Choose another name.`);
  return free;
}

function freePort(names: readonly string[], checkout: string): number {
  const used = names.map((name) => {
    const { config } = JSON.parse(readFileSync(path.join(checkout, name, 'package.json'), 'utf8')) as {
      config?: { port?: number };
    };
    return config?.port ?? 0;
  });
  return Math.max(FIRST_PORT - 1, ...used) + 1;
}
