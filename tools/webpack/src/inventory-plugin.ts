import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compilation, Compiler } from 'webpack';

/** File name → integrity of every emitted file, before compression. */
export type EmittedFiles = Record<string, string>;

/** Returns the content of the document that describes a build. */
export type DescribeBuild = (compilation: Compilation, files: EmittedFiles) => unknown;

const compressible = /\.(js|css|json|svg)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `<document>` with the integrity of every file, and a Brotli and a gzip copy of each text file. */
export class InventoryPlugin {
  readonly #document: string;
  readonly #describe: DescribeBuild;

  constructor(document: string, describe: DescribeBuild) {
    this.#document = document;
    this.#describe = describe;
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    const texts = new WeakMap<Compilation, string>();
    compiler.hooks.thisCompilation.tap('InventoryPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // At the last stage, after content hashes: names and bytes are final.
        { name: 'InventoryPlugin', stage: stages.PROCESS_ASSETS_STAGE_REPORT },
        async (assets) => {
          const files: EmittedFiles = {};
          for (const [name, source] of Object.entries(assets)) {
            const bytes = source.buffer();
            files[name] = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
            if (!compressible.test(name) || compiler.options.mode !== 'production') continue;
            const [br, zipped] = await Promise.all([
              brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
              gz(bytes, { level: 9 }),
            ]);
            compilation.emitAsset(`${name}.br`, new sources.RawSource(br));
            compilation.emitAsset(`${name}.gz`, new sources.RawSource(zipped));
          }
          texts.set(compilation, `${JSON.stringify(this.#describe(compilation, files), null, 2)}\n`);
        },
      );
    });
    // Written last: a folder with this document contains a complete build, even after a crash.
    compiler.hooks.afterEmit.tapPromise('InventoryPlugin', async (compilation) => {
      const text = texts.get(compilation);
      if (text !== undefined) await writeFile(path.join(compiler.outputPath, this.#document), text);
    });
  }
}
