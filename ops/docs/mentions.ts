/** Names of npm scripts that a page of documentation names as commands. */
export function scriptsOf(page: string): string[] {
  const runs = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
  return [...new Set(runs)];
}

/** Paths below a folder of the repository in code marks, without gaps such as `NNN` or `<name>`; a glob counts up to its star. */
export function pathsOf(page: string, folders: readonly string[]): string[] {
  const marked = [...page.matchAll(/`([\w.@-]+\/[\w./@*<>{},…-]*)`/g)].map(([, path]) => path!);
  const own = marked.filter((path) => folders.includes(path.split('/')[0]!));
  return [
    ...new Set(own.filter((path) => !/NNN|[<>{}…]/.test(path)).map((path) => path.replace(/[^/]*\*.*$/, ''))),
  ];
}

/** Targets of links to other files, without their anchors. */
export function linksOf(page: string): string[] {
  const links = [...page.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target]) => target!);
  return [...new Set(links.filter((target) => !/^https?:/.test(target)))];
}
