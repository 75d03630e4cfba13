import { CONTRACT_VERSION, PROVIDED_MODULES } from '@portal/shared/contract';
import { LANGUAGES } from '@portal/shared/facts';
import type { Chunk, Compilation } from 'webpack';
import { groupsImporting, isScript, localeFiles, scriptsOf } from './chunk-files.ts';
import type { DescribeBuild } from './inventory-plugin.ts';
import { fontSheet } from './fonts/fonts-plugin.ts';
import { findPolicies } from './policies.ts';

/** Chunks that the edge preloads by name: what every remote needs, and what every page behind the sign-in page needs. */
const PRELOADED_CHUNKS = ['federation', 'signed-in'] as const;

type PreloadedChunk = (typeof PRELOADED_CHUNKS)[number];

function preloadedChunks(compilation: Compilation, name: string): Chunk[] {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`The shell has no chunk "${name}", which the edge preloads`);
  return group.chunks;
}

/**
 * The content of `shell.json`: all files and names of a shell build that a release set refers to. A build fails without one
 * of the chunks that it preloads.
 */
export const shellInventory =
  (version: string, preloaded: readonly PreloadedChunk[] = PRELOADED_CHUNKS): DescribeBuild =>
  (compilation, files) => {
    const entryFiles = (name: string) => compilation.entrypoints.get(name)?.getFiles() ?? [];
    const entries = entryFiles('main').filter(isScript);
    const provides: Record<string, string[]> = {};
    const provided: [name: string, chunks: Chunk[]][] = [
      ...PROVIDED_MODULES.map((name): [string, Chunk[]] => [
        name,
        groupsImporting(compilation, name).flatMap((group) => group.chunks),
      ]),
      ...preloaded.map((name): [string, Chunk[]] => [name, preloadedChunks(compilation, name)]),
    ];
    for (const [name, chunks] of provided) {
      const chunkFiles = scriptsOf(chunks).filter((file) => !entries.includes(file));
      if (chunkFiles.length > 0) provides[name] = chunkFiles;
    }
    const [preloadCalls] = entryFiles('preload-calls').filter(isScript);
    const fonts: Record<string, string> = {};
    for (const language of LANGUAGES) {
      const sheet = fontSheet(language);
      if (files[sheet]) fonts[language] = sheet;
    }
    return {
      version,
      contractVersion: CONTRACT_VERSION,
      providedModules: [...PROVIDED_MODULES],
      entries,
      ...(preloadCalls && { preloadCalls }),
      files: Object.fromEntries(Object.entries(files).filter(([file]) => isScript(file))),
      assets: Object.fromEntries(Object.entries(files).filter(([file]) => !isScript(file))),
      provides,
      policies: findPolicies(compilation),
      fonts,
      localeFiles: localeFiles(compilation, compilation.compiler.context),
    };
  };
