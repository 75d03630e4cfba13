const remote = '^(mf-[a-z0-9-]+)/';
const folders = { base: 'facts|contract|release|api|routing|search|theme', ui: 'ui' };
const sharedFolder = (names) => `^shared/src/(?:${names})/`;

/**
 * The folders of `api/src`, and `api/demo`, from the lowest to the highest: none imports a later one, types included. Tests open the whole
 * server.
 */
const apiLayers = [
  'texts',
  'errors',
  'platform',
  'youtube',
  'content/media',
  'access/audit',
  'access/notification',
  'access/account',
  'releases/telemetry',
  'releases/release',
  'releases/deploy-token',
  'access/operator',
  'money/closed',
  'figures/ingest',
  'figures/refresh',
  'partners/verification',
  'partners/view',
  'content/site',
  'content/music',
  'content/notice',
  'releases/edge',
  'access/session',
  'access/external',
  'figures/report',
  'figures/mail',
  'figures/rate',
  'money/withholding',
  'money/closing',
  'money/statement',
  'money/payout',
  'money/explanation',
  'money/reopening',
  'partners/channel',
  'partners/member',
  'partners/terms',
  'partners/task',
  'demo',
  'app',
  'openapi',
];
const apiFolder = (names) => `^api/(?:src/)?(?:${names.join('|')})/`;

/** The folders of `shell/src`, and its `texts.ts`, from the lowest to the highest, as those of the API. */
const shellLayers = [
  'bundle-patches',
  'locales',
  'texts',
  'async',
  'browser',
  'connection',
  'session',
  'routing',
  'portal',
  'query-cache',
  'release',
  'theme',
  'feedback',
  'remotes',
  'navigation',
  'forms',
  'player',
  'palette',
  'layout',
  'pages',
  'app',
  'start',
];
const shellFolder = (names) => `^shell/src/(?:${names.join('|')})(?:/|\\.ts$)`;

/** The rules of one order of layers. Tests and their fixtures open the whole package. */
const layerRules = (area, layers, folder) =>
  layers.slice(0, -1).map((layer, index) => ({
    name: `${area}-${layer}-imports-no-later-layer`,
    severity: 'error',
    comment: `Layers of ${area} depend on each other in one direction; their order is in dependency-cruiser.mjs.`,
    from: { path: folder([layer]), pathNot: '\\.test\\.|/testing/' },
    to: { path: folder(layers.slice(index + 1)) },
  }));

/** The import directions of docs/architecture.md, checked over the whole graph. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Modules that import each other at run time must become one module, or share a third.',
      from: { pathNot: 'node_modules' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-of-types',
      severity: 'error',
      comment:
        'Files of server and shell do not name each other’s types in a circle; the type belongs in a file of its own.',
      from: { path: '^(?:api/(?:src|demo)|shell/src)/' },
      to: { circular: true },
    },
    {
      name: 'remotes-apart',
      severity: 'error',
      comment: 'A remote never imports another remote; the shell connects them at run time.',
      from: { path: remote },
      to: { path: '^mf-', pathNot: '^$1/' },
    },
    {
      name: 'remotes-know-only-the-contract',
      severity: 'error',
      comment: 'The only workspace package that a remote imports is @portal/shared.',
      from: { path: remote, pathNot: 'webpack\\.config\\.ts$' },
      to: { path: '^(shell|api|e2e|tools)/' },
    },
    {
      name: 'remotes-do-not-release',
      severity: 'error',
      comment:
        '@portal/shared/release is for shell, server and tools; a remote may import its types in remote.config.ts.',
      from: { path: remote },
      to: { path: sharedFolder('release'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-apart',
      severity: 'error',
      comment:
        'Only routes.tsx imports several features; code that two features need belongs in components/ or in the contract.',
      from: { path: '^([^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      comment: 'The shell loads remotes at run time only.',
      from: { path: '^shell/' },
      to: { path: '^(mf-|api/|e2e/)' },
    },
    {
      name: 'api-knows-no-client',
      severity: 'error',
      comment:
        'The server shares wire types, release rules, paths, theme and the contract’s version with the browser.',
      from: { path: '^api/' },
      to: { path: ['^(shell|mf-|e2e)', sharedFolder('http|state|ui|testing')] },
    },
    ...layerRules('api', apiLayers, apiFolder),
    ...layerRules('shell', shellLayers, shellFolder),
    {
      name: 'folder-has-a-layer',
      severity: 'error',
      comment: 'A new folder of API or shell needs a place in the order of dependency-cruiser.mjs.',
      from: {
        path: '^(?:api|shell)/src/.+/',
        pathNot: [apiFolder(apiLayers), shellFolder(shellLayers), '^shell/src/testing/'],
      },
      to: {},
    },
    {
      name: 'repositories-are-private',
      severity: 'error',
      comment: 'A module calls another module’s service or read model, never its repository.',
      from: { path: '^api/src/((?:access|content|figures|money|partners|releases)/[^/]+)/' },
      to: {
        path: '^api/src/(?:access|content|figures|money|partners|releases)/[^/]+/.*\\.repository\\.ts$',
        pathNot: '^api/src/$1/',
      },
    },
    {
      name: 'base-folders-import-no-other',
      severity: 'error',
      comment:
        'contract, release, api, routing, search and theme import no other folder of shared but facts.',
      from: { path: `^shared/src/(${folders.base})/`, pathNot: '\\.test\\.|/src/[^/]+/testing/' },
      to: { path: '^shared/src/', pathNot: '^shared/src/(?:$1|facts)/' },
    },
    ...[
      ['i18n', 'notifications|http|state|ui|testing'],
      ['notifications', 'http|state|ui|testing'],
      ['http', 'state|ui|testing'],
      ['state', 'ui|testing'],
      ['ui', 'testing'],
    ].map(([folder, later]) => ({
      name: `${folder}-imports-no-later-folder`,
      severity: 'error',
      comment:
        'Folders of shared depend on each other in one direction: i18n → notifications → http → state → ui → testing.',
      from: { path: sharedFolder(folder), pathNot: '\\.test\\.|/src/[^/]+/testing/' },
      to: { path: sharedFolder(later) },
    })),
    {
      name: 'e2e-over-the-wire',
      severity: 'error',
      comment:
        'Browser tests import facts, paths and wire types only; everything else they test through the browser.',
      from: { path: '^e2e/' },
      to: { path: ['^(shell|mf-|api)/', '^shared/src/(?!api|facts|routing|release)'] },
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
