import path from 'node:path';
import webpack from 'webpack';
import type { RuleSetRule, WebpackPluginInstance } from 'webpack';
import type { Edit } from './edit-loader.ts';

/** Leaves out of the federation runtime what only manifests and servers need. */
const FEDERATION_TRIMS = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

type Trim = {
  /** The package whose import is meant; others that ask for the same get the real thing. */
  importer: RegExp;
  request: RegExp;
  /** What it gets instead, in the shell's `src/bundle-patches/`. A name that is missing there fails the build. */
  instead: string;
};

/** Parts of libraries that every page would load and none can run, 3 KB of what `/login` needs. */
const TRIMS: Trim[] = [
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

/** Takes out of the shell what its libraries carry for other uses than ours. */
export const shellTrims = (root: string): WebpackPluginInstance[] => [
  new webpack.DefinePlugin(FEDERATION_TRIMS),
  ...TRIMS.map(
    ({ importer, request, instead }) =>
      new webpack.NormalModuleReplacementPlugin(request, (resolving) => {
        if (!importer.test(resolving.contextInfo.issuer)) return;
        resolving.request = path.join(root, 'src/bundle-patches', instead);
      }),
  ),
];

/** What a library says to developers alone, what its effects hide from the minimizer, and what it does for nothing. */
export const EDITS: { test: RegExp; edits: readonly Edit[] }[] = [
  {
    test: /[\\/]react-router[\\/]dist[\\/]production[\\/].+\.js$/,
    edits: [
      // A `forwardRef` that may do anything, and the name it gets, keep a form alive that nobody uses.
      [/= (?=React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /*#__PURE__*/ '],
      [/^\w+\.displayName = "\w+";$/gm, ''],
      [/^(\s*)(?=warning\()/gm, '$1false && '],
    ],
  },
  {
    test: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    // All four are silent unless i18next debugs, which it never does here.
    edits: [[/this\.logger\.(?=(?:warn|log|deprecate|once)\()/g, 'false && this.logger.']],
  },
  {
    test: /[\\/]apexcharts[\\/]dist[\\/]apexcharts\.(?:common|esm)\.js$/,
    // A style sheet for legends that we draw ourselves: coming anew with each update, it had the browser work out the
    // style of every element of the page.
    edits: [[/this\.legendHelpers\.appendToForeignObject\(\),/g, '']],
  },
];

/** The same for builds that are minified; without a minimizer it would change nothing but what developers are told. */
export const trimRules: RuleSetRule[] = EDITS.map(({ test, edits }) => ({
  test,
  loader: path.join(import.meta.dirname, 'edit-loader.ts'),
  options: { edits },
}));
