import path from 'node:path';
import webpack from 'webpack';
import type { RuleSetRule, WebpackPluginInstance } from 'webpack';
import type { Substitution } from './patch-loader.ts';

/** Build-time constants that make webpack drop the manifest and server parts of the federation runtime. */
const FEDERATION_DEFINES = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

type ModuleReplacement = {
  /** Only this package's import is replaced; other importers of the same module get the original. */
  importer: RegExp;
  request: RegExp;
  /** The module used instead, in the shell's `src/bundle-patches/`. A missing file or export fails the build. */
  instead: string;
};

/** Library modules that every page would load and never run: 3 KB of what `/login` needs. */
const MODULE_REPLACEMENTS: ModuleReplacement[] = [
  {
    importer: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
    request: /[\\/]ssr[\\/]components\.js$/,
    instead: 'router-framework.ts',
  },
  {
    importer: /[\\/]@emotion[\\/]react[\\/]/,
    request: /^hoist-non-react-statics$/,
    instead: 'hoist-statics.ts',
  },
];

/** Removes library code that the shell never runs. */
export const bundlePatchPlugins = (root: string): WebpackPluginInstance[] => [
  new webpack.DefinePlugin(FEDERATION_DEFINES),
  ...MODULE_REPLACEMENTS.map(
    ({ importer, request, instead }) =>
      new webpack.NormalModuleReplacementPlugin(request, (resolving) => {
        if (!importer.test(resolving.contextInfo.issuer)) return;
        resolving.request = path.join(root, 'src/bundle-patches', instead);
      }),
  ),
];

/** Source patches: remove warnings for developers, mark calls as pure for the minimizer, drop useless work. */
export const SOURCE_PATCHES: { test: RegExp; substitutions: readonly Substitution[] }[] = [
  {
    test: /[\\/]react-router[\\/]dist[\\/]production[\\/].+\.js$/,
    substitutions: [
      // Without `PURE` marks and with `displayName` assignments the minimizer keeps a `Form` that no page uses.
      [/= (?=React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /*#__PURE__*/ '],
      [/^\w+\.displayName = "\w+";$/gm, ''],
      [/^(\s*)(?=warning\()/gm, '$1false && '],
    ],
  },
  {
    test: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    substitutions: [
      // These four methods print only in i18next's debug mode, which is never on here.
      [/this\.logger\.(?=(?:warn|log|deprecate|once)\()/g, 'false && this.logger.'],
      // The portal adds its texts itself: there is no backend that loads them.
      [/new Connector\(createClassOnDemand\([^)]+\), [^)]+\)/g, '{ on() {}, state: {} }'],
    ],
  },
  {
    test: /[\\/]apexcharts[\\/]dist[\\/]apexcharts\.(?:common|esm)\.js$/,
    // The portal draws its own legends; this style sheet is inserted again with each update and makes the browser
    // recompute the style of every element.
    substitutions: [[/this\.legendHelpers\.appendToForeignObject\(\),/g, '']],
  },
];

/** Loader rules for minified builds only: without a minimizer they would only remove warnings for developers. */
export const sourcePatchRules: RuleSetRule[] = SOURCE_PATCHES.map(({ test, substitutions }) => ({
  test,
  loader: path.join(import.meta.dirname, 'patch-loader.ts'),
  options: { substitutions },
}));
