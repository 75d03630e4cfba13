import type { Compiler } from 'webpack';

/**
 * Milliseconds after which a chunk fails, unless the page sees that bytes still arrive. Two
 * attempts and the delay between them must fit into the 12 seconds in which a remote has to be mounted.
 */
export const CHUNK_TIMEOUT_MS = 5_500;

/** webpack's own timeout for a chunk, however slowly it arrives. */
export const MAX_CHUNK_MS = 120_000;

/**
 * Gives each script that webpack's chunk loader inserts a timeout, and hands both to the page (`globalThis.__portalScripts`),
 * which sees progress and replaces the timeout by one that waits for it. Until the page does, the timeout holds.
 */
export class ChunkTimeoutPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.options.output.chunkLoadTimeout = MAX_CHUNK_MS;
    compiler.hooks.compilation.tap('ChunkTimeoutPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkTimeoutPlugin',
        (source) => `${source}
{
  const fail = () => script.onerror?.({ type: 'timeout', target: script });
  const timer = setTimeout(fail, ${CHUNK_TIMEOUT_MS});
  (globalThis.__portalScripts ||= []).push([script, performance.now() + ${CHUNK_TIMEOUT_MS}, fail, timer]);
}`,
      );
    });
  }
}
