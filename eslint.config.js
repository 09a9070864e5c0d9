import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { plainEnglish } from './ops/lint/plainEnglish.js';

const vendorsBehindFacades = [
  ['react-router-dom', '@sanchay/remote-kit/router'],
  ['react-router', '@sanchay/remote-kit/router'],
  ['@tanstack/react-query', '@sanchay/remote-kit/query'],
  ['@emotion/react', '@sanchay/ui/style'],
  ['@emotion/styled', '@sanchay/ui/style'],
  ['@emotion/cache', '@sanchay/ui/style'],
  ['rxjs', '@sanchay/event-bus'],
  ['axios', '@sanchay/api-client'],
  ['i18next', '@sanchay/i18n'],
  ['react-i18next', '@sanchay/i18n'],
  ['single-spa', 'the platform: usePlatform().navigate'],
].map(([name, instead]) => ({
  name,
  message: `Import it through ${instead}; a remote carries no copy of its own.`,
}));

const noEnums = {
  selector: 'TSEnumDeclaration',
  message: 'Node runs the source as it is: no enums, use a const object.',
};

/** Names that mean nothing to an engineer, or three things at once. */
const FORBIDDEN_NAMES =
  '/^(riddles?|told|tell|tell[A-Z].*|sayer|said|Spoken|takeBack|takenBack|spoilt|insisted|wish|Wish|World|[A-Z]\\w*World|Given|words|Words|\\w*[a-z]Words|WORDS|\\w+_WORDS)$/';

const standardNames = {
  selector: `Identifier[name=${FORBIDDEN_NAMES}]`,
  message:
    'Use the standard name: captcha, notify, report, createMessages, localize, chargeback, request, context, inputs, messages, tokens or label.',
};

const restricted = [
  noEnums,
  standardNames,
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression',
    message: 'Write the properties one by one: a literal spread into a literal only saves lines.',
  },
  {
    selector: "CallExpression[callee.name='useSyncExternalStore'] > :function:first-child",
    message: 'React subscribes anew at each render: memoise `subscribe` with useCallback or move it out.',
  },
  {
    selector:
      "UnaryExpression[operator='void'] > CallExpression[callee.property.name='catch'][callee.object.callee.property.name='mutateAsync'] > ArrowFunctionExpression[body.name='undefined']",
    message: 'Nothing is awaited: call mutate(), which keeps the error in the mutation.',
  },
];

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', '**/*.cjs'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { sanchay: { rules: { 'plain-english': plainEnglish } } },
    rules: { 'sanchay/plain-english': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['e2e/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // One that names a mapped type keeps the compiler from looking into it.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', ...restricted],
      eqeqeq: 'error',
      'no-duplicate-imports': 'error',
      'no-console': 'error',
      'max-lines-per-function': ['error', 105],
    },
  },
  {
    files: ['api/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...restricted,
        {
          selector: "AssignmentExpression[left.type='MemberExpression'][left.object.name='ctx']",
          message: 'The context is complete when it is wired: provide the service in a field of `Domain`.',
        },
        {
          selector: "BinaryExpression[operator='==='] > Literal[value='hi']",
          message: 'Write both languages as { en, hi }: createMessages for a table, localize for one text.',
        },
        {
          selector:
            "TSTypeReference[typeName.name='Record'] > TSTypeParameterInstantiation > TSTypeReference:first-child[typeName.name='Locale']",
          message: 'The layout of texts is Localized<…>.',
        },
      ],
    },
  },
  {
    files: ['api/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: { 'max-lines-per-function': ['error', 60] },
  },
  {
    // Importing a domain does nothing: what it registers is in the fields of its `Domain`.
    files: ['api/src/*/index.ts', 'api/src/*/*/index.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...restricted,
        {
          selector: 'Program > ExpressionStatement',
          message: 'Nothing is registered when a module loads: use a field of `Domain`.',
        },
      ],
    },
  },
  {
    // Tables of test data may pack the properties of a row, and a group of tests is one function.
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
    rules: {
      'no-restricted-syntax': ['error', noEnums, standardNames],
      'max-lines-per-function': 'off',
    },
  },
  {
    // Keeps the names that releases built against contracts 1.0 and 1.1 import.
    files: ['shared/i18n/src/index.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnums] },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: { 'no-restricted-imports': ['error', { paths: vendorsBehindFacades }] },
  },
  {
    // Programs for people and the one place of the browser's log.
    files: [
      'ops/**',
      'bench/**',
      'e2e/**',
      'api/src/**/main.ts',
      'api/src/sandbox/seed.ts',
      'api/src/prepareDatabase.ts',
      'api/src/audit/verify.ts',
      'api/src/funds/{importNavs,importIndex,schemeChange}.ts',
      'api/src/banks/importBranches.ts',
      'api/src/vault/rotateVault.ts',
      'shell/server/main.ts',
      'shell/src/kit/reporting.ts',
      'shared/event-bus/src/createBus.ts',
      'shared/api-client/src/stream/openStream.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
