import type { Compiler } from 'webpack';

/**
 * Gives every script that webpack's own loader adds the integrity that the page knows for it. The page fills
 * `globalThis.__portalIntegrity` (absolute URL → integrity) from the release set; a script that is not in it gets
 * none, and `Integrity-Policy` makes the browser refuse it. That policy also refuses requests without CORS, which
 * webpack asks for only across origins.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}
var integrity = (globalThis.__portalIntegrity || {})[new URL(url, location.href).href];
if (integrity) {
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
}`,
      );
    });
  }
}
