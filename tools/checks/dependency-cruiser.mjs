const remote = '^(mf-[a-z0-9-]+)/';
const rooms = { first: 'contract|release|api|routing|theme', ui: 'ui' };
const sharedRoom = (names) => `^shared/src/(?:${names})/`;

/** The import directions of docs/architecture.md, over the whole graph. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two modules that need each other at run time are one module, or hide a third.',
      from: { pathNot: 'node_modules' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'remotes-apart',
      severity: 'error',
      comment: 'A remote never imports another remote; they meet at run time, through the shell.',
      from: { path: remote },
      to: { path: '^mf-', pathNot: '^$1/' },
    },
    {
      name: 'remotes-know-only-the-contract',
      severity: 'error',
      comment: 'Of ours, a remote imports @portal/shared and nothing else.',
      from: { path: remote, pathNot: 'webpack\\.config\\.ts$' },
      to: { path: '^(shell|api|e2e|tools)/' },
    },
    {
      name: 'remotes-do-not-release',
      severity: 'error',
      comment:
        'The release room belongs to shell, server and tools; a remote may use its types in remote.config.ts.',
      from: { path: remote },
      to: { path: sharedRoom('release'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-apart',
      severity: 'error',
      comment:
        'Features meet in routes.tsx; what two of them need moves up to components/ or to the contract.',
      from: { path: '^([^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      comment: 'The shell meets remotes at run time only.',
      from: { path: '^shell/' },
      to: { path: '^(mf-|api/|e2e/)' },
    },
    {
      name: 'api-knows-no-client',
      severity: 'error',
      comment:
        'The server shares wire types, release rules, paths, theme and the contract’s version with the browser.',
      from: { path: '^api/' },
      to: { path: ['^(shell|mf-|e2e)', sharedRoom('http|state|ui|testing')] },
    },
    {
      name: 'repositories-are-private',
      severity: 'error',
      comment: 'A module asks another module’s service, never its repository.',
      from: { path: '^api/src/modules/([^/]+)/' },
      to: { path: '^api/src/modules/[^/]+/.*\\.repository\\.ts$', pathNot: '^api/src/modules/$1/' },
    },
    {
      name: 'first-rooms-import-no-room',
      severity: 'error',
      comment: 'contract, release, api, routing and theme stand alone.',
      from: { path: `^shared/src/(${rooms.first})/`, pathNot: '\\.test\\.|/src/[^/]+/testing/' },
      to: { path: '^shared/src/', pathNot: '^shared/src/$1/' },
    },
    ...[
      ['i18n', 'http|state|ui|testing'],
      ['http', 'state|ui|testing'],
      ['state', 'ui|testing'],
      ['ui', 'testing'],
    ].map(([room, later]) => ({
      name: `${room}-not-back`,
      severity: 'error',
      comment: 'Rooms of the contract depend in one direction: i18n → http → state → ui → testing.',
      from: { path: sharedRoom(room), pathNot: '\\.test\\.|/src/[^/]+/testing/' },
      to: { path: sharedRoom(later) },
    })),
    {
      name: 'e2e-over-the-wire',
      severity: 'error',
      comment: 'Browser tests know addresses and wire types; the rest they see in the browser.',
      from: { path: '^e2e/' },
      to: { path: ['^(shell|mf-|api)/', '^shared/src/(?!api|routing|release)'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.cache/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
    },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
