/** Module borders: one page that says who may import whom. */

/** The features of the shell that import other features, and which: a new pair is a decision of its own. */
const shellFeatureImports = {
  federation: ['overrides'],
  remotes: ['federation', 'observability', 'overrides', 'takeover', 'upgrade'],
  session: ['fraud', 'offline'],
  staff: ['chat'],
  upgrade: ['federation'],
  worker: ['federation'],
};
const shellComposition = 'chrome|boot|server';
const shellImporters = Object.keys(shellFeatureImports).join('|');

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'remotes-import-only-shared',
      comment:
        'Remotes meet in contracts, client and bus; never in one another, the shell, the API or the tools.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/', pathNot: 'webpack\\.config\\.ts$' },
      to: { path: '^(mfe-|shell/|api/|ops/|e2e/)', pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mfe-|api/|ops/|e2e/)' },
    },
    {
      name: 'shared-knows-no-app',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(mfe-|shell/|api/|ops/|e2e/)' },
    },
    {
      name: 'contracts-and-finance-stand-alone',
      severity: 'error',
      from: { path: '^shared/(contracts|finance)/' },
      to: { path: '^(shared|shell|api|mfe-)', pathNot: '^shared/(contracts|finance)/' },
    },
    {
      name: 'finance-has-no-io',
      severity: 'error',
      from: { path: '^shared/finance/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rule-tables-only-through-the-book',
      comment:
        'Calculations take the rules as an argument; only the book of this release imports its tables.',
      severity: 'error',
      from: { pathNot: '^shared/finance/src/rules/ruleBook\\.ts$' },
      to: {
        path: '^shared/finance/src/.*Rules\\.ts$',
        // Checks of an order's amount, not a table.
        pathNot: '^shared/finance/src/orders/orderRules\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'api-imports-contracts-and-finance',
      severity: 'error',
      from: { path: '^api/' },
      to: {
        path: '^(shell/|mfe-|ops/|e2e/|shared/)',
        pathNot: '^shared/(contracts|finance|registry|test-kit)/',
      },
    },
    {
      name: 'api-domains-through-index',
      comment:
        'A domain of the API is entered by its index.ts. The folders platform, db and testing are foundations below the domains; tests may look inside.',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/', pathNot: '(^api/src/testing/|\\.test\\.ts$)' },
      to: {
        path: '^api/src/[^/]+/',
        pathNot: '^api/src/($1|platform|db|testing)/|^api/src/[^/]+/index\\.ts$',
      },
    },
    {
      name: 'api-foundations-below-domains',
      comment:
        'platform and db know of no domain but those that every request needs: the audit log, the dated rules and the vault.',
      severity: 'error',
      from: { path: '^api/src/(platform|db)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/', pathNot: '^api/src/(platform|db)/|^api/src/(audit|rules|vault)/index\\.ts$' },
    },
    {
      name: 'api-program-without-testing',
      severity: 'error',
      from: { path: '^api/src/', pathNot: '(^api/src/testing/|\\.test\\.ts$)' },
      to: { path: '^api/src/testing/' },
    },
    {
      name: 'shell-kit-below-features',
      comment: 'kit has what several features of the shell use, and knows none of them.',
      severity: 'error',
      from: { path: '^shell/src/kit/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shell/src/', pathNot: '^shell/src/kit/' },
    },
    {
      name: 'shell-features-below-composition',
      comment:
        'chrome, boot, server and the two entries put the features together; a feature knows none of them. Cycles of features: ops/domains.',
      severity: 'error',
      from: {
        path: '^shell/src/[^/]+/',
        pathNot: `(^shell/src/(${shellComposition})/|\\.test\\.tsx?$)`,
      },
      to: { path: `^shell/src/((${shellComposition})/|[^/]+$)` },
    },
    {
      name: 'shell-features-apart',
      comment: 'A feature of the shell imports kit and itself; the exceptions stand in shellFeatureImports.',
      severity: 'error',
      from: {
        path: '^shell/src/([^/]+)/',
        pathNot: `(^shell/src/(kit|${shellComposition}|${shellImporters})/|/testing/|\\.test\\.tsx?$)`,
      },
      to: { path: '^shell/src/[^/]+/', pathNot: '^shell/src/($1|kit)/' },
    },
    ...Object.entries(shellFeatureImports).map(([feature, others]) => ({
      name: `shell-features-apart-${feature}`,
      severity: 'error',
      from: { path: `^shell/src/${feature}/`, pathNot: '(/testing/|\\.test\\.tsx?$)' },
      to: { path: '^shell/src/[^/]+/', pathNot: `^shell/src/(${[feature, 'kit', ...others].join('|')})/` },
    })),
    {
      name: 'public-doors-only',
      comment: 'A package is entered by the doors its package.json names, not by a path into its source.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell|api|ops|e2e)/' },
      to: { path: '^shared/', dependencyTypes: ['local'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
