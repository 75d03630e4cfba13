import { PROVIDED_MODULES } from '@portal/shared/contract';
import { groupsImporting, isScript, localeFiles, scriptsOf } from './chunk-files.ts';
import type { DescribeBuild } from './inventory-plugin.ts';

/**
 * Lazy imports of the shell that the edge preloads by name: what every remote needs, and what every page behind the
 * sign-in page needs.
 */
const PRELOADED_IMPORTS = { runtime: './federation.ts', frame: './signed-in-parts.ts' };

/** The content of `shell.json`: all files and names of a shell build that a release set refers to. */
export const shellInventory =
  (version: string): DescribeBuild =>
  (compilation, files) => {
    const entryFiles = (name: string) => compilation.entrypoints.get(name)?.getFiles() ?? [];
    const entries = entryFiles('main').filter(isScript);
    const provides: Record<string, string[]> = {};
    const requests = {
      ...Object.fromEntries(PROVIDED_MODULES.map((name) => [name, name])),
      ...PRELOADED_IMPORTS,
    };
    for (const [name, request] of Object.entries(requests)) {
      const chunks = groupsImporting(compilation, request).flatMap((group) => group.chunks);
      const chunkFiles = scriptsOf(chunks).filter((file) => !entries.includes(file));
      if (chunkFiles.length > 0) provides[name] = chunkFiles;
    }
    const fonts: Record<string, string> = {};
    for (const name of compilation.entrypoints.keys()) {
      const sheet = entryFiles(name).find((file) => file.endsWith('.css'));
      if (name.startsWith('fonts-') && sheet) fonts[name.slice('fonts-'.length)] = sheet;
    }
    return {
      version,
      entries,
      files: Object.fromEntries(Object.entries(files).filter(([file]) => isScript(file))),
      assets: Object.fromEntries(Object.entries(files).filter(([file]) => !isScript(file))),
      provides,
      fonts,
      localeFiles: localeFiles(compilation, compilation.compiler.context),
    };
  };
