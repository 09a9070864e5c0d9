import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './routeTable.ts';

/** A link of the product and the file in which it stands. */
export interface SiteLink {
  file: string;
  link: string;
}

/** Sources with links, and how a link stands in them. Paths of calls are no links. */
const PLACES: readonly [files: string, link: RegExp][] = [
  [
    '{mfe-*,shell,shared/{ui,remote-kit}}/src/**/*.{ts,tsx}',
    /\b(?:href|to)(?:=|: ?)\{?['"`](\/[a-z][^'"`$]*)/g,
  ],
  ['shell/src/footer/footerLinks.ts', /\['footer\.[\w.]+', '(\/[^']*)'\]/g],
  ['mfe-*/remote.json', /"to": "(\/[^"]*)"/g],
  ['api/src/help/content/*/*/*.md', /\]\((\/[^)]*)\)/g],
  ['api/src/insight/sitePages.ts', /^ {4}'(\/[a-z][^']*)',$|^ {2}\['(\/[a-z][^']*)'/gm],
  ['api/src/**/*.ts', /\b(?:page|path|to|href|returnPath): '(\/[a-z][^']*)'/g],
];
const NO_LINK = /^\/(api|mf|insight|equity|vested|fixed_deposit|assets|rates)\b/;
const NOT_SHOWN = /\.test\.tsx?$|\/testing\/|\/standalone\/|\/sandbox\/|\/partners\//;

/** Every link that menus, screens, search, help articles and messages hold. */
export function siteLinks(): SiteLink[] {
  return PLACES.flatMap(([files, pattern]) =>
    globSync(files, { cwd: root })
      .filter((file) => !NOT_SHOWN.test(file))
      .flatMap((file) =>
        [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)]
          .map(([, first, second]) => ({ file, link: (first ?? second)! }))
          .filter(({ link }) => !NO_LINK.test(link)),
      ),
  );
}
