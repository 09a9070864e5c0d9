import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Folders below the domains of the API, which import none of them but for the types of the context. */
export const API_FOUNDATIONS: ReadonlySet<string> = new Set(['platform', 'db', 'testing']);

/** The domains that each domain imports. */
export type DomainGraph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Imports between the folders of a source tree, those of types as well; tests and foundations are left out.
 * @param files source text by its path from the tree's root
 * @param foundations folders that are left out
 */
export function domainGraph(
  files: ReadonlyMap<string, string>,
  foundations: ReadonlySet<string> = new Set(),
): DomainGraph {
  const domainOf = (file: string): string | null => {
    const [folder, ...rest] = file.split('/');
    return rest.length === 0 || foundations.has(folder!) ? null : folder!;
  };
  const graph = new Map<string, Set<string>>();
  for (const [file, source] of files) {
    const domain = domainOf(file);
    if (!domain || /\.test\.tsx?$/.test(file)) continue;
    const imported = graph.get(domain) ?? new Set();
    graph.set(domain, imported);
    for (const { fileName } of ts.preProcessFile(source).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const other = domainOf(path.posix.join(path.posix.dirname(file), fileName));
      if (other && other !== domain) imported.add(other);
    }
  }
  return graph;
}

/** The source files below a folder by their path from it. */
export function sourcesBelow(root: string): Map<string, string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: root });
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** A way from a domain back to itself, or null when there is none. */
export function cycleIn(graph: DomainGraph): string[] | null {
  const done = new Set<string>();
  const visit = (domain: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(domain)) return [...trail.slice(trail.indexOf(domain)), domain];
    if (done.has(domain)) return null;
    for (const next of graph.get(domain) ?? []) {
      const cycle = visit(next, [...trail, domain]);
      if (cycle) return cycle;
    }
    done.add(domain);
    return null;
  };
  for (const domain of graph.keys()) {
    const cycle = visit(domain, []);
    if (cycle) return cycle;
  }
  return null;
}
