import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The remotes, and what new ones are made of. */
const remotes = ['mf-*', 'tools/portal/template'];

/** What a remote may name; everything else has a message that says where to look instead. */
const remoteImports = {
  patterns: [
    {
      group: ['@portal/shared/release'],
      allowTypeImports: true,
      message:
        'The release system is the shell’s. A remote describes itself in remote.config.ts with types only.',
    },
    {
      group: ['mf-*', '@portal/shell', '@portal/api', '@portal/cli', '@portal/e2e'],
      message:
        'A remote knows the portal only through @portal/shared; link to others with `paths` of its routing room.',
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
        'This library comes through the contract: take its names from routing, http, state or i18n of @portal/shared.',
    },
  ],
};

export default tseslint.config(
  {
    ignores: ['**/dist/', '**/node_modules/', '.cache/', '.data/', 'shared/src/api/schema.*', '**/coverage/'],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    plugins: { 'import-x': importX },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // Doing nothing is what some callbacks are for.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import-x/no-default-export': 'error',
      'import-x/no-relative-packages': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-empty': 'error',
    },
  },
  {
    files: ['shared', 'shell', ...remotes].map((folder) => `${folder}/**/*.{ts,tsx}`),
    extends: [reactHooks.configs.flat['recommended-latest']],
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
    // Commands talk to people on the console; tools load default exports of configurations.
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
      'tools/checks/*.mjs',
    ],
    rules: { 'import-x/no-default-export': 'off', 'import-x/no-relative-packages': 'off' },
  },
);
