/** Two kinds of unit test: `node` for pure logic, API and tools; `browser` (jsdom) for screens. */
const transform = {
  '^.+\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};
const esmPackages = ['pg-boss', 'serialize-error', 'non-error', 'react-aria-components', 'uplot'];
const base = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
};

/**
 * API tests run in bare Node processes that load the API once, not once a file: half the processor time. Isolated from
 * one another, and in random order, they run in the full run (docs/decisions/0023-api-test-runner.md).
 */
const bareNode = {
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFilesAfterEnv: ['<rootDir>/api/src/testing/testLimit.ts'],
};
const isolated = process.argv.includes('--randomize');

export default {
  maxWorkers: 2,
  // A busy machine is no failure: a test that hangs ends here, a slow one passes.
  testTimeout: 120_000,
  projects: [
    {
      ...base,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{shared,ops,shell,bench,mfe-*}/**/*.test.ts'],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '/ops/cluster/'],
    },
    {
      ...base,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{shared,shell,mfe-*}/**/*.test.tsx'],
      setupFiles: ['<rootDir>/shared/test-kit/src/browserGlobals.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared/test-kit/src/browserSetup.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/shared/test-kit/src/emptyStyle.ts' },
    },
    {
      ...base,
      ...(!isolated && bareNode),
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/api/**/*.test.ts'],
      globalSetup: '<rootDir>/api/src/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/api/src/testing/globalTeardown.ts',
    },
    {
      ...base,
      displayName: 'cluster',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/ops/cluster/**/*.test.ts'],
    },
  ],
};
