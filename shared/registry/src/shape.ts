import { NAV_GROUPS, ownsPath, type Registry, type RegistryEntry, type Release } from '@sanchay/contracts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isTable = (value: unknown): value is Record<string, string> =>
  isFields(value) && Object.values(value).every(isText);
const isLocalText = (value: unknown) =>
  isFields(value) && [value.en, value.hi].every((text) => isText(text) && text !== '');
const isNavEntry = (value: unknown) =>
  isFields(value) &&
  isLocalText(value.label) &&
  isRoute(value.to) &&
  (value.place === 'header' || value.place === 'account') &&
  (value.group === undefined || (NAV_GROUPS as readonly unknown[]).includes(value.group)) &&
  typeof value.order === 'number';
const isRoute = (value: unknown) => isText(value) && /^\/[a-z0-9/_-]*$/.test(value);
const isBelow = (routes: string[], path: string) => routes.some((route) => ownsPath(route, path));

const RANGE = /^\^\d+\.\d+\.\d+$/;
const DIGEST = /^sha384-[A-Za-z0-9+/]{64}$/;
const FILE = /^(?!.*\.\.)[\w][\w./-]*$/;

/** What is wrong with a channel document's own fields, or null. Its entries are judged one by one. */
export function documentFault(value: unknown): string | null {
  if (!isFields(value)) return 'it is no document';
  if (!Number.isSafeInteger(value.serial) || (value.serial as number) < 1) return 'it has no serial';
  for (const field of ['issued', 'expires'] as const) {
    if (!isText(value[field]) || Number.isNaN(Date.parse(value[field]))) return `it has no time in ${field}`;
  }
  if (!isFields(value.remotes)) return 'it has no remotes';
  return null;
}

/** What is wrong with the shape of an entry, or null. */
export function entryFault(value: unknown): string | null {
  if (!isFields(value)) return 'the entry is no object';
  const { owner, routes, live, previous, canary, disabled, message, releases } =
    value as Partial<RegistryEntry>;
  if (!isText(owner) || !owner) return 'the entry names no owner';
  if (!isTexts(routes) || routes.length === 0 || !routes.every(isRoute)) return 'its routes are no paths';
  if (typeof disabled !== 'boolean') return 'it does not say whether it is disabled';
  if (message !== undefined && !(isFields(message) && isText(message.en) && isText(message.hi)))
    return 'its message is not in both languages';
  if (!isFields(releases)) return 'it has no releases';
  const named = [live, previous, canary === null ? null : canary?.version];
  if (!isText(live)) return 'it names no live release';
  for (const version of named) {
    if (version === null) continue;
    if (!isText(version) || !Object.hasOwn(releases, version))
      return `it names a release that it does not list: ${String(version)}`;
  }
  if (canary && !(Number.isInteger(canary.percent) && canary.percent >= 1 && canary.percent <= 99))
    return 'its canary takes no whole share between 1 and 99 percent';
  return null;
}

/** What is wrong with the shape of a release, or null. */
export function releaseFault(value: unknown): string | null {
  if (!isFields(value)) return 'the release is no object';
  const release = value as Partial<Release>;
  if (!isText(release.entry)) return 'it has no entry';
  if (!isTable(release.integrity) || Object.keys(release.integrity).length === 0) return 'it has no hashes';
  for (const [file, digest] of Object.entries(release.integrity)) {
    if (!FILE.test(file)) return `${file} is no file name`;
    if (!DIGEST.test(digest)) return `the hash of ${file} is none`;
  }
  if (!isTexts(release.preload)) return 'it does not say what to preload';
  const unlisted = release.preload.find((file) => !Object.hasOwn(release.integrity!, file));
  if (unlisted) return `${unlisted} has no hash`;
  if (!isTexts(release.routes) || !release.routes.every(isRoute)) return 'its routes are no paths';
  const { rendered = [], notRendered = [], pages = [], routes } = release;
  const areOwn = (paths: unknown) =>
    isTexts(paths) && paths.every((path) => isRoute(path) && isBelow(routes, path));
  if (!areOwn(rendered)) return 'what it renders is not below its routes';
  if (!areOwn(notRendered)) return 'what it does not render is not below its routes';
  if (!areOwn(pages)) return 'its pages are not below its routes';
  if (!isLocalText(release.title)) return 'it has no title in every language';
  if (!Array.isArray(release.nav) || !release.nav.every(isNavEntry)) return 'its navigation is none';
  if (!isText(release.contracts) || !RANGE.test(release.contracts))
    return 'it names no range of the contracts';
  if (!isTexts(release.publishes) || !isTexts(release.listens)) return 'it does not declare its events';
  const { built } = release;
  if (built !== undefined && !(isFields(built) && isText(built.contracts) && isTable(built.calls)))
    return 'it does not say what it was built against';
  if (!isTable(release.needs)) return 'it does not say what it needs from the shell';
  if (!Number.isInteger(release.size) || release.size! < 0) return 'it has no size';
  return null;
}

/** A document whose own fields passed validation. */
export type ShapedRegistry = Omit<Registry, 'remotes'> & { remotes: Record<string, unknown> };
