import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

export const isScript = (file: string) => file.endsWith('.js');

/** The scripts of some chunks, in a stable order. */
export const scriptsOf = (chunks: Iterable<Chunk>) =>
  [...new Set([...chunks].flatMap((chunk) => [...chunk.files].filter(isScript)))].sort();

/** The chunk groups that `import(request)` made, from whichever module it stands in. */
export function groupsImporting(compilation: Compilation, request: string): ChunkGroup[] {
  return compilation.chunkGroups.filter((group) =>
    group.origins.some((origin) => origin.request === request),
  );
}

/** Modules of a chunk, the ones inside concatenated modules too. */
export function* modulesOf(compilation: Compilation, chunk: Chunk): Generator<Module> {
  for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
    yield module;
    if ('modules' in module && Array.isArray(module.modules)) yield* module.modules as Module[];
  }
}

/** The script with each language's texts, found by the JSON files in `src/locales/`. */
export function localeFiles(compilation: Compilation, folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const chunk of compilation.chunks) {
    for (const module of modulesOf(compilation, chunk)) {
      const resource = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
      const language =
        resource.startsWith(folder) &&
        /^\/src\/locales\/([\w-]+)\.json$/.exec(resource.slice(folder.length))?.[1];
      const [file] = scriptsOf([chunk]);
      if (language && file) found[language] = file;
    }
  }
  return found;
}
