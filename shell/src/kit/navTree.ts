import type { NavEntry, NavGroup } from '@sanchay/contracts';

/** What the header shows at one place: a menu, or an entry that stands by itself (group null, one entry). */
export interface NavBranch {
  group: NavGroup | null;
  entries: NavEntry[];
}

/** Entries in their order, those of one group together where the first of them stands. */
export function navTree(entries: readonly NavEntry[]): NavBranch[] {
  const branches: NavBranch[] = [];
  for (const entry of entries) {
    const { group = null } = entry;
    const known = group && branches.find((branch) => branch.group === group);
    if (known) known.entries.push(entry);
    else branches.push({ group, entries: [entry] });
  }
  return branches;
}

/** Whether a path is the one of an entry, or below it. */
export function isAt(path: string, to: string): boolean {
  return path === to || path.startsWith(`${to}/`);
}
