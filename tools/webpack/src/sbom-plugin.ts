import { CycloneDxWebpackPlugin } from '@cyclonedx/webpack-plugin';
import type { Compiler } from 'webpack';

/**
 * Emits `bom.json`, the software bill of materials of a build: every bundled package with its version and licence, as
 * CycloneDX. Its bytes depend on the modules only.
 */
export class SbomPlugin {
  readonly #plugin = new CycloneDxWebpackPlugin({
    specVersion: '1.6',
    outputLocation: '.',
    includeWellknown: false,
    reproducibleResults: true,
    validateResults: false,
  });

  apply(compiler: Compiler): void {
    this.#plugin.apply(compiler);
    compiler.hooks.thisCompilation.tap('SbomPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SbomPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS },
        // The same content as XML, which nobody needs beside the JSON.
        () => compilation.deleteAsset('bom.xml'),
      );
    });
  }
}
