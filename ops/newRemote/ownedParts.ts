/**
 * What of a remote belongs to the generator: `webpack.config.ts` as a whole, and of `package.json` the scripts and
 * `config.template`. Everything else belongs to the team.
 */
export interface OwnedParts {
  webpackConfig: string;
  scripts: Record<string, string>;
  /** Version of the template; null before the first one that was numbered. */
  template: number | null;
}

interface Migration {
  /** What the remote gets, for the user who runs it. */
  summary: string;
  change(parts: OwnedParts, remote: string): OwnedParts;
}

/** The parts of template 1, which carried no version. */
function firstParts(remote: string): OwnedParts {
  return {
    webpackConfig: `import { remoteConfig } from '@sanchay/remote-kit/webpack';\n\nexport default remoteConfig(import.meta.dirname);\n`,
    scripts: {
      start: `node ../ops/standalone.mjs ${remote}`,
      test: `node ../ops/test.mjs --only ${remote}`,
    },
    template: null,
  };
}

/** The migration to template 2 is the first, and so on. A landed migration is never edited. */
const migrations: readonly Migration[] = [
  {
    summary:
      'release from the folder of the remote (npm run release -w), and carry the version of the template',
    change: ({ webpackConfig, scripts }, remote) => ({
      webpackConfig: `// Generated, template 2. Changed by npm run migrate:remotes, not by hand.\n${webpackConfig}`,
      scripts: { ...scripts, release: `node ../ops/release.ts ${remote}` },
      template: 2,
    }),
  },
];

/** Version of the template that new remotes are generated from. */
export const TEMPLATE = migrations.length + 1;

/** The generator's parts of a remote at a version of the template. */
export function partsAt(version: number, remote: string): OwnedParts {
  return migrations
    .slice(0, version - 1)
    .reduce((parts, { change }) => change(parts, remote), firstParts(remote));
}

/** What changes from a version to the current one. */
export function summariesFrom(version: number): string[] {
  return migrations
    .slice(version - 1)
    .map(({ summary }, index) => `template ${version + index + 1}: ${summary}`);
}
