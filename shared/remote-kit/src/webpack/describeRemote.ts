import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  busEvents,
  NAV_GROUPS,
  ownsPath,
  type BusEventName,
  type RemoteDescription,
} from '@sanchay/contracts';

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMessages = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).sort().join() === 'en,hi' &&
  Object.values(value).every((messages) => typeof messages === 'string' && messages.trim() !== '');
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');
const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/.test(value);

/**
 * The metadata of a remote's folder in `remote.json`.
 * @throws Error with a sentence that names the file, the field and what it must be.
 */
export function describeRemote(folder: string): RemoteDescription {
  const file = `${path.basename(folder)}/remote.json`;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  const fault = isObject(value) ? descriptionFault(value, path.basename(folder)) : 'it must be an object';
  if (fault) throw new Error(`${file}: ${fault}`);
  return value as unknown as RemoteDescription;
}

type Check = (value: unknown, all: Loose) => string | null;
const must = (right: boolean, sentence: string): string | null => (right ? null : sentence);

const checks: Record<keyof RemoteDescription, Check> = {
  name: (name) =>
    must(
      typeof name === 'string' && /^mfe-[a-z0-9]+(-[a-z0-9]+)*$/.test(name),
      '"name" must be mfe- and small letters, like mfe-gold',
    ),
  owner: (owner) =>
    must(
      typeof owner === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(owner),
      '"owner" must name a team in small letters, like gold-team',
    ),
  title: (title) => must(isMessages(title), '"title" must have words in "en" and "hi"'),
  routes: (routes) =>
    must(
      Array.isArray(routes) &&
        routes.length > 0 &&
        routes.every(isPath) &&
        new Set(routes).size === routes.length,
      '"routes" must list at least one path, each once, like /gold',
    ),
  rendered: (paths, { routes }) => ownPathsFault('rendered', paths, routes),
  notRendered: (paths, { routes }) => ownPathsFault('notRendered', paths, routes),
  pages: (paths, { routes }) => ownPathsFault('pages', paths, routes),
  nav: (nav, { routes }) => (Array.isArray(nav) ? firstFault(nav, routes) : '"nav" must be a list'),
  contracts: (range) =>
    must(
      typeof range === 'string' && /^\^\d+\.\d+\.\d+$/.test(range),
      '"contracts" must be a caret range, like ^1.0.0',
    ),
  publishes: (names) => eventFault('publishes', names, true),
  listens: (names) => eventFault('listens', names, false),
};

function descriptionFault(value: Loose, folderName: string): string | null {
  const unknown = Object.keys(value).find((field) => !Object.hasOwn(checks, field));
  if (unknown) return `there is no field "${unknown}"; it may have ${Object.keys(checks).join(', ')}`;
  for (const [field, check] of Object.entries(checks)) {
    const fault = check(value[field], value);
    if (fault) return fault;
  }
  return must(value.name === folderName, `"name" must be the folder's own name, ${folderName}`);
}

function ownPathsFault(field: string, paths: unknown, routes: unknown): string | null {
  const isOwn = (path: unknown): boolean =>
    isPath(path) && (routes as string[]).some((route) => ownsPath(route, path));
  const right =
    paths === undefined ||
    (Array.isArray(paths) && paths.every(isOwn) && new Set(paths).size === paths.length);
  return must(right, `"${field}" must list paths below the routes of this remote, each once, or be left out`);
}

function firstFault(nav: unknown[], routes: unknown): string | null {
  for (const [index, entry] of nav.entries()) {
    const place = `"nav" entry ${index + 1}`;
    if (!isObject(entry)) return `${place} must be an object`;
    const { label, to, place: where, group, order } = entry;
    if (!isMessages(label)) return `${place}: "label" must have words in "en" and "hi"`;
    if (!isPath(to)) return `${place}: "to" must be a path`;
    if (!(routes as string[]).some((route) => ownsPath(route, to)))
      return `${place}: "to" must lie below a route of this remote, ${to} does not`;
    if (where !== 'header' && where !== 'account') return `${place}: "place" must be "header" or "account"`;
    if (group !== undefined && !(NAV_GROUPS as readonly unknown[]).includes(group))
      return `${place}: "group" must be one of ${NAV_GROUPS.join(', ')}, or be left out`;
    if (!Number.isInteger(order)) return `${place}: "order" must be a whole number, like 20`;
  }
  return null;
}

function eventFault(field: string, names: unknown, publishing: boolean): string | null {
  if (!isNames(names)) return `"${field}" must list names of bus events; it may be empty`;
  if (new Set(names).size !== names.length) return `"${field}" names an event twice`;
  for (const name of names) {
    if (!Object.hasOwn(busEvents, name))
      return `"${field}" names ${name}, which the catalogue does not have (shared/contracts/src/events.ts)`;
    const { owner } = busEvents[name as BusEventName];
    if (publishing && owner !== 'any') return `"${field}" names ${name}, which only the ${owner} may publish`;
  }
  return null;
}
