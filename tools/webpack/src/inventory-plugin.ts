import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compilation, Compiler } from 'webpack';

/** Every emitted file of a build with its integrity, before compression. */
export type EmittedFiles = Record<string, string>;

/** Writes the document that describes a build, from what webpack made of it. */
export type DescribeBuild = (compilation: Compilation, files: EmittedFiles) => unknown;

const compressible = /\.(js|css|json|svg)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Adds `<document>` with the integrity of every file, and a brotli and a gzip copy beside each text file. */
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
        // After real content hashes: the names and bytes are final here.
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
    // After everything else lies there: a folder with this document holds a whole build, even after a crash.
    compiler.hooks.afterEmit.tapPromise('InventoryPlugin', async (compilation) => {
      const text = texts.get(compilation);
      if (text !== undefined) await writeFile(path.join(compiler.outputPath, this.#document), text);
    });
  }
}
