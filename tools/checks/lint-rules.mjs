import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import unicorn from 'eslint-plugin-unicorn';
import tseslint from 'typescript-eslint';
import { bareText } from './src/lint/bare-text.ts';

/** The remotes, and the template of new ones. */
const remotes = ['mf-*', 'tools/portal/template'];

/** Imports that a remote may not make; each message says what to import instead. */
const remoteImports = {
  patterns: [
    {
      group: ['@portal/shared/release'],
      allowTypeImports: true,
      message: 'Releases belong to the shell; a remote imports types only, in remote.config.ts.',
    },
    {
      group: ['mf-*', '@portal/shell', '@portal/api', '@portal/cli', '@portal/e2e'],
      message:
        'A remote knows the portal only through @portal/shared; link to others with `paths` of @portal/shared/routing.',
    },
    {
      group: [
        'react-router',
        'react-router/*',
        '@tanstack/*',
        'jotai',
        'jotai/*',
        'i18next',
        'react-i18next',
        'ky',
      ],
      message:
        'This library comes through the contract: import it from routing, http, state or i18n of @portal/shared.',
    },
  ],
};

/** What browser code may not contain; each message says what to do instead. */
const browserSyntax = [
  ...[
    ':not(JSXElement[openingElement.name.name="Kbd"]) > JSXText[value=/\\p{L}{2}/u]',
    'JSXAttribute[name.name=/^(alt|aria-label|label|title)$/] > Literal[value=/\\p{L}{2}/u]',
    'Property[key.name=/^(header|label)$/] > Literal.value[value=/\\p{L}{2}/u]',
  ].map((selector) => ({
    selector,
    message: 'Users read four languages: put the text into locales/*.json.',
  })),
  ...[
    "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
    "CallExpression[callee.property.name='insertAdjacentHTML']",
  ].map((selector) => ({
    selector,
    message: 'Markup in a text could run scripts, and the page forbids it: let React render the text.',
  })),
  {
    selector:
      'CallExpression[callee.name="useEffect"] CallExpression[callee.property.name="addEventListener"][arguments.0.value=/^(click|focus|key|mouse|pointer|popstate|touch)/]',
    message:
      'Input between the paint and an effect would be lost or handled by an outdated listener: use useLayoutEffect.',
  },
];

export default tseslint.config(
  {
    ignores: ['**/dist/', '**/node_modules/', '.cache/', '.data/', 'shared/src/api/schema.*', '**/coverage/'],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    plugins: { 'import-x': importX, unicorn },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // Some callbacks intentionally do nothing.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import-x/no-default-export': 'error',
      'import-x/no-relative-packages': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'unicorn/no-useless-spread': 'error',
      'no-console': 'error',
      'no-empty': 'error',
    },
  },
  {
    files: ['shared', 'shell', ...remotes].map((folder) => `${folder}/**/*.{ts,tsx}`),
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['shared', 'shell', ...remotes].map((folder) => `${folder}/src/**/*.{ts,tsx}`),
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...browserSyntax] },
  },
  {
    // Page translation does not run in tests.
    files: ['shared', 'shell', ...remotes].map((folder) => `${folder}/**/*.tsx`),
    ignores: ['**/*.test.tsx', '**/src/testing/**'],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { portal: { rules: { 'bare-text': bareText } } },
    rules: { 'portal/bare-text': 'error' },
  },
  {
    files: remotes.flatMap((folder) => [`${folder}/src/**`, `${folder}/remote.config.ts`]),
    rules: { '@typescript-eslint/no-restricted-imports': ['error', remoteImports] },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}', 'e2e/**'],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Commands print to the console; configuration files of tools need default exports.
    files: ['tools/**', 'api/src/server.ts', 'api/src/**/write.ts', 'e2e/**', '**/src/testing/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      '**/*.config.{ts,mjs}',
      '**/remote.config.ts',
      ...remotes.map((folder) => `${folder}/src/remote.tsx`),
      'eslint.config.mjs',
      '**/jest*.mjs',
      'shared/jest-preset/*.mjs',
      'e2e/remotes/**',
      '**/*-reporter.ts',
      'tools/checks/*.mjs',
    ],
    rules: { 'import-x/no-default-export': 'off', 'import-x/no-relative-packages': 'off' },
  },
);
