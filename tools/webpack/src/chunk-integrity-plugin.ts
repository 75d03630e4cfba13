import type { Compiler } from 'webpack';

/**
 * Sets `integrity` on every script that webpack's chunk loader inserts. The page fills `globalThis.__portalIntegrity`
 * (absolute URL → integrity) from the release set; a script without an entry gets no integrity, and `Integrity-Policy`
 * makes the browser block it. That policy also blocks requests without CORS, which webpack sets only across origins.
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
