import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

export const isScript = (file: string) => file.endsWith('.js');

/** The script files of chunks, sorted. */
export const scriptsOf = (chunks: Iterable<Chunk>) =>
  [...new Set([...chunks].flatMap((chunk) => [...chunk.files].filter(isScript)))].sort();

/** The chunk groups that `import(request)` created, whichever module contains the import. */
export function groupsImporting(compilation: Compilation, request: string): ChunkGroup[] {
  return compilation.chunkGroups.filter((group) =>
    group.origins.some((origin) => origin.request === request),
  );
}

/** The modules of a chunk, including those inside concatenated modules. */
export function* modulesOf(compilation: Compilation, chunk: Chunk): Generator<Module> {
  for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
    yield module;
    if ('modules' in module && Array.isArray(module.modules)) yield* module.modules as Module[];
  }
}

/** The script with each language's texts, by the JSON files in `src/locales/`. */
export function localeFiles(compilation: Compilation, folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const chunk of compilation.chunks) {
    for (const module of modulesOf(compilation, chunk)) {
      const resource = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
      const language =
        resource.startsWith(folder) &&
        /^\/src\/locales\/([\w-]+)\.json$/.exec(resource.slice(folder.length))?.[1];
      const [file] = scriptsOf([chunk]);
      if (language && file) files[language] = file;
    }
  }
  return files;
}
